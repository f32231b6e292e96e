/** 'phone_removed' and 'phoneRemoved' as 'Phone removed'. */
export function toWords(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
