import {
  type AfterSaleTerms,
  pickAfterSaleTerms,
} from '../../../shared/listings/after-sale-terms.ts'
import { storedValue } from '../../../shared/listings/field-values.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import type { AfterSaleForm } from './after-sale.contract.ts'

/**
 * Reads returns and warranty, or says what is wrong by field. What is left out is that of `from`;
 * but with days the return postage is not, nor the text with months.
 */
export function readAfterSale(
  form: AfterSaleForm,
  from: AfterSaleTerms,
): { terms: AfterSaleTerms } | { fields: Record<string, string> } {
  const read = <Key extends keyof AfterSaleTerms>(key: Key) =>
    storedValue(listingFields[key], form[key]) as AfterSaleTerms[Key]
  const terms = pickAfterSaleTerms(from)
  const hasReturns = form.returnDays !== undefined
  const hasWarranty = form.warrantyMonths !== undefined
  if (hasReturns) terms.returnDays = read('returnDays')
  if (hasReturns || form.returnPostage !== undefined) terms.returnPostage = read('returnPostage')
  if (hasWarranty) terms.warrantyMonths = read('warrantyMonths')
  if (hasWarranty || form.warrantyText !== undefined) terms.warrantyText = read('warrantyText')
  if (terms.warrantyText && terms.warrantyMonths === null)
    return { fields: { warrantyMonths: 'Enter a number of months, or remove the text' } }
  const returnPostage = terms.returnDays === null ? null : (terms.returnPostage ?? 'buyer')
  return { terms: { ...terms, returnPostage } }
}
