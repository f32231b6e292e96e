import { z } from '../../platform/http/index.ts'
import {
  MAX_CHIPSET_LENGTH,
  MAX_MODEL_NAME_LENGTH,
  MAX_MODEL_OS_LENGTH,
  MAX_SOURCE_NOTE_LENGTH,
} from '../../shared/limits.ts'
import { grades } from '../../shared/listings/grades.ts'
import { formatCount } from '../../shared/quantities.ts'

/** A category is a brand. */
export const categoryBody = z
  .object({
    _id: z.string(),
    brand: z.string().openapi({ example: 'Iphone' }),
    slug: z.string().openapi({ example: 'iphone' }),
    phones: z.number().int().openapi({ description: 'Live listings of the brand.' }),
  })
  .openapi('Category')
export type Category = z.infer<typeof categoryBody>

export const brandPageBody = categoryBody
  .extend({
    models: z
      .array(
        z.object({
          slug: z.string().openapi({ example: 'samsung-galaxy-s21' }),
          name: z.string(),
          live: z.number().int().openapi({ description: 'Live phones of the model.' }),
          fromMinor: z.number().int().openapi({ description: 'The lowest price.' }),
          img: z.string().openapi({ description: 'The photo of the cheapest phone.' }),
        }),
      )
      .openapi({ description: 'Models with the most phones for sale, at most 12.' }),
    currency: z.string(),
  })
  .openapi('BrandPage')
export type BrandPage = z.infer<typeof brandPageBody>

/** Known facts of a model; null or an empty list where unknown. */
export const modelFactsBody = z
  .object({
    announced: z.string().nullable().openapi({ description: 'YYYY or YYYY-MM.' }),
    os: z.string().nullable(),
    displayIn: z.number().nullable().openapi({ description: 'Inches.' }),
    chipset: z.string().nullable(),
    mainCameraMp: z.number().nullable(),
    batteryMah: z.number().int().nullable(),
    ramGb: z.number().nullable(),
    storageGb: z
      .array(z.number().int())
      .openapi({ description: 'All variants, or empty if they are not known.' }),
    maxStorageGb: z.number().int().nullable().openapi({ description: 'The largest variant.' }),
    colors: z
      .array(z.string())
      .openapi({ description: 'By the names that the manufacturer uses.' }),
    launchPriceMinor: z.number().int().nullable(),
    launchCurrency: z.string().nullable(),
    securityUpdatesUntil: z.string().nullable().openapi({ description: 'YYYY-MM-DD.' }),
    sourceNote: z.string().openapi({ description: 'Source of facts that were not imported.' }),
  })
  .openapi('ModelFacts')
export type ModelFacts = z.infer<typeof modelFactsBody>

export const modelBody = z
  .object({
    _id: z.string(),
    slug: z.string().openapi({ example: 'iphone-13-pro' }),
    name: z.string().openapi({ description: 'Without the brand, unless it is part of the name.' }),
    fullName: z.string().openapi({ example: 'Nokia 3310' }),
    brand: z.string(),
    brandId: z.string(),
    otherNames: z.array(z.string()),
    facts: modelFactsBody,
    live: z.number().int().openapi({ description: 'Live phones of the model, at most 10,001.' }),
    corrected: z
      .boolean()
      .openapi({ description: 'True when an admin corrected it; imports keep the correction.' }),
  })
  .openapi('Model')
export type Model = z.infer<typeof modelBody>

export const modelPageBody = modelBody
  .extend({
    lowestMinor: z.number().int().nullable().openapi({ description: 'Among live phones.' }),
    medianMinor: z.number().int().nullable(),
    highestMinor: z.number().int().nullable(),
    currency: z.string(),
    offers: z
      .array(
        z.object({
          storageGb: z.number().int().nullable().openapi({ description: 'Null if not stated.' }),
          grade: z.enum(grades).nullable().openapi({ description: 'Null if not graded.' }),
          live: z.number().int(),
          lowestMinor: z.number().int(),
        }),
      )
      .openapi({ description: 'Live phones by storage and grade, with the lowest price of each.' }),
  })
  .openapi('ModelPage')
export type ModelPage = z.infer<typeof modelPageBody>

const listedModelBody = modelBody
  .extend({
    cheapest: z
      .object({ priceMinor: z.number().int(), img: z.string() })
      .nullable()
      .openapi({ description: 'The cheapest live phone; null without one.' }),
  })
  .openapi('ListedModel')

export const modelListBody = z
  .object({
    items: z.array(listedModelBody),
    currency: z.string(),
    cursor: z.string().nullable(),
  })
  .openapi('Models')
export type ModelList = z.infer<typeof modelListBody>

const optionalText = (max: number) =>
  z.string().trim().max(max, `At most ${max} characters`).nullable().optional()
const optionalNumber = (min: number, max: number) => {
  const message = `Must be a number from ${min} to ${formatCount(max)}`
  return z.number(message).min(min, message).max(max, message).nullable().optional()
}
const DAY = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Omitted fields do not change; null clears a field. */
export const modelChangeBody = z
  .strictObject({
    name: z
      .string('Name is required')
      .trim()
      .min(1, 'Name is required')
      .max(MAX_MODEL_NAME_LENGTH, `At most ${MAX_MODEL_NAME_LENGTH} characters`)
      .regex(/[\p{L}\p{N}]/u, 'Needs a letter or a digit'),
    otherNames: z
      .array(
        z
          .string()
          .trim()
          .min(1)
          .max(MAX_MODEL_NAME_LENGTH, `At most ${MAX_MODEL_NAME_LENGTH} characters per name`),
      )
      .max(40, 'At most 40 names')
      .optional(),
    announced: z
      .string()
      .regex(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, 'Must be a year or a month, such as 2024-09')
      .nullable()
      .optional(),
    os: optionalText(MAX_MODEL_OS_LENGTH),
    displayIn: optionalNumber(0.5, 20),
    chipset: optionalText(MAX_CHIPSET_LENGTH),
    mainCameraMp: optionalNumber(0.1, 500),
    batteryMah: optionalNumber(1, 100_000),
    ramGb: optionalNumber(0.001, 128),
    maxStorageGb: optionalNumber(1, 65_536),
    storageGb: z
      .array(z.number().int('Must be whole gigabytes').min(1).max(65_536))
      .max(12, 'At most 12 variants')
      .optional(),
    colors: z
      .array(z.string().trim().min(1).max(60, 'At most 60 characters per color'))
      .max(40, 'At most 40 colors')
      .optional(),
    launchPriceUsd: optionalNumber(1, 100_000),
    securityUpdatesUntil: z
      .string()
      .regex(DAY, 'Must be a day, such as 2030-09-30')
      .refine(isCalendarDay, 'Enter a valid date')
      .nullable()
      .optional(),
    sourceNote: z
      .string()
      .trim()
      .max(MAX_SOURCE_NOTE_LENGTH, `At most ${MAX_SOURCE_NOTE_LENGTH} characters`)
      .optional(),
  })
  .openapi('ModelChange')
export type ModelChange = z.infer<typeof modelChangeBody>

/** What an admin corrects, and the values that they saw in these fields. */
export const modelCorrectionBody = modelChangeBody
  .partial({ name: true })
  .extend({
    replaces: modelChangeBody.partial({ name: true }).optional().openapi({
      description:
        'The values that you saw in the fields that you change. If somebody else has changed one of them since, the correction is refused with 409 `model_changed`, and `fields` has the values of today.',
    }),
  })
  .openapi('ModelCorrection')
export type ModelCorrection = z.infer<typeof modelCorrectionBody>

/** False for 2026-02-30, and for text that is no date at all. */
function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

export const newModelBody = modelChangeBody
  .extend({ brand: z.string('Choose a brand').trim().min(1, 'Choose a brand').max(40) })
  .openapi('NewModel')
export type NewModelInput = z.infer<typeof newModelBody>

export const mergeBody = z
  .strictObject({
    into: z.string('Choose the model to keep').openapi({ description: 'ID or slug of the model.' }),
  })
  .openapi('ModelMerge')

export const importBody = z
  .object({
    _id: z.string(),
    state: z.enum(['running', 'done']),
    lines: z.number().int().openapi({ description: 'Lines with a device.' }),
    done: z.number().int().openapi({ description: 'Lines that were imported or rejected.' }),
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int().openapi({ description: 'Lines that changed nothing.' }),
    rejected: z.number().int(),
    rejections: z
      .array(z.object({ line: z.number().int(), reason: z.string(), text: z.string() }))
      .openapi({ description: 'The first 1,000.' }),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .openapi('ModelImport')
export type ModelImport = z.infer<typeof importBody>
