import { z } from '../../../platform/http/index.ts'
import { hasOneSubject, ONE_SUBJECT, subjectFields } from '../proof/proof.contract.ts'

export const newCodeBody = z
  .strictObject(subjectFields)
  .refine(hasOneSubject, ONE_SUBJECT)
  .openapi('NewPossessionCode')

export const codeBody = z
  .object({
    _id: z.string(),
    words: z.string().openapi({ example: 'amber otter willow' }),
    payload: z.string().openapi({ description: 'Content of the QR code.' }),
    qr: z.string().openapi({ description: 'An SVG image to show on another screen or to print.' }),
    expiresAt: z.iso.datetime(),
    secondsLeft: z.int().openapi({
      description: 'Seconds until it expires, independent of the clock of the client.',
    }),
  })
  .openapi('PossessionCode')

export type PossessionCode = z.infer<typeof codeBody>

/** In the address, because the body is the photo. */
export const photoQuery = z.strictObject(subjectFields).refine(hasOneSubject, ONE_SUBJECT)

export const provenBody = z
  .object({ verifiedAt: z.iso.datetime(), words: z.string() })
  .openapi('PossessionProven')

export type Proven = z.infer<typeof provenBody>

export const myPossessionBody = z
  .object({ proven: z.union([provenBody, z.null()]) })
  .openapi('MyPossession')
export type MyPossession = z.infer<typeof myPossessionBody>

export const possessionBody = z
  .object({ phoneId: z.string(), verifiedAt: z.iso.datetime() })
  .openapi('Possession')

export const provenPhoneBody = z
  .object({
    phoneId: z.string(),
    name: z.string(),
    seller: z.string(),
    state: z.string(),
    verifiedAt: z.iso.datetime(),
  })
  .openapi('ProvenPhone')
export type ProvenPhone = z.infer<typeof provenPhoneBody>
