import type { Page } from 'playwright-core'
import { pages } from '../../src/contract/urls.ts'
import { open, see } from './see.ts'

/** The rows of the outbox with emails to an address, newest first. */
export function mailsTo(page: Page, email: string) {
  return page
    .getByRole('navigation', { name: 'Emails' })
    .getByRole('link')
    .filter({ hasText: email })
}

/** Opens the newest email to an address; returns it as people get it. */
export async function openMail(page: Page, email: string) {
  if (!page.url().includes(pages.outbox())) await open(page, pages.outbox())
  await mailsTo(page, email).first().click()
  await see(page.getByRole('article').filter({ hasText: email }))
  return page.getByRole('article').frameLocator('iframe')
}
