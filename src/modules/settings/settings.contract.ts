import { errorBody, z } from '../../platform/http/index.ts'
import {
  definitionFor,
  type SettingName,
  type SettingValues,
  settingNames,
} from '../../shared/settings/definitions.ts'
import { newValueSchemas, valueSchemas } from './setting-schemas.ts'

export const settingSources = ['default', 'stored', 'environment'] as const

function settingBody<Value>(value: z.ZodType<Value>, description: string) {
  return z
    .object({
      value,
      source: z.enum(settingSources),
      default: value,
      variable: z.string().nullable(),
      version: z.number().int(),
      lock: z.string().nullable(),
      changedAt: z.iso.datetime().nullable(),
      changedBy: z.string().nullable(),
    })
    .openapi({ description })
}
export type SettingBody<Value> = z.infer<ReturnType<typeof settingBody<Value>>>

type Bodies = { [Name in SettingName]: ReturnType<typeof settingBody<SettingValues[Name]>> }
type Changes = {
  [Name in SettingName]: z.ZodOptional<
    z.ZodObject<{ value: z.ZodType<SettingValues[Name] | null>; version: z.ZodNumber }>
  >
}

/** A property for each setting. */
function forEach<Shape>(build: (name: SettingName) => unknown) {
  return Object.fromEntries(settingNames.map((name) => [name, build(name)])) as Shape
}

const settingBodies = z.object(
  forEach<Bodies>((name) => {
    const { label, help } = definitionFor(name)
    return settingBody(valueSchemas[name] as z.ZodType, `${label}. ${help}`)
  }),
)

export const settingsBody = z.object({ settings: settingBodies }).openapi('Settings', {
  description:
    'Each setting with its value, where that comes from, its default, the environment variable that can set it, its version (0 until it is first changed), why it cannot be changed at present (`lock`), and who changed it last.',
})

/** Answered when another admin was faster. */
export const conflictBody = errorBody
  .extend({ settings: settingBodies.partial() })
  .openapi('SettingConflict', {
    description: 'The settings that somebody else has changed in the meantime, as they are now.',
  })

export const changesBody = z
  .strictObject({
    changes: z.strictObject(
      forEach<Changes>((name) =>
        z
          .strictObject({
            value: newValueSchemas[name] as z.ZodType,
            version: z.number('Enter the version that you have read').int().min(0),
          })
          .optional(),
      ),
    ),
  })
  .openapi('SettingChanges', {
    description:
      'New values by name, each with the `version` of the setting that you have read. Null restores the default.',
  })
