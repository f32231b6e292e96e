/** The name of a model without its brand, where it can stand alone: 'Galaxy S21', but 'Fairphone 4'. */
export function modelTitle(brand: string, name: string): string {
  return /^\p{N}/u.test(name) ? `${brand} ${name}` : name
}
