import { plainValue, singleLine, z } from '../../../platform/http/index.ts'
import { isCountry } from '../../../shared/countries.ts'
import { normalizeVatNumber, wrongVatNumber } from '../../settings/index.ts'

const LINE = 120
const SHORT = 60

const line = (most: number) => singleLine().max(most, `At most ${most} characters`)
const optional = (most: number) => line(most).optional().default('')

/** What the EU's Digital Services Act has a marketplace show of a trader: Regulation (EU) 2022/2065, Article 30. */
const traderFields = z.object({
  companyName: z.string(),
  legalForm: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string().openapi({ description: 'ISO 3166-1 alpha-2', example: 'NO' }),
  email: z.string(),
  phone: z.string(),
  register: z.string().openapi({ description: 'The trade register; empty without an entry.' }),
  registerNumber: z.string(),
  vatNumber: z.string().openapi({ example: 'DE136695976' }),
})

export const traderBody = traderFields.openapi('Trader', {
  description: 'The details of a seller who trades as a business. Optional texts are empty.',
})
export type Trader = z.infer<typeof traderBody>

const revision = z.uuid().nullable().openapi({
  description:
    'The revision that you edited; null if there was none. If it has changed meanwhile, the answer is 409 `business_changed`.',
})

export const businessForm = z
  .strictObject({
    companyName: line(LINE).min(1, 'Company name is required'),
    legalForm: optional(SHORT),
    line1: line(LINE).min(1, 'Street and number are required'),
    line2: optional(LINE),
    city: line(LINE).min(1, 'City is required'),
    postalCode: plainValue().max(12, 'At most 12 characters').optional().default(''),
    country: z
      .string('Country is required')
      .transform((text) => text.trim().toUpperCase())
      .refine(isCountry, 'Choose a country'),
    email: singleLine()
      .max(254, 'Enter a valid email address')
      .pipe(z.email('Enter a valid email address')),
    phone: plainValue().regex(/^\+?[\d ()./-]{5,24}$/, 'Enter a valid phone number'),
    register: optional(LINE),
    registerNumber: optional(SHORT),
    vatNumber: plainValue().transform(normalizeVatNumber).optional().default(''),
    certified: z.literal(true, 'Confirm this to sell as a business').openapi({
      description: 'You offer only products that comply with the law of the EU.',
    }),
    revision,
  })
  .superRefine(({ country, vatNumber, register, registerNumber }, context) => {
    const report = (field: string, message: string | undefined) =>
      message && context.addIssue({ code: 'custom', path: [field], message })
    if (vatNumber) report('vatNumber', wrongVatNumber(country, vatNumber))
    if (register && !registerNumber) report('registerNumber', 'Enter your number in this register')
    if (registerNumber && !register) report('register', 'Enter the register of this number')
  })
  .openapi('NewBusiness')
export type BusinessForm = z.infer<typeof businessForm>

export const businessBody = z
  .object({ business: z.union([traderBody, z.null()]), revision: z.uuid().nullable() })
  .openapi('Business')

export const personBusinessesBody = z
  .object({
    business: z.union([traderBody, z.null()]),
    former: z.array(z.object({ trader: traderBody, endedAt: z.iso.datetime() })),
  })
  .openapi('PersonBusinesses')

export const removalQuery = z.object({ revision: z.uuid() })
