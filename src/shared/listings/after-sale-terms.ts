import type { FieldValues } from './listing.fields.ts'

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

/** When a warranty ends that begins on a day: the same day of a later month, or its last day. */
export function warrantyEnd(from: Date, months: number): Date {
  const end = new Date(from)
  end.setUTCMonth(from.getUTCMonth() + months)
  // February 30 would be in March.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end
}
