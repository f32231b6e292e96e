/** A card number in groups of four, as it stands on cards; anything else stays as it was typed. */
export function cardGroups(typed: string): string {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d{1,19}$/.test(digits)) return typed
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}
