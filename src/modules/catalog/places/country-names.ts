import { createTurns } from '../../../platform/concurrency.ts'
import { countryCodes, otherCountryNames } from '../../../shared/countries.ts'
import { toPlainLetters } from '../../../shared/plain-letters.ts'

/**
 * Folds a name for comparison: lower case, no accents, no punctuation, single spaces. The vowel signs of Indic scripts
 * are letters rather than accents, so they stay.
 */
export function foldName(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\p{Script=Inherited}\u0591-\u05c7\u093c\u09bc]+/gu, '')
    .toLowerCase()
  return foldVariants(toPlainLetters(letters))
    .replace(/[’'`.]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

/** Where a name can be written with one letter or another: 'القاهرة' and 'القاهره', 'मुंबई' and 'मुम्बई'. */
function foldVariants(text: string): string {
  if (/^[\p{ASCII}]*$/u.test(text)) return text
  return text
    .replaceAll('ة', 'ه')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll('ـ', '')
    .replaceAll('ँ', 'ं')
    .replaceAll('ঁ', '')
    .replace(/[ङञणनम]्(?=[क-ह])/g, 'ं')
}

/** Languages in which country names are recognized. */
const LANGUAGES = 'en de fr es it pt nl pl sv da nb fi tr ar bn hi'.split(' ')

/** Short and former names that Unicode's tables lack. */
const OTHER_NAMES =
  `us US|usa US|united states of america US|the states US|u s US|u k GB|ulster GB|british isles GB|eire IE|republic of ireland IE
  emirates AE|united arab emirates AE|ksa SA|saudi SA|korea KR|republic of korea KR|rok KR|dprk KP|prc CN|peoples republic of china CN
  mainland china CN|republic of china TW|formosa TW|hongkong HK|hong kong sar HK|macao MO|macau sar MO|palestinian territory PS
  state of palestine PS|west bank PS|gaza PS|macedonia MK|fyrom MK|cape verde CV|cabo verde CV|eswatini SZ|timor TL|burma MM
  drc CD|dr congo CD|democratic republic of the congo CD|congo kinshasa CD|zaire CD|republic of the congo CG|congo CG|congo brazzaville CG
  vatican VA|holy see VA|bosnia BA|bosnia and herzegovina BA|herzegovina BA|russian federation RU|syrian arab republic SY
  viet nam VN|lao LA|brunei darussalam BN|moldavia MD|republic of moldova MD|belorussia BY|byelorussia BY|white russia BY
  kirghizia KG|kyrghyzstan KG|persia IR|siam TH|ceylon LK|kampuchea KH|upper volta BF|dahomey BJ|rhodesia ZW|abyssinia ET
  swasiland SZ|basutoland LS|bechuanaland BW|gold coast GH|the gambia GM|gambia GM|bahamas BS|saint lucia LC|st lucia LC
  saint kitts KN|st kitts KN|saint vincent VC|st vincent VC|antigua AG|trinidad TT|tobago TT|sao tome ST|saint martin MF|st martin MF
  sint maarten SX|saint barts BL|st barts BL|saint helena SH|micronesia FM|curacao CW|reunion RE|aland AX|falklands FK|malvinas FK
  virgin islands VI|usvi VI|bvi VG|turks and caicos TC|wallis and futuna WF|saint pierre PM|svalbard SJ|isle of man IM
  channel islands JE|chechia CZ|czechoslovakia CZ|turkiye TR|hellas GR|suisse CH|schweiz CH|nederland NL|the netherlands NL
  republic of kosovo XK|kosova XK|cocos islands CC|heard island HM|pitcairn PN|cote divoire CI|ivory coast CI`
    .split(/\||\n/)
    .map((entry) => entry.trim())

/** Milliseconds after which other requests go first. */
const SLICE_MS = 2

const names = new Map<string, string>()
const steps = collectNames()
let isComplete = false

/** A step is a part of a language: its table alone takes up to 8 ms to read. */
function* collectNames(): Generator<void, void, void> {
  for (const [name, code] of Object.entries(otherCountryNames)) names.set(foldName(name), code)
  for (const entry of OTHER_NAMES) names.set(entry.slice(0, -3), entry.slice(-2))
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      const displayNames = new Intl.DisplayNames([language], {
        type: 'region',
        fallback: 'none',
        style,
      })
      yield
      for (const [index, code] of countryCodes.entries()) {
        const name = displayNames.of(code)
        if (name && !names.has(foldName(name))) names.set(foldName(name), code)
        if (index % 64 === 0) yield
      }
    }
  isComplete = true
}

/**
 * Collects the names in small steps, which take 60 ms together. Without it the first use of one blocks the
 * process.
 */
export async function prepareCountryNames(): Promise<void> {
  const takeTurns = createTurns(SLICE_MS)
  while (!isComplete) {
    steps.next()
    await takeTurns()
  }
}

/** The country code for a folded name in one of many languages, short or former names included. */
export function countryByName(name: string): string | undefined {
  while (!isComplete) steps.next()
  return names.get(name)
}
