import { z } from '../../../platform/http/index.ts'
import { newPhoneBody, storedShape } from '../listings.contract.ts'

const stored = storedShape()
const sent = newPhoneBody.shape

export const afterSaleBody = z
  .object({
    returnDays: stored.returnDays.openapi({
      description:
        'Days from delivery or hand-over in which the buyer can return it; null for none.',
    }),
    returnPostage: stored.returnPostage.openapi({
      description: 'Who pays for sending it back; null without returns.',
    }),
    warrantyMonths: stored.warrantyMonths.openapi({
      description: 'Months from delivery or hand-over; null without a warranty.',
    }),
    warrantyText: stored.warrantyText.openapi({ description: 'What the warranty covers.' }),
  })
  .openapi('AfterSaleTerms')

const afterSaleForm = z
  .strictObject({
    returnDays: sent.returnDays,
    returnPostage: sent.returnPostage,
    warrantyMonths: sent.warrantyMonths,
    warrantyText: sent.warrantyText,
  })
  .openapi('NewAfterSaleTerms')
export type AfterSaleForm = z.input<typeof afterSaleForm>

export const defaultAfterSaleBody = z
  .object({ terms: afterSaleBody })
  .openapi('DefaultAfterSaleTerms')

export const newDefaultAfterSaleBody = z
  .strictObject({
    terms: afterSaleForm,
    applyToLive: z.boolean().optional().default(false),
  })
  .openapi('NewDefaultAfterSaleTerms')

export const savedAfterSaleBody = z
  .object({
    terms: afterSaleBody,
    changed: z.number().int().openapi({ description: 'Live listings that were changed.' }),
  })
  .openapi('SavedAfterSaleTerms')
