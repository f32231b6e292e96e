/**
 * An amount as people type it, in minor units: '50' USD is 5000, '1,250.5' is 125050. Undefined when
 * it is none, or finer than the currency.
 */
export function toMinor(typed: string, currency: string): number | undefined {
  const digits = digitsOf(currency)
  const bare = typed.trim().replace(/^[^\d.,-]+|[^\d.,]+$/g, '')
  // A comma before one or two last digits is a decimal one, before three a separator.
  const plain = /,\d{1,2}$/.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : bare.replaceAll(',', '')
  if (!/^\d{1,12}(\.\d+)?$/.test(plain)) return
  const [whole = '', fraction = ''] = plain.split('.')
  if (fraction.length > digits) return
  return Number(whole + fraction.padEnd(digits, '0'))
}

function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
