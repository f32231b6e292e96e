/** A price as the API answers it, in the words of its currency: '$450.00'. */
export function money(price: string, currency: string) {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(price))
}
