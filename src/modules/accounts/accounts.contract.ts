import { z } from '../../platform/http/index.ts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_TOO_SHORT,
} from '../../shared/accounts/account-rules.ts'
import { staffRoles } from '../../shared/accounts/staff-roles.ts'
import { consentPages } from '../../shared/content/content-pages.ts'
import { languageCodes } from '../../shared/languages.ts'
import { plainCode } from '../../shared/plain-line.ts'
import { isLocale, isTimeZone } from '../../shared/reader-format.ts'
import { displayName } from './own-account.ts'

export const role = z.enum(['Buyer', 'Seller', 'admin'])
export const staffRole = z.enum(staffRoles)

/** A version of a page that people accept. */
export const versionBody = z
  .strictObject({
    page: z.enum(consentPages),
    version: z.number().int().min(1).max(1_000_000),
  })
  .openapi('TermsVersion')

export const userBody = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean().openapi({
      description: 'Whether the person proved that the address is theirs.',
    }),
    role,
    staffRole: staffRole.nullable().openapi({
      description:
        'What staff work on; null for Buyers and Sellers. All staff have the role `admin`.',
    }),
    photoURL: z.string().nullable(),
    banned: z.boolean(),
    locale: z
      .string()
      .nullable()
      .openapi({ description: 'Locale for dates, as a BCP 47 tag; null until it is known.' }),
    timeZone: z
      .string()
      .nullable()
      .openapi({ description: 'Time zone for dates, as an IANA name; null until it is known.' }),
    language: z
      .enum(languageCodes)
      .nullable()
      .openapi({ description: 'The language of emails and notifications; null for English.' }),
    createdAt: z.iso.datetime(),
    consentsDue: z.array(versionBody).optional().openapi({
      description:
        'Only for your own account: new terms to accept. Until then booking, listing and paying return 403 `consent_required`.',
    }),
    lacksSecondFactor: z.literal(true).optional().openapi({
      description:
        'Only for your own account: admin routes return 403 `second_factor_required` until you turn on two-step login or add a passkey.',
    }),
    view: z
      .object({
        staff: z.string().openapi({ description: 'Who looks.' }),
        expiresAt: z.iso.datetime(),
      })
      .optional()
      .openapi({
        description:
          'Only for your own account: present while staff see the shop as this person. Nothing can be changed then.',
      }),
  })
  .openapi('User')
export type User = z.infer<typeof userBody>

/** The logged-in user, or null. */
export const meBody = z.object({ user: z.union([userBody, z.null()]) }).openapi('Me')

export const isAdminBody = z.object({ isAdmin: z.boolean() }).openapi('IsAdmin')
export const isBuyerBody = z.object({ isBuyer: z.boolean() }).openapi('IsBuyer')
export const isSellerBody = z.object({ isSeller: z.boolean() }).openapi('IsSeller')

export const dateSettingsBody = z
  .strictObject({
    locale: z
      .string('Choose a date format')
      .max(40)
      .refine(isLocale, 'Enter a known language tag, such as en-US'),
    timeZone: z
      .string('Choose a time zone')
      .max(60)
      .refine(isTimeZone, 'Enter a known time zone, such as Europe/Oslo'),
    language: z
      .enum(languageCodes, 'Choose a language')
      .optional()
      .openapi({ description: 'Of emails and notifications. Without it, the language stays.' }),
  })
  .openapi('DateSettings')

export const startSellingBody = z
  .strictObject({
    termsVersion: z
      .number('Accept the seller terms')
      .int()
      .openapi({ description: 'The version of the seller terms that you accept.' }),
  })
  .openapi('StartSelling')

/** The answer to a challenge, for a call that was refused with `proof_of_work_required`. */
export const proofOfWork = z
  .strictObject({
    token: z.string().max(400).openapi({ description: 'The token of the challenge.' }),
    answer: z.number().int().min(0).openapi({
      description:
        'A number for which SHA-256 of `nonce:answer` begins with the zero bits of the challenge.',
    }),
  })
  .openapi('ProofOfWork')

export const signUpBody = z
  .strictObject({
    name: displayName(),
    email: z
      .string('Email is required')
      .trim()
      .min(1, 'Email is required')
      .max(254, 'Enter a valid email address')
      .pipe(z.email('Enter a valid email address')),
    password: z
      .string('Password is required')
      .min(1, 'Password is required')
      .min(MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT)
      .max(MAX_PASSWORD_LENGTH, `At most ${MAX_PASSWORD_LENGTH} characters`),
    role: z.enum(['Buyer', 'Seller'], 'Choose Buyer or Seller').default('Buyer'),
    image: z.string().max(500, 'At most 500 characters').nullish(),
    rememberMe: z.boolean().optional(),
    proof: proofOfWork.optional(),
    invitation: z.string().max(100).optional().openapi({
      description: 'The token of an invitation, where the shop is open by invitation only.',
    }),
  })
  .openapi('SignUp')

/** A six-digit code from an email or a text message; people type it in groups, as 123 456 or 123-456. */
export const confirmationCode = z
  .string('Enter the code')
  .max(40, 'Enter the six digits')
  .transform(plainCode)
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits'))
