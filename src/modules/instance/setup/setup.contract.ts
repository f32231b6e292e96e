import { singleLine, z } from '../../../platform/http/index.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { signUpBody } from '../../accounts/index.ts'
import { newValueSchemas } from '../../settings/index.ts'

export const tokenParams = z.object({
  token: z.string().max(100).openapi({ description: 'The token of the set-up link.' }),
})

/** A setting that the set-up asks for. */
function settingBody<Value>(value: z.ZodType<Value>) {
  return z.object({
    value,
    variable: z.string().nullable().openapi({
      description: 'The environment variable that sets it; null when it can be chosen here.',
    }),
  })
}

export const setupBody = z
  .object({
    expiresAt: z.iso.datetime().openapi({ description: 'Until when the link works.' }),
    name: settingBody(z.string()),
    accentColor: settingBody(z.string()),
    currency: settingBody(z.string()),
    country: settingBody(z.string().nullable()),
    languages: settingBody(z.array(z.enum(languageCodes))),
    transferPayee: settingBody(z.enum(['off', 'seller', 'shop'])),
    deliveryMethods: settingBody(z.enum(['both', 'pick_up', 'shipping'])),
    mail: z.object({
      server: z.string().nullable().openapi({
        description: 'The host of SMTP_URL; null when emails are written to files.',
      }),
      from: z.string().openapi({ description: 'The sender of emails, from MAIL_FROM.' }),
    }),
    takesOnline: z.boolean().openapi({ description: 'Whether Stripe is connected.' }),
    origin: z.string().openapi({ description: 'The address that links in emails lead to.' }),
    replacesDemo: z.boolean().openapi({
      description: 'Whether the shop takes the place of a demo, whose data is deleted.',
    }),
    hasOrigin: z.boolean().openapi({ description: 'Whether ORIGIN is set.' }),
  })
  .openapi('Setup')

const account = signUpBody.shape

export const newShopBody = z
  .strictObject({
    token: z.string('Open the set-up link again').max(100),
    name: account.name,
    email: account.email,
    password: account.password,
    shopName: newValueSchemas.name.optional(),
    accentColor: newValueSchemas.accentColor.optional(),
    currency: newValueSchemas.currency.optional(),
    country: newValueSchemas.country.optional(),
    timeZone: newValueSchemas.timeZone.optional(),
    languages: newValueSchemas.languages.optional(),
    transferPayee: newValueSchemas.transferPayee.optional(),
    transferInstructions: newValueSchemas.transferInstructions.optional(),
    deliveryMethods: newValueSchemas.deliveryMethods.optional(),
  })
  .openapi('NewShop')

export const testMailBody = z.strictObject({
  to: singleLine('Enter an email address').max(254).pipe(account.email),
})

export const sentMailBody = z
  .object({
    server: z.string().nullable().openapi({
      description: 'The mail server that accepted the email; null when it is a file in the outbox.',
    }),
  })
  .openapi('SentTestMail')
