import type { Page } from 'playwright-core'

/** More stops than any page has. */
const MOST_PRESSES = 80

/** Presses Tab until what has the focus has this name. */
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
