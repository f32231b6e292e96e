import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { sendTestMail } from '../../../platform/mail/index.ts'
import { SETUP_LINK_HOURS } from '../../../shared/accounts/account-rules.ts'
import { accountLanguage, addressIn, type Language } from '../../../shared/languages.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import type { SettingName } from '../../../shared/settings/definitions.ts'
import { pageLanguage } from '../../../text/errors.ts'
import { createFirstAdmin, findReader, readClient, readSetupLink } from '../../accounts/index.ts'
import { shopPaymentMethods } from '../../payments/index.ts'
import { type NewSettings, type SettingCallbacks, writeSettings } from '../../settings/index.ts'
import {
  newShopBody,
  sentMailBody,
  setupBody,
  testMailBody,
  tokenParams,
} from './setup.contract.ts'

const tags = ['instance']

const refuseSetup = refusalResponses({
  not_found: [
    404,
    `This link does not work. Each link works once, for ${formatQuantity(SETUP_LINK_HOURS, 'hour')}, until there is a newer one. Restart the shop and open the link that it prints.`,
  ],
  already_set_up: [410, 'This shop has been set up. Log in instead.'],
  setup_failed: [
    409,
    'The shop could not be created, and the demo is as it was. The log of the server says why.',
  ],
})

/** Test emails in an hour. */
const TEST_MAILS = 20
const HOUR_SECONDS = 3_600

/** Names of the form that differ from those of the settings. */
const fieldNames: Partial<Record<SettingName, string>> = { name: 'shopName' }

/** Setting up a new shop: its first admin, and the settings without which nobody should see it. */
export function setupApi(deps: Deps, callbacks: SettingCallbacks) {
  const { env, settings } = deps
  const testMails = createLimiter(deps.db.pool, 'test-mail', TEST_MAILS, HOUR_SECONDS)

  /** @throws the error of the mail server. */
  async function sendTest(to: string, from: 'setup' | 'dashboard', language: Language) {
    const url = deps.origin() + addressIn(language, pages.home())
    await sendTestMail(deps.mailer, deps, { to, url, from, language })
    return { server: mailServer(env) }
  }

  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/setup-links/{token}',
        operationId: 'getSetup',
        summary: 'Open a set-up link',
        description:
          'For whoever has the link that a new shop prints. Returns what the shop can be set up with. 404 means that the link does not work, 410 that the shop has an admin.',
        tags,
        request: { params: tokenParams },
        responses: { 200: json(setupBody), ...refusals(404, 410) },
      }),
      async (c) => {
        const link = await readSetupLink(deps, c.req.valid('param').token)
        if ('refused' in link) return refuseSetup(c, link.refused)
        const { replaceDemo } = deps
        // What somebody has changed in the demo is no proposal.
        const current = replaceDemo
          ? { ...settings.defaults, ...settings.held }
          : settings.current()
        const setting = <Name extends SettingName>(name: Name) => ({
          value: current[name],
          variable: settings.variable(name) ?? null,
        })
        c.header('Cache-Control', 'no-store')
        return c.json(
          {
            expiresAt: link.expiresAt.toISOString(),
            name: setting('name'),
            accentColor: setting('accentColor'),
            currency: setting('currency'),
            country: setting('country'),
            languages: {
              value: [...current.languages],
              variable: settings.variable('languages') ?? null,
            },
            transferPayee: setting('transferPayee'),
            deliveryMethods: setting('deliveryMethods'),
            mail: { server: mailServer(env), from: env.MAIL_FROM },
            // The cards of a demo are not the shop's.
            takesOnline: replaceDemo
              ? env.STRIPE_SECRET_KEY !== undefined
              : shopPaymentMethods(deps).includes('online'),
            replacesDemo: replaceDemo !== undefined,
            origin: deps.origin(),
            hasOrigin: env.ORIGIN !== undefined,
          },
          200,
        )
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/setup',
        operationId: 'setUpShop',
        summary: 'Set up the shop',
        description:
          'For whoever has the link that a new shop prints. Creates the first admin and stores the settings, all or nothing. The link does not work afterwards: of two people at once the second one gets 410. In a demo, the shop takes its place within seconds, and everything of the demo is deleted; 409 means that this failed and the demo is as it was.',
        tags,
        request: { body: jsonBody(newShopBody) },
        responses: {
          201: json(z.object({ email: z.string() }).openapi('ShopSetUp')),
          ...refusals(404, 409, 410, 413, 422),
        },
      }),
      async (c) => {
        const { token, name, email, password, shopName, ...rest } = c.req.valid('json')
        const given: NewSettings = { ...rest, name: shopName }
        const language = pageLanguage(c.req.header('accept-language'))
        // What an environment variable sets stays as it is.
        const values = Object.fromEntries(
          Object.entries(given).filter(([key]) => !settings.variable(key as SettingName)),
        )
        if (deps.replaceDemo) {
          const link = await readSetupLink(deps, token)
          if ('refused' in link) return refuseSetup(c, link.refused)
          const form = { values: { name, email, password, shopName, ...rest } }
          const userAgent = c.req.header('user-agent') ?? ''
          const made = await deps.replaceDemo({ ...form, userAgent, language })
          if ('email' in made) return c.json(made, 201)
          if ('refused' in made) return refuseSetup(c, made.refused)
          return refuse(c, 422, 'invalid', 'Some fields are not valid.', made.fields)
        }
        const outcome = await createFirstAdmin(
          deps,
          token,
          { name, email, password, language },
          {
            client: readClient(c),
            configure: (tx, admin) => writeSettings(tx, deps, admin, values, callbacks),
          },
        )
        if (!('refused' in outcome)) {
          await settings.ready()
          return c.json({ email: outcome.admin.email }, 201)
        }
        if (outcome.refused !== 'invalid') return refuseSetup(c, outcome.refused)
        const fields = Object.fromEntries(
          Object.entries(outcome.fields).map(([key, message]) => [
            fieldNames[key as SettingName] ?? key,
            message,
          ]),
        )
        return refuse(c, 422, 'invalid', 'Some fields are not valid.', fields)
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/setup-links/{token}/test-mail',
        operationId: 'sendSetupTestMail',
        summary: 'Send a test email during set-up',
        description:
          'For whoever has the set-up link. Sends a test email at once. 409 means that the mail server refused it, with its reason.',
        tags,
        request: { params: tokenParams, body: jsonBody(testMailBody) },
        responses: { 200: json(sentMailBody), ...refusals(404, 409, 410, 413, 422, 429) },
      }),
      async (c) => {
        const link = await readSetupLink(deps, c.req.valid('param').token)
        if ('refused' in link) return refuseSetup(c, link.refused)
        const limited = await limitAttempts(c, testMails, 'setup')
        if (limited) return limited
        const language = pageLanguage(c.req.header('accept-language'))
        return sendTest(c.req.valid('json').to, 'setup', language).then(
          (sent) => c.json(sent, 200),
          (error: Error) => refuse(c, 409, 'mail_failed', describeFailure(env, error)),
        )
      },
    )
    .openapi(
      route('changeSettings', {
        method: 'post',
        path: '/admin/test-mail',
        operationId: 'sendTestMail',
        summary: 'Send yourself a test email',
        description:
          'For admins. Sends a test email to your own address at once. 409 means that the mail server refused it, with its reason.',
        tags,
        responses: { 200: json(sentMailBody), ...refusals(401, 403, 409, 413, 429) },
      }),
      async (c) => {
        const { id, email } = requireViewer(c)
        const limited = await limitAttempts(c, testMails, id)
        if (limited) return limited
        const reader = await findReader(deps.db.kysely, id)
        const language = accountLanguage(
          { language: reader?.language ?? null },
          deps.settings.current().languages,
        )
        return sendTest(email, 'dashboard', language).then(
          (sent) => c.json(sent, 200),
          (error: Error) => refuse(c, 409, 'mail_failed', describeFailure(env, error)),
        )
      },
    )
}

function mailServer({ SMTP_URL }: Deps['env']): string | null {
  return SMTP_URL ? new URL(SMTP_URL).host : null
}

/** Without the address of the server, which holds its password. */
function describeFailure(env: Deps['env'], { message }: Error): string {
  const server = mailServer(env)
  return server
    ? `${server} did not accept the email: ${message}. Correct SMTP_URL and MAIL_FROM, and restart the shop.`
    : `The email could not be written: ${message}.`
}
