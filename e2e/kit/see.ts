import type { Locator, Page } from 'playwright-core'

/** Opens a URL and waits until the page is interactive. */
export async function open(page: Page, address: string) {
  const answer = await page.goto(address)
  await page.waitForFunction(isAnswering)
  return answer
}

type Fiber = {
  child: Fiber | null
  sibling: Fiber | null
  memoizedState: { isDehydrated?: boolean; dehydrated?: object | null } | null
}

/** Runs in the page: true once React has hydrated everything, the parts inside Suspense too. */
function isAnswering() {
  const app = document.getElementById('app') ?? {}
  const root = Object.entries(app).find(([key]) => key.startsWith('__reactContainer'))?.[1]
  if (!root) return false
  const waiting: Fiber[] = [(root as { stateNode: { current: Fiber } }).stateNode.current]
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    if (fiber.memoizedState?.isDehydrated || fiber.memoizedState?.dehydrated) return false
    if (fiber.sibling) waiting.push(fiber.sibling)
    if (fiber.child) waiting.push(fiber.child)
  }
  return true
}

/** Waits until each has been visible, in any order: a toast may be gone before a page is shown. */
export async function see(...wanted: Locator[]) {
  await Promise.all(wanted.map((locator) => locator.filter({ visible: true }).waitFor()))
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
