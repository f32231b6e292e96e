import type { Locator, Page } from 'playwright-core'

/** How long a page may take to become interactive. */
const PATIENCE_MS = 60_000

/** What Playwright says of a call to a document that another one has replaced. */
const REPLACED = /Execution context was destroyed/

/** Opens a URL and waits until the page is interactive. */
export async function open(page: Page, address: string) {
  const answer = await page.goto(address)
  // Not `waitForFunction`, which loads Playwright's selectors into the page's own scripts: 20 ms a document.
  for (;;)
    try {
      await page.evaluate(untilInteractive, PATIENCE_MS)
      return answer
    } catch (error) {
      // Such as a page that sends its visitor to another one.
      if (!REPLACED.test(String(error))) throw error
      await page.waitForLoadState('domcontentloaded')
    }
}

type Fiber = {
  child: Fiber | null
  sibling: Fiber | null
  memoizedState: { isDehydrated?: boolean; dehydrated?: object | null } | null
}

/** Runs in the page: resolves once React has hydrated everything, the parts inside Suspense too. */
async function untilInteractive(patienceMs: number) {
  function isInteractive() {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1]
    if (!root) return false
    const waiting: Fiber[] = [(root as { stateNode: { current: Fiber } }).stateNode.current]
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      if (fiber.memoizedState?.isDehydrated || fiber.memoizedState?.dehydrated) return false
      if (fiber.sibling) waiting.push(fiber.sibling)
      if (fiber.child) waiting.push(fiber.child)
    }
    return true
  }
  while (!isInteractive()) {
    if (performance.now() > patienceMs) throw new Error('The page did not become interactive.')
    await new Promise(requestAnimationFrame)
  }
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

/** Opens the menu of a row, the only one there, and chooses what it offers. */
export async function chooseAction(row: Pick<Locator, 'getByRole'>, name: string) {
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await row.getByRole('menuitem', { name, exact: true }).click()
}
