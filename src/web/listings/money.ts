// One locale on the server and in every browser, or the page would change when it wakes up.
const LOCALE = 'en-US'

const formats = new Map<string, { format: Intl.NumberFormat; minorPerMajor: number }>()

/** Minor units as people write them: 45000 USD is '$450', 45050 is '$450.50'. */
export function formatMoney(minor: number, currency: string): string {
  const { format, minorPerMajor } = formatOf(currency)
  return format.format(minor / minorPerMajor)
}

/** What is saved against the original price; undefined when nothing is. */
export function savingOf(phone: {
  priceMinor: number
  originalPriceMinor: number | null
  currency: string
}): string | undefined {
  const { priceMinor, originalPriceMinor, currency } = phone
  if (originalPriceMinor === null || originalPriceMinor <= priceMinor) return
  return formatMoney(originalPriceMinor - priceMinor, currency)
}

function formatOf(currency: string) {
  const known = formats.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const digits = new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits
  const made = { format, minorPerMajor: 10 ** (digits ?? 2) }
  formats.set(currency, made)
  return made
}

/** A price as people type it, with its sign: '250' is '$250'. */
export function formatTyped(typed: string, currency: string): string {
  const amount = Number(typed.replace(',', '.'))
  return Number.isFinite(amount) ? formatOf(currency).format.format(amount) : typed
}
