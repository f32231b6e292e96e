import type { Page } from 'playwright-core'

/** More tab stops than any page has. */
const MOST_PRESSES = 80

/** Presses Tab until the element with this name has the focus. */
export async function tabUntil(page: Page, name: string | RegExp) {
  const wanted = page.locator(':focus').and(
    page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .or(page.getByRole('radio', { name, exact: false }))
      .or(page.getByLabel(name, { exact: true })),
  )
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if ((await wanted.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}
