/** '$12' and '$12.50': whole amounts without their empty cents. */
export function moneyWords(minor: number, currency: string): string {
  return moneyIn(currency)(minor)
}

/** The same for many amounts: making the format takes longer than using it. */
export function moneyIn(currency: string): (minor: number) => string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return (minor) => format.format(minor / 10 ** digits)
}
