import { test } from 'vitest'
import { as, buildSettings } from '../test/app.ts'
import { journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey({})

test('in a shop by invitation, a link that no longer works says so before anything is typed', async () => {
  const { app } = site()
  await buildSettings(app, { registration: 'invitation' })
  const admin = as(app, await person(site(), { role: 'admin' }))
  const { body } = await admin.post('/api/admin/invitations', {
    note: 'A friend',
    maxUses: 1,
    days: 7,
  })
  const link = new URL(body.url)
  const { page } = await visit()
  await open(page, pages.login())
  await see(page.getByText('New accounts are by invitation.'))
  await open(page, pages.signUp())
  await see(page.getByText('You need an invitation to sign up here.'))

  const path = link.pathname + link.search
  await open(page, path)
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByLabel('Name').fill('Fay Friend')
  await form.getByLabel('Email').fill('fay@example.org')
  await form.getByLabel('Password', { exact: true }).fill('plum-tractor-orbit')
  await form.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL((url) => url.pathname !== '/signup')

  const { page: second, announce: announceSecond } = await visit()
  announceSecond(/status of 404/)
  await open(second, path)
  await see(second.getByText('This invitation has expired, was used up or was withdrawn.'))
  await see(second.getByRole('main').getByRole('link', { name: 'Log in' }))
})
