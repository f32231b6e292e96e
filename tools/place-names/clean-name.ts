import { foldName } from '../../src/modules/catalog/places/country-names.ts'
import type { Language } from '../../src/shared/languages.ts'

/** A city of places.csv. */
export type NamedPlace = {
  id: number
  name: string
  /** ISO 3166-1, two letters. */
  country: string
  lat: number
  lon: number
  population: number
}

/** Only letters, the marks on them, spaces and what joins words. */
const LATIN = /^[\p{Script=Latin}\p{M}\s'’‘ʻ.\-–/]+$/u
const scripts: Partial<Record<Language, RegExp>> = {
  bn: /^(?:[\p{Script=Bengali}\s.-]|\u200c|\u200d)+$/u,
  hi: /^[\p{Script=Devanagari}\s.\-॰]+$/u,
  ar: /^[\p{Script=Arabic}\s-]+$/u,
}

/** Words that make the name of a city that of its district, island or council. */
const DISTRICT =
  /\b(borough|city of|district|municipality|municipio|delegación|gmina|powiat|township|county|island|center|raion|stadtbezirk|landkreis|AG)\b|\bcity$/i
const DISTRICT_WORDS =
  /(?<=^|\s)(?:إمارة|ولاية|شعبية|محافظة|بلدية|منطقة|জেলা|বিভাগ|জেলার|उपजिला|जिला|ज़िला|द्वीप)(?=\s|$)/gu

/**
 * German names of small towns in these countries are mostly those from before 1945, which nobody writes in an
 * address today.
 */
const EASTERN_EUROPE = new Set('BA CZ EE HR HU LT LV PL RO SI SK'.split(' '))
/** The exclave of Kaliningrad, in degrees. */
const KALININGRAD_UP_TO = 23
const LARGE_CITY = 350_000
const KNOWN_FROM = 100_000

/** Where the names of GeoNames are those of the language already, or other names are no longer in use. */
const NAMED_LOCALLY: Partial<Record<Language, ReadonlySet<string>>> = {
  pt: new Set(
    `PT BR AO MZ CV US CA AR BO CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE`.split(' '),
  ),
  fr: new Set(['FR']),
}

/** Signs of a transliteration, which readers do not write. */
const SCHOLARLY = /[āīūēōǟěǎǒ]/i
const TRANSLITERATED = /[āīūēōǟăěǎǒḩşţḑẕĭŏŭ‘’ʻ]/i

/** 'Tripoli' of 'Tripoli (Libye)'. */
export function withoutDetail(text: string): string {
  const [name = ''] = text
    .normalize('NFC')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .split(/\s*[(,،;"]/)
  return name.trim()
}

/** A name of GeoNames as pages show it; undefined where it is none, or worse than the place's own. */
export function toShownName(
  text: string,
  place: NamedPlace,
  language: Language,
): string | undefined {
  const name = toOwnLetters(withoutDetail(text), language).replace(/\s+/g, ' ').trim()
  if (name === '' || DISTRICT.test(name)) return undefined
  if (!(scripts[language] ?? LATIN).test(name)) return undefined
  if (scripts[language]) return name
  if (language === 'en') return isBetterEnglish(name, place) ? name : undefined
  if (NAMED_LOCALLY[language]?.has(place.country)) return undefined
  if (language === 'de' && isFormerGerman(name, place)) return undefined
  if (language === 'fr' && SCHOLARLY_FRENCH.test(name) && place.country === 'IN') return undefined
  return SCHOLARLY.test(name) ? undefined : name
}

/** 'Vârânasî', as French maps of India have it. */
const SCHOLARLY_FRENCH = /[âîû]/

function isOnlySpelling(name: string, place: NamedPlace): boolean {
  return foldName(name) === foldName(place.name)
}

function toOwnLetters(name: string, language: Language): string {
  const city = name.replace(DISTRICT_WORDS, '')
  if (language !== 'ar') return city
  // Without vowel signs, and with the Arabic form of letters that Persian keyboards write.
  return city
    .replace(/[\u064b-\u0652\u0670\u0640\u06e1]/g, '')
    .replaceAll('ی', 'ي')
    .replaceAll('ک', 'ك')
}

/**
 * GeoNames has the English name already where there is one. Another is better where it shows a spelling that English
 * does not have; the others are in own-names.csv, because many are former ones.
 */
function isBetterEnglish(name: string, place: NamedPlace): boolean {
  if (TRANSLITERATED.test(name) || /'/.test(name)) return false
  const isForeign = TRANSLITERATED.test(place.name)
  if (isOnlySpelling(name, place))
    return /^[\x20-\x7e]+$/.test(name) && (isForeign || place.population >= KNOWN_FROM)
  return !foldName(name).startsWith(foldName(place.name)) && /[^\x20-\x7e]/.test(place.name)
}

function isFormerGerman(name: string, place: NamedPlace): boolean {
  if (isOnlySpelling(name, place)) return false
  const isExclave = place.country === 'RU' && place.lon < KALININGRAD_UP_TO
  return isExclave || (EASTERN_EUROPE.has(place.country) && place.population < LARGE_CITY)
}
