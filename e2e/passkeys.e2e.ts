import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gone, journey, open, pages, person, see, TEST_PASSWORD, toast } from './kit/index.ts'

const { visit, site } = journey()

/** An authenticator inside the browser, as a phone or laptop has; it needs no person unless told so. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const credentials = async () =>
    (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return { credentials }
}

/**
 * As a browser that does not offer passkeys at the email field: there one is picked at once, before anything is
 * pressed.
 */
function neverOfferPasskeys(page: Page) {
  return page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

/** Ends the session of this browser. It leaves the page first, whose requests may still be under way. */
async function forgetSession(page: Page, context: BrowserContext) {
  await page.goto('about:blank')
  await context.clearCookies()
}

test('a person adds a passkey, logs in with it, confirms who they are with it, and removes it', async () => {
  const user = await person(site())
  const { page, context, announce } = await visit(user)
  const authenticator = await addAuthenticator(page)
  await open(page, pages.settings('passkeys'))
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  await section.getByRole('button', { name: 'Add passkey' }).click()
  await see(toast(page, 'Passkey added'))
  const list = section.getByRole('list', { name: 'Passkeys' })
  await see(list.getByText('Work laptop'))
  await see(list.getByText('Never used'))
  expect(await authenticator.credentials()).toHaveLength(1)

  await list.getByRole('button', { name: 'Rename' }).click()
  await list.getByRole('textbox', { name: 'Name' }).fill('Home laptop')
  await list.getByRole('button', { name: 'Save' }).click()
  await see(list.getByText('Home laptop'))

  // The device has a passkey of this account already.
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByRole('button', { name: 'Add passkey' }).click()
  await see(section.getByText('This device already has a passkey for your account.'))

  await forgetSession(page, context)
  const withoutOffer = await neverOfferPasskeys(page)
  await open(page, pages.login())
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await see(toast(page, 'Login Successfully'))
  await withoutOffer.dispose()

  // The browser offers the passkey at the email field; here it is picked at once.
  await forgetSession(page, context)
  await open(page, pages.login())
  await see(toast(page, 'Login Successfully'))

  await open(page, pages.settings('passkeys'))
  await see(list.getByText('Last used', { exact: false }))
  await section.getByText('Home laptop').waitFor()
  await site().app.deps.db.pool.query(
    `update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`,
    [user.id],
  )
  announce(/403 .*passkeys/)
  await list.getByRole('button', { name: 'Remove' }).click()
  await page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Remove passkey' })
    .click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByRole('button', { name: 'Use a passkey' }).click()
  await see(toast(page, 'Passkey removed'))
  await gone(list)
})

test('the password of someone with a passkey as second step is not enough; the passkey then is', async () => {
  const user = await person(site())
  const { page, context } = await visit(user)
  await addAuthenticator(page)
  await open(page, pages.settings('passkeys'))
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByRole('button', { name: 'Add passkey' }).click()
  await see(toast(page, 'Passkey added'))
  const twoSteps = page.getByRole('region', { name: 'Two-step login' })
  await twoSteps.getByRole('button', { name: 'Turn on with your passkey' }).click()
  await twoSteps.getByRole('button', { name: 'I’ve saved them' }).click()
  await see(twoSteps.getByText('The second step is a passkey.'))

  await forgetSession(page, context)
  await neverOfferPasskeys(page)
  await open(page, pages.login())
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await see(page.getByRole('heading', { name: 'Two-step login' }))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await see(toast(page, 'Login Successfully'))
})
