import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import type { Db } from '../../platform/db/index.ts'
import {
  defaultValues,
  definitionFor,
  isSettingName,
  type SettingName,
  type SettingValues,
  settingNames,
} from '../../shared/settings/definitions.ts'
import { valueSchemas } from './setting-schemas.ts'
import { readStoredSettings, type StoredSetting } from './settings.store.ts'

/** Published by transactions that change settings. */
export const STORED_SETTINGS_TOPIC = 'stored_settings'
/**
 * Published in each process once it has read changed settings: what is made from settings is dropped only when
 * the new ones are there. Every page shows settings, so the page cache adds it to each.
 */
export const SETTINGS_TOPIC = 'settings'

export type Settings = {
  /**
   * The values that hold now: of the environment, or else stored, or else the defaults. The same object until
   * one changes.
   */
  current(): SettingValues
  /** The values of a shop whose admins have changed nothing, without those of the environment. */
  defaults: SettingValues
  /** Those that the environment sets. */
  held: Readonly<Partial<SettingValues>>
  /** The environment variable that sets it, if one does. */
  variable(name: SettingName): string | undefined
  /** Reads what is stored; at start, and where changes are not received. */
  load(): Promise<void>
  /** Settled when changes that this process has received are read. */
  ready(): Promise<void>
}

type Options = { db: Db; env: Env; demo: boolean; log: Logger }

/** A failed read is repeated after this. */
const RETRY_MS = 500

/** The settings of the shop in the memory of this process, read again whenever any node changes them. */
export function createSettings({ db, env, demo, log }: Options): Settings {
  const held = readVariables(env)
  const defaults = defaultsFor(env, demo)
  let values: SettingValues = { ...defaults, ...held }
  let reading: Promise<void> | undefined
  let isOutdated = false
  let retry: NodeJS.Timeout | undefined

  function apply(rows: StoredSetting[]) {
    const next = { ...defaults, ...storedValues(rows, log), ...held }
    if (JSON.stringify(next) === JSON.stringify(values)) return
    values = next
    db.changes.publish([SETTINGS_TOPIC])
  }

  /** One read at a time; a change during it is read by another one. */
  async function read() {
    do {
      isOutdated = false
      apply(await readStoredSettings(db.kysely))
    } while (isOutdated)
  }

  function load(): Promise<void> {
    clearTimeout(retry)
    isOutdated = true
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  function follow() {
    load().catch((error: Error) => {
      log.warn({ err: error }, 'the settings could not be read')
      clearTimeout(retry)
      retry = setTimeout(follow, RETRY_MS).unref()
    })
  }

  db.changes.onChange((topic) => {
    if (topic === STORED_SETTINGS_TOPIC || topic === 'all') follow()
  })

  return {
    current: () => values,
    defaults,
    held,
    variable: (name) => (name in held ? definitionFor(name).variable : undefined),
    load,
    ready: async () => {
      await reading?.catch(() => {})
    },
  }
}

/** What is set by environment variables, each already checked by src/env.ts. */
function readVariables(env: Env): Partial<SettingValues> {
  const given = env as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const { variable } = definitionFor(name)
      const value = variable && given[variable]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Percent of the price in a demo, so that every page that speaks of fees can be seen there. */
const DEMO_PERCENT = 4

/** Some defaults depend on what the shop is connected to. */
function defaultsFor(env: Env, demo: boolean): SettingValues {
  return {
    ...defaultValues,
    // Without Stripe sellers may be paid by transfer.
    transferPayee: env.STRIPE_SECRET_KEY ? 'off' : defaultValues.transferPayee,
    feePercent: demo && env.FEE_FIXED === undefined ? DEMO_PERCENT : defaultValues.feePercent,
  }
}

/** Stored values that this version knows; a value that it does not accept counts as not stored. */
export function storedValues(
  rows: readonly StoredSetting[],
  log?: Pick<Logger, 'warn'>,
): Partial<SettingValues> {
  return Object.fromEntries(
    rows.flatMap(({ name, value }) => {
      if (value === null || !isSettingName(name)) return []
      const parsed = valueSchemas[name].safeParse(value)
      if (parsed.success) return [[name, parsed.data]]
      log?.warn({ setting: name }, 'a stored setting is not valid; its default is used')
      return []
    }),
  )
}
