import { replaceShopImage } from '../../src/modules/media/index.ts'
import { changeSettings, type SettingChanges } from '../../src/modules/settings/index.ts'
import type { SettingValues } from '../../src/shared/settings/definitions.ts'
import type { TestApp } from '../app.ts'

/** Changes settings of a shop, whatever their version is, as a command would. */
export async function buildSettings({ deps }: TestApp, values: Partial<SettingValues>) {
  const { rows } = await deps.db.pool.query<{ name: string; version: number }>(
    'select name, version from settings',
  )
  const changes = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const version = rows.find((row) => row.name === name)?.version ?? 0
      return [name, { value, version }]
    }),
  ) as SettingChanges
  const callbacks = {
    hasListings: () => Promise.resolve(false),
    replaceImage: replaceShopImage,
    checkBackupTarget: async () => undefined,
  }
  const outcome = await changeSettings(deps, 'system', changes, callbacks)
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome))
}
