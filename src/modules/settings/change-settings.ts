import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../../deps.ts'
import {
  type Executor,
  publishChange,
  rollbackOnRefusal,
  type Tx,
} from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import {
  isImageName,
  type SettingName,
  type SettingValues,
  settingNames,
} from '../../shared/settings/definitions.ts'
import type { ShopImage } from '../../shared/settings/shop-images.ts'
import { type Settings, STORED_SETTINGS_TOPIC, storedValues } from './current-settings.ts'
import { lockSettings, readStoredSettings, writeSetting } from './settings.store.ts'
import { wrongVatNumber } from './vat-numbers.ts'

/** New values by name, each with the version that its admin saw; null restores the default. */
export type SettingChanges = {
  readonly [Name in SettingName]?:
    | { value: SettingValues[Name] | null; version: number }
    | undefined
}

/** What later modules know. Passed in, because they depend on this module. */
export type SettingCallbacks = {
  hasListings: (db: Executor) => Promise<boolean>
  /** Keeps the files of a new picture of the shop, and lets go of those of the one before. */
  replaceImage: (tx: Tx, change: ImageChange) => Promise<void>
  /** Why backups cannot go to a place; undefined when they can. */
  checkBackupTarget: (place: string) => Promise<string | undefined>
}
type WritingCallbacks = Pick<SettingCallbacks, 'hasListings' | 'replaceImage'>
export type ImageChange = { before: ShopImage | null; after: ShopImage | null; at: Date }

/** Buyers pay before a phone is shipped. */
const NO_PAID_SHIPPING =
  'With shipping only, buyers need a way to pay before a phone is sent. Connect Stripe or offer payment by bank transfer first'

export const CURRENCY_LOCKED = 'The currency can’t be changed once a phone has been listed'

/** What is wrong with a new value, by the name of its setting. */
type SettingErrors = { [Name in SettingName]?: string }
type Outcome =
  | { changed: SettingName[] }
  | { refused: 'setting_changed'; names: SettingName[] }
  | { refused: 'setting_held' | 'invalid'; errors: SettingErrors }

/**
 * Changes settings, all or none, with an audit row for each. Of two admins at once, the one who saw an older
 * version of a setting is refused. Returns once this node has the new values; other nodes have them within a
 * second.
 */
export async function changeSettings(
  deps: Deps,
  actor: Viewer | 'system',
  changes: SettingChanges,
  callbacks: SettingCallbacks,
): Promise<Outcome> {
  const { settings } = deps
  const names = settingNames.filter((name) => changes[name] !== undefined)
  const held = names.filter((name) => settings.variable(name) !== undefined)
  if (held.length > 0)
    return {
      refused: 'setting_held',
      errors: Object.fromEntries(held.map((name) => [name, heldMessage(settings, name)])),
    }
  const place = changes.backupTarget?.value
  const problem = place && (await callbacks.checkBackupTarget(place))
  if (problem) return { refused: 'invalid', errors: { backupTarget: problem } }
  const outcome = await rollbackOnRefusal(deps.db, (tx) =>
    writeChanges(tx, deps, { actor, names, changes, callbacks }),
  )
  await settings.ready()
  return outcome
}

/** New values by name; null restores the default. */
export type NewSettings = {
  readonly [Name in SettingName]?: SettingValues[Name] | null | undefined
}

/**
 * Changes settings in a transaction that does more than that, whatever their versions. Returns what is wrong
 * with them: then the transaction has to be undone.
 */
export async function writeSettings(
  tx: Tx,
  deps: Deps,
  actor: Viewer,
  values: NewSettings,
  callbacks: WritingCallbacks,
): Promise<SettingErrors> {
  const names = settingNames.filter((name) => values[name] !== undefined)
  await lockSettings(tx)
  const rows = await readStoredSettings(tx)
  const versions = new Map(rows.map(({ name, version }) => [name, version]))
  const changes = Object.fromEntries(
    names.map((name) => [name, { value: values[name], version: versions.get(name) ?? 0 }]),
  ) as SettingChanges
  const outcome = await writeChanges(tx, deps, { actor, names, changes, callbacks })
  return 'errors' in outcome ? outcome.errors : {}
}

type Writing = {
  actor: Viewer | 'system'
  names: SettingName[]
  changes: SettingChanges
  callbacks: WritingCallbacks
}

async function writeChanges(
  tx: Tx,
  deps: Deps,
  { actor, names, changes, callbacks }: Writing,
): Promise<Outcome> {
  const { settings, clock } = deps
  await lockSettings(tx)
  const rows = await readStoredSettings(tx)
  const versions = new Map(rows.map(({ name, version }) => [name, version]))
  const outdated = names.filter((name) => (versions.get(name) ?? 0) !== changes[name]?.version)
  if (outdated.length > 0) return { refused: 'setting_changed', names: outdated }
  const { defaults } = settings
  const stored = storedValues(rows)
  const given = Object.fromEntries(
    names.map((name) => [name, changes[name]?.value ?? defaults[name]]),
  )
  const before = { ...defaults, ...stored, ...settings.held }
  const after = { ...before, ...given }
  const errors = await findConflicts(deps, tx, names, { before, after, callbacks })
  if (Object.keys(errors).length > 0) return { refused: 'invalid', errors }

  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const now = clock.now()
  for (const name of changed) {
    const version = (versions.get(name) ?? 0) + 1
    const value = isDeepStrictEqual(after[name], defaults[name]) ? null : after[name]
    const changedBy = actor === 'system' ? null : actor.id
    await writeSetting(tx, { name, value, version, changedBy, changedAt: now })
    await recordEvent(tx, 'setting_changed', now, { name, version })
    await writeAudit(tx, {
      actor,
      action: 'setting_changed',
      subject: ['setting', name],
      at: now,
      data: { before: before[name], after: after[name] },
    })
    if (isImageName(name))
      await callbacks.replaceImage(tx, { before: before[name], after: after[name], at: now })
  }
  if (changed.length > 0) publishChange(tx, STORED_SETTINGS_TOPIC)
  return { changed }
}

function heldMessage(settings: Settings, name: SettingName): string {
  return `The environment variable ${settings.variable(name)} sets this. Remove it there to change it here.`
}

/** What the new values contradict, at the setting that has to change. */
async function findConflicts(
  { env, demo }: Deps,
  tx: Tx,
  names: readonly SettingName[],
  {
    before,
    after,
    callbacks,
  }: { before: SettingValues; after: SettingValues; callbacks: WritingCallbacks },
): Promise<SettingErrors> {
  const errors: SettingErrors = {}
  if (before.currency !== after.currency && (await callbacks.hasListings(tx)))
    errors.currency = CURRENCY_LOCKED
  if (after.transferPayee === 'shop' && after.transferInstructions === null) {
    const field = names.includes('transferInstructions') ? 'transferInstructions' : 'transferPayee'
    if (names.includes(field)) errors[field] = 'Enter instructions for buyers who pay the shop'
  }
  const takesOnline = env.STRIPE_SECRET_KEY !== undefined || demo
  if (after.deliveryMethods === 'shipping' && after.transferPayee === 'off' && !takesOnline) {
    const field = names.includes('deliveryMethods') ? 'deliveryMethods' : 'transferPayee'
    if (names.includes(field)) errors[field] = NO_PAID_SHIPPING
  }
  return { ...errors, ...findVatErrors(names, after) }
}

/** What keeps the shop from charging VAT with these values. */
function findVatErrors(
  names: readonly SettingName[],
  { chargesVat, vatNumber, vatPercent, country }: SettingValues,
): SettingErrors {
  const errors: SettingErrors = {}
  const report = (name: 'vatNumber' | 'vatPercent', message: string) => {
    const field = names.includes(name) ? name : 'chargesVat'
    if (names.includes(field)) errors[field] = message
  }
  if (chargesVat && vatPercent === 0) report('vatPercent', 'Enter the VAT rate')
  if (chargesVat && vatNumber === null) report('vatNumber', 'Enter the VAT number of the shop')
  if (vatNumber !== null && names.includes('vatNumber')) {
    const wrong = wrongVatNumber(country ?? vatNumber.slice(0, 2), vatNumber)
    if (wrong) errors.vatNumber = wrong
  }
  return errors
}
