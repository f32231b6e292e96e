import { z } from '../../../platform/http/index.ts'
import { hasOneSubject, ONE_SUBJECT, subjectFields } from '../proof/proof.contract.ts'

/** What a phone's own browser can try, in the order of the page. */
export const tests = [
  'touch',
  'multi_touch',
  'pixels',
  'speaker',
  'microphone',
  'camera_front',
  'camera_back',
  'vibration',
  'motion',
  'orientation',
  'location',
  'battery',
  'screen',
  'storage',
] as const
export type TestName = (typeof tests)[number]

export const outcomes = ['passed', 'failed', 'skipped', 'not_possible'] as const
export type TestOutcome = (typeof outcomes)[number]

/**
 * Figures of a test. There is room for numbers alone, and for these alone: no sound, no picture and
 * no place can be handed in.
 */
const measuredBody = z.strictObject({
  cells: z.int().min(0).max(10_000).optional(),
  ofCells: z.int().min(0).max(10_000).optional(),
  points: z.int().min(0).max(20).optional(),
  signalDb: z.number().min(-200).max(200).optional(),
  noiseDb: z.number().min(-200).max(200).optional(),
  brightness: z.number().min(0).max(255).optional(),
  contrast: z.number().min(0).max(255).optional(),
  degrees: z.number().min(0).max(360).optional(),
  acceleration: z.number().min(0).max(1_000).optional(),
  accuracyM: z.number().min(0).max(40_000_000).optional(),
  chargePercent: z.number().min(0).max(100).optional(),
  widthPx: z.int().min(0).max(20_000).optional(),
  heightPx: z.int().min(0).max(20_000).optional(),
  pixelRatio: z.number().min(0).max(20).optional(),
  quotaGb: z.number().min(0).max(100_000).optional(),
})
export type Measured = z.infer<typeof measuredBody>

export const testResultBody = z
  .strictObject({
    test: z.enum(tests),
    outcome: z.enum(outcomes),
    measured: measuredBody.optional(),
  })
  .openapi('TestResult')
export type TestResult = z.infer<typeof testResultBody>

export const newCheckupBody = z
  .strictObject({
    model: z.string().max(200).optional().openapi({
      description: 'Slug of the model; the results are compared with its specifications.',
    }),
    storageGb: z.int().min(1).max(65_536).optional(),
    ...subjectFields,
  })
  .refine(hasOneSubject, ONE_SUBJECT)
  .openapi('NewCheckup')

export const checkupLinkBody = z
  .object({
    _id: z.string(),
    url: z
      .string()
      .openapi({ description: 'Open this URL on the phone that is for sale. It works once.' }),
    qr: z.string().openapi({ description: 'The link as a QR code (SVG).' }),
    expiresAt: z.iso.datetime(),
    secondsLeft: z.int().openapi({
      description: 'Seconds until it expires, independent of the clock of the client.',
    }),
  })
  .openapi('CheckupLink')

export type CheckupLink = z.infer<typeof checkupLinkBody>

export const claimedBody = z
  .object({
    name: z.string().nullable(),
    os: z.string().nullable(),
    displayIn: z.number().nullable().openapi({ description: 'Inches.' }),
    storageGb: z.int().nullable(),
  })
  .openapi('ClaimedPhone')
export type Claimed = z.infer<typeof claimedBody>

export const openCheckupBody = z
  .object({ claimed: claimedBody, tests: z.array(z.enum(tests)), expiresAt: z.iso.datetime() })
  .openapi('OpenCheckup')

export type OpenCheckup = z.infer<typeof openCheckupBody>

export const checkupResultsBody = z
  .strictObject({
    results: z
      .array(testResultBody)
      .min(1, 'At least one test')
      .max(tests.length)
      .refine((all) => new Set(all.map(({ test }) => test)).size === all.length, 'Each test once'),
  })
  .openapi('CheckupResults')

export const systems = ['iOS', 'Android', 'other'] as const

export const checkupBody = z
  .object({
    _id: z.string(),
    madeAt: z.iso.datetime(),
    claimed: claimedBody,
    results: z.array(testResultBody),
    system: z.enum(systems).openapi({ description: 'Operating system that the browser reported.' }),
    isClaimedSystem: z.boolean().nullable().openapi({
      description: 'False if the browser ran on another operating system than that of the model.',
    }),
    browser: z.string(),
    statement: z
      .string()
      .openapi({ description: 'The data that the server signed, as JSON text.' }),
    signature: z.string().openapi({ description: 'Ed25519 of the statement in UTF-8, base64.' }),
    publicKey: z.string().openapi({ description: 'PEM.' }),
  })
  .openapi('Checkup')
export type Checkup = z.infer<typeof checkupBody>

export const myCheckupBody = z
  .object({ checkup: z.union([checkupBody, z.null()]) })
  .openapi('MyCheckup')
export type MyCheckup = z.infer<typeof myCheckupBody>
