import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  type z,
} from '../../platform/http/index.ts'
import { type SettingName, settingNames } from '../../shared/settings/definitions.ts'
import { pageLanguage, translateError } from '../../text/errors.ts'
import { CURRENCY_LOCKED, changeSettings, type SettingCallbacks } from './change-settings.ts'
import { storedValues } from './current-settings.ts'
import { changesBody, conflictBody, settingsBody } from './settings.contract.ts'
import { listStoredSettings } from './settings.store.ts'

const tags = ['settings']

/** The settings of the shop, for admins. */
export function settingsApi(deps: Deps, callbacks: SettingCallbacks) {
  return createRouter()
    .openapi(
      route('changeSettings', {
        method: 'get',
        path: '/admin/settings',
        operationId: 'getSettings',
        summary: 'Get the settings of the shop',
        description:
          'For admins. Returns every setting with its value, where the value comes from, and the version to send with a change.',
        tags,
        responses: { 200: json(settingsBody), ...refusals(401, 403) },
      }),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        return c.json({ settings: await readSettings(deps, callbacks) }, 200)
      },
    )
    .openapi(
      route('changeSettings', {
        method: 'patch',
        path: '/admin/settings',
        operationId: 'updateSettings',
        summary: 'Change settings of the shop',
        description:
          'For admins. Changes all of the given settings or none of them; every page shows the new values within a second. Refused with 409 and the present values if somebody else has changed one since the given `version`, and with 422 if an environment variable sets it. Each change is written to the audit log.',
        tags,
        recentLogin: true,
        request: { body: jsonBody(changesBody) },
        responses: {
          200: json(settingsBody),
          ...refusals(401, 403, 413, 422),
          409: json(conflictBody, 'Somebody else has changed one of the settings.'),
        },
      }),
      async (c) => {
        const { changes } = c.req.valid('json')
        const outcome = await changeSettings(deps, requireViewer(c), changes, callbacks)
        const settings = await readSettings(deps, callbacks)
        if (!('refused' in outcome)) return c.json({ settings }, 200)
        return refuseChange(c, outcome, settings)
      },
    )
}

/** Named as the schema names a value that it refuses. */
function toFields(errors: { [Name in SettingName]?: string }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [`changes.${name}.value`, message]),
  )
}

type Refusal = Exclude<Awaited<ReturnType<typeof changeSettings>>, { changed: unknown }>

/** Answers with why settings were not changed: 409 with those that somebody else has changed, or 422. */
export function refuseChange(c: Context, outcome: Refusal, settings: SettingsBody) {
  if (outcome.refused === 'setting_changed') {
    const changed = Object.fromEntries(outcome.names.map((name) => [name, settings[name]]))
    const message =
      'Another admin has changed these settings in the meantime. Compare the values, then save again.'
    const text = translateError(message, pageLanguage(c.req.header('accept-language')))
    return c.json({ error: outcome.refused, message: text, settings: changed }, 409)
  }
  const fields = toFields(outcome.errors)
  return refuse(c, 422, outcome.refused, 'Some fields are not valid.', fields)
}

type SettingsBody = z.infer<typeof settingsBody>['settings']

/** Every setting, as the API shows it. */
export async function readSettings(
  { db, settings }: Deps,
  { hasListings }: Pick<SettingCallbacks, 'hasListings'>,
): Promise<SettingsBody> {
  const [rows, isCurrencyLocked] = await Promise.all([
    listStoredSettings(db.kysely),
    hasListings(db.kysely),
  ])
  const { defaults, held } = settings
  const stored = storedValues(rows)
  const values = { ...defaults, ...stored, ...held }
  const body = settingNames.map((name) => {
    const row = rows.find((one) => one.name === name)
    const source = name in held ? 'environment' : name in stored ? 'stored' : 'default'
    return [
      name,
      {
        value: values[name],
        source,
        default: defaults[name],
        variable: settings.variable(name) ?? null,
        version: row?.version ?? 0,
        lock: name === 'currency' && isCurrencyLocked ? CURRENCY_LOCKED : null,
        changedAt: row?.changedAt.toISOString() ?? null,
        changedBy: row?.changedBy ?? null,
      },
    ]
  })
  return Object.fromEntries(body) as SettingsBody
}
