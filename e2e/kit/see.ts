import type { Locator, Page } from 'playwright-core'

/** Goes to an address and waits until the page answers to whoever uses it. */
export async function open(page: Page, address: string) {
  const answer = await page.goto(address)
  await page.waitForFunction(isAnswering)
  return answer
}

type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }

/** Runs in the page: true once React has taken over all that the server wrote. */
function isAnswering() {
  for (const [key, value] of Object.entries(document.getElementById('app') ?? {})) {
    if (!key.startsWith('__reactContainer')) continue
    return !(value as ReactRoot).stateNode.current.memoizedState.isDehydrated
  }
  return false
}

/** Waits until it is in sight. */
export async function see(...wanted: Locator[]) {
  for (const locator of wanted) await locator.filter({ visible: true }).waitFor()
}

/** Waits until it is no longer in sight. */
export async function gone(...unwanted: Locator[]) {
  for (const locator of unwanted) await locator.waitFor({ state: 'hidden' })
}

/** A notification with these words. */
export function toast(page: Page, words: string | RegExp) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(words)
}

/** The card of the phone with this name. */
export function card(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, exact: true })
  return page.getByRole('article').filter({ has: heading })
}

/** Path and search of where the page is. */
export function addressOf(page: Page) {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}
