import type { Context } from 'hono'
import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  type AppEnv,
  createLimiter,
  createRouter,
  json,
  limitAttempts,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { queueMail, renderMail } from '../../../platform/mail/index.ts'
import { isolate } from '../../../shared/isolate.ts'
import { accountLanguage, addressIn } from '../../../shared/languages.ts'
import { HOUR } from '../../../shared/time.ts'
import { translatorFor } from '../../../text/server.ts'
import { deleteGoogle, findLanguage, findLoginMethods, lockAccount } from '../accounts.store.ts'
import { type ClientDetails, readClient, recordSecurityEvent } from '../security/index.ts'
import { leadToDemoGoogle } from './demo-google.ts'

/** Follows up a Google account that was linked: log, audit, email. */
export function recordLinked(deps: Deps, viewer: Viewer, client: ClientDetails) {
  return inTransaction(deps.db, async (tx) => {
    const { googleEmail } = await findLoginMethods(tx, viewer.id)
    await recordChange(deps, tx, viewer, 'google_linked', { client, googleEmail })
    await queueMethodMail(deps, tx, viewer, 'googleLinked', googleEmail ?? '')
  })
}

type UnlinkOutcome = { unlinked: boolean } | { refused: 'last_login_method' }

/** Unlinks the Google account, unless it is the only way to log in. Safe to repeat. */
function unlinkGoogle(deps: Deps, viewer: Viewer, client: ClientDetails): Promise<UnlinkOutcome> {
  return inTransaction(deps.db, async (tx): Promise<UnlinkOutcome> => {
    await lockAccount(tx, viewer.id)
    const { google, password, passkey, googleEmail } = await findLoginMethods(tx, viewer.id)
    if (!google) return { unlinked: false }
    if (!password && !passkey) return { refused: 'last_login_method' }
    await deleteGoogle(tx, viewer.id)
    await recordChange(deps, tx, viewer, 'google_unlinked', { client, googleEmail })
    await queueMethodMail(deps, tx, viewer, 'googleUnlinked', googleEmail ?? '')
    return { unlinked: true }
  })
}

async function recordChange(
  deps: Deps,
  tx: Tx,
  viewer: Viewer,
  kind: 'google_linked' | 'google_unlinked',
  { client, googleEmail }: { client: ClientDetails; googleEmail: string | null },
) {
  const [userId, at] = [viewer.id, deps.clock.now()]
  await recordSecurityEvent(deps, tx, { userId, kind, client, detail: googleEmail ?? '' })
  await recordEvent(tx, kind, at, { userId })
  await writeAudit(tx, { actor: viewer, action: kind, subject: ['user', userId], at })
}

/** Emails the person that there is one way more or less to log in to their account, and what it is called. */
export async function queueMethodMail(
  deps: Deps,
  tx: Tx,
  { id, name, email }: Pick<Viewer, 'id' | 'name' | 'email'>,
  change: 'googleLinked' | 'googleUnlinked' | 'passkeyAdded' | 'passkeyRemoved',
  method: string,
) {
  const { name: shop, languages } = deps.settings.current()
  const language = accountLanguage({ language: await findLanguage(tx, id) }, languages)
  const t = translatorFor(language, 'mail')
  const mail = renderMail(deps, {
    topic: 'account',
    language,
    subject: t(`loginMethod.${change}.subject`),
    name,
    paragraphs: [
      t(`loginMethod.${change}.text`, { shop, name: isolate(method, language) }),
      t('ifYou'),
    ],
    button: {
      label: t('loginMethod.button'),
      url: `${deps.origin()}${addressIn(language, pages.settings('passkeys'))}`,
    },
    note: t('loginMethod.note'),
  })
  await queueMail(tx, { to: email, ...mail, isUrgent: true }, deps.clock.now())
}

const methodsBody = z
  .object({
    password: z.boolean().openapi({ description: 'Whether the account has a password.' }),
    google: z.boolean().openapi({ description: 'Whether it is linked to a Google account.' }),
    googleEmail: z.string().nullable().openapi({
      description: 'The address of that Google account, which can differ from the address here.',
    }),
    passkey: z.boolean().openapi({ description: 'Whether it has a passkey.' }),
  })
  .openapi('LoginMethods')

/** How people log in to their account. */
export function loginMethodsApi(deps: Deps) {
  return createRouter().openapi(
    route('loggedIn', {
      method: 'get',
      path: '/login-methods',
      operationId: 'getLoginMethods',
      summary: 'Get your login methods',
      description:
        'Returns whether you can log in with a password, with Google and with a passkey.',
      tags: ['identity'],
      responses: { 200: json(methodsBody), ...refusals(401) },
    }),
    async (c) => c.json(await findLoginMethods(deps.db.kysely, requireViewer(c).id), 200),
  )
}

/** Attempts of one account to link Google in an hour; each stores what the way back is compared with. */
const STARTS_PER_HOUR = 20

type Calls = { pass(c: Context<AppEnv>, body: unknown): Promise<Response> }

/** Linking a Google account to the viewer's account, and unlinking it. */
export function googleLinkApi(deps: Deps, { pass }: Calls) {
  const starts = createLimiter(deps.db.pool, 'link-google', STARTS_PER_HOUR, HOUR / 1000)
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/auth/link-social',
        recentLogin: true,
        confirmedEmail: true,
        operationId: 'linkGoogle',
        summary: 'Start linking a Google account',
        description:
          'Returns the URL at Google to open. When Google redirects back, the chosen Google account is linked to the account that is logged in here, in this browser and session only. The address of the Google account may differ; the address here stays. The settings page then gets the error code as `error` in its URL.',
        tags: ['identity'],
        responses: {
          200: json(z.looseObject({ url: z.string() })),
          ...refusals(401, 403, 404, 409, 413, 429),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const limited = await limitAttempts(c, starts, viewer.id)
        if (limited) return limited
        if ((await findLoginMethods(deps.db.kysely, viewer.id)).google)
          return refuse(c, 409, 'already_linked', 'Unlink your current Google account first.')
        const settings = `${pages.settings()}?google`
        const body = {
          provider: 'google',
          callbackURL: `${settings}=linked#google`,
          errorCallbackURL: `${settings}=failed#google`,
        }
        return (await leadToDemoGoogle(deps, c, await pass(c, body))) as never
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/auth/google',
        recentLogin: true,
        operationId: 'unlinkGoogle',
        summary: 'Unlink your Google account',
        description:
          'The Google account can no longer be used to log in. Refused with 409 for the only way to log in. Repeating the call changes nothing. The person is notified by email.',
        tags: ['identity'],
        responses: {
          200: json(z.object({ status: z.literal(true) })),
          ...refusals(401, 403, 409, 413),
        },
      }),
      async (c) => {
        const outcome = await unlinkGoogle(deps, requireViewer(c), readClient(c))
        if ('refused' in outcome)
          return refuse(
            c,
            409,
            outcome.refused,
            'Google is your only way to log in. Set a password first, then unlink it.',
          )
        return c.json({ status: true as const }, 200)
      },
    )
}
