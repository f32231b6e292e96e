/** '$12' and '$12.50': whole amounts without their empty cents. */
export function moneyWords(minor: number, currency: string): string {
  const words = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = words.resolvedOptions().maximumFractionDigits ?? 2
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / 10 ** digits)
}
