/** Words with which models of many brands begin. */
const COMMON = /^(?:note|one|phone)(?!\p{L})/iu
/** A word of three letters, which tells models of different brands apart. */
const WORD = /^\p{L}{3}/u

/**
 * The name of a model without its brand, where it can stand alone: 'Galaxy S21' and 'iPhone 13', but 'Fairphone 4',
 * 'Huawei P20' and 'Nothing Phone (1)'.
 */
export function modelTitle(brand: string, name: string): string {
  const standsAlone = WORD.test(name) && !COMMON.test(name)
  const hasBrand = name.toLowerCase().startsWith(brand.toLowerCase())
  return standsAlone || hasBrand ? name : `${brand} ${name}`
}
