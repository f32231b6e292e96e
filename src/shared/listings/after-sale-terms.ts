import { displayField } from './field-values.ts'
import { type FieldValues, listingFields } from './listing.fields.ts'

/** What a seller promises for the time after the sale: returns and warranty. */
export type AfterSaleTerms = Pick<
  FieldValues,
  'returnDays' | 'returnPostage' | 'warrantyMonths' | 'warrantyText'
>

/** Default return and warranty terms. */
export const noAfterSaleTerms: AfterSaleTerms = {
  returnDays: null,
  returnPostage: null,
  warrantyMonths: null,
  warrantyText: '',
}

export function pickAfterSaleTerms(record: AfterSaleTerms): AfterSaleTerms {
  const { returnDays, returnPostage, warrantyMonths, warrantyText } = record
  return { returnDays, returnPostage, warrantyMonths, warrantyText }
}

/** 'Within 14 days, the buyer pays the return postage'. */
export function summarizeReturns({ returnDays, returnPostage }: AfterSaleTerms): string {
  if (returnDays === null) return 'Not accepted'
  return `Within ${returnDays} days, the ${returnPostage ?? 'buyer'} pays the return postage`
}

/** '6 months: everything but the battery'. */
export function summarizeWarranty({ warrantyMonths, warrantyText }: AfterSaleTerms): string {
  if (warrantyMonths === null) return 'None'
  const months = displayField(listingFields.warrantyMonths, warrantyMonths)
  return warrantyText ? `${months}: ${warrantyText}` : months
}

/** When a warranty ends that begins on a day: the same day of a later month, or its last day. */
export function warrantyEnd(from: Date, months: number): Date {
  const end = new Date(from)
  end.setUTCMonth(from.getUTCMonth() + months)
  // February 30 would be in March.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end
}
