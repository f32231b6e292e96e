import type { Locator, Page } from 'playwright-core'

/** Opens a URL and waits until the page is interactive. */
export async function open(page: Page, address: string) {
  const answer = await page.goto(address)
  await page.waitForFunction(isAnswering)
  return answer
}

type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }

/** Runs in the page: true once React has hydrated everything. */
function isAnswering() {
  for (const [key, value] of Object.entries(document.getElementById('app') ?? {})) {
    if (!key.startsWith('__reactContainer')) continue
    return !(value as ReactRoot).stateNode.current.memoizedState.isDehydrated
  }
  return false
}

/** Waits until all are visible. */
export async function see(...wanted: Locator[]) {
  for (const locator of wanted) await locator.filter({ visible: true }).waitFor()
}

/** Waits until none is visible. */
export async function gone(...unwanted: Locator[]) {
  for (const locator of unwanted) await locator.waitFor({ state: 'hidden' })
}

/** A toast with this text. */
export function toast(page: Page, words: string | RegExp) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(words)
}

export function card(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, exact: true })
  return page.getByRole('article').filter({ has: heading })
}

/** Path and search of the current page. */
export function addressOf(page: Page) {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}
