import { findLabelled } from './labelled-numbers.ts'
import { findSpans, type Span } from './span.ts'

const pattern = (source: string) => new RegExp(source, 'giu')

const ALONE = String.raw`(?<![\d+])(?<!\d[-./:])`
const FIRST = String.raw`${ALONE}(?<!\d )`
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const YEAR = '(?:19|20)\\d\\d'
const HOUR = '(?:[01]?\\d|2[0-3])'
const DECIMAL = '\\d{1,3}[.,]\\d{1,2}'
const MONTH = '(?:0?[1-9]|1[0-2])'
const MONEY_WORDS =
  'usd|eur|gbp|inr|mxn|brl|try|cop|ars|clp|nok|sek|dkk|pln|chf|idr|euros?|dollars?|pounds?|rupees?|rupien|lira|pesos?|reais|zloty|złotych|kroner|kronor|kr|zł|tl|rs|rp|lei|bucks'
// Up to nine digits: prices have no more, and few phone numbers have fewer.
const AMOUNT = String.raw`\d{1,3}(?:[ .,'’]?\d{2,3}){0,2}(?:[.,]\d{1,2})?`
const UNITS =
  'percent|prozent|gb|go|tb|mb|mah|mp|mpx|megapixels?|mm|cm|km|kg|g|hz|w|inch(?:es)?|zoll|months?|years?|yrs?|days?|hours?|hrs?|mins?|minutes?|weeks?|monate?n?|jahre?n?|tage?n?|stunden|wochen|mois|ans?|jours?|heures?|meses|mes|años?|dias?|días?|horas?|anos?|anni|mesi|giorni|ore|jaar|maanden|dagen|uur|lat|miesi\\p{L}+|dni|ay|yıl|gün|din|mahine|uhr|h'
/** Words before tracking and serial numbers. */
const NAMED =
  'track(?:ing)?|parcel|shipment|consignment|waybill|awb|sendung\\p{L}*|paket\\p{L}*|suivi|colis|seguimiento|guía|envío|spedizione|rastreio|rastreamento|encomenda|zending|pakket|przesył\\p{L}*|paczk\\p{L}*|kargo|takip|sporing\\p{L}*|imei|serial|seriennummer'
const CALLING = 'tel|tlf|ph|phone|cell|call|mob|mobile|fon|handy|nr|no|num|wa|fax|text|sms'

/** Never a phone number, however many digits it has. */
const CERTAIN = [
  pattern(String.raw`${ALONE}(?:19|20)\d\d([-./])${MONTH}\1${DAY}(?![-./]?\d)`),
  pattern(String.raw`${ALONE}${DAY}([-./])${MONTH}\1${YEAR}(?![-./]?\d)`),
  pattern(String.raw`${ALONE}${MONTH}([-./])${DAY}\1${YEAR}(?![-./]?\d)`),
  pattern(String.raw`(?:\p{Sc}|(?<!\p{L})(?:${MONEY_WORDS})\.?)\s?${AMOUNT}(?!\d)`),
  pattern(String.raw`(?<!\d)${AMOUNT}\s?(?:\p{Sc}|(?:${MONEY_WORDS})(?!\p{L}))`),
  // A round amount in thousands or millions.
  pattern(String.raw`${FIRST}[1-9]\d{0,2}([ .,'’])\d{3}\1\d00(?![-./ ]?\d)`),
  pattern(String.raw`${FIRST}[1-9]\d{2,3}0000(?![-./ ]?\d)`),
  pattern(String.raw`(?<![\d.,])\d{1,5}(?:[.,]\d{1,2})?\s?(?:%|["″]|(?:${UNITS})(?!\p{L}))`),
  pattern(String.raw`(?<!\p{L})(?:${NAMED})(?!\p{L})[^\d\n]{0,25}\d[a-z]{0,2}(?:[ ./-]?\d){9,29}`),
  pattern(String.raw`(?<![\p{L}\d])(?:[a-z]{2}\d{9}[a-z]{2}|1z(?: ?[a-z\d]){16})(?![\p{L}\d])`),
  pattern(String.raw`(?<![\p{L}\d])(?!(?:${CALLING})\d)[a-z]{2,4}\d{10,20}(?![\p{L}\d])`),
  // Days and opening hours from one to the other: "12.05.-15.05.", "9.30-12.00".
  pattern(
    String.raw`(?<![\d.])(?<!\d[ -])${DAY}\.${MONTH}\.\s?[-–]\s?${DAY}\.${MONTH}\.(?:${YEAR})?(?![ -]?\d)`,
  ),
  pattern(
    String.raw`(?<![\d.:])(?<!\d[ -])${HOUR}[.:h][0-5]\d\s?[-–]\s?${HOUR}[.:h][0-5]\d(?![.:]?\d)(?![ -]\d)`,
  ),
  // Length, width and depth.
  pattern(String.raw`(?<![\d.,])${DECIMAL}(?:\s?[/x×*]\s?${DECIMAL}){2,3}(?!\d)(?![.,]\d)`),
  // Prices of one to ten thousand: "1.299 1.349 1.399".
  pattern(String.raw`${FIRST}[1-9][.,]\d{3}(?: [/|]? ?[1-9][.,]\d{3}){1,5}(?![-./, ]?\d)`),
  // Models of one brand: "Nokia 3310/3410/6230".
  pattern(
    String.raw`(?<!\p{L})(?:nokia|ericsson|siemens|motorola)\s?\d{3,4}(?:\s?[/+&]\s?\d{3,4}){1,6}(?!\d)`,
  ),
  // Addresses of a home network.
  pattern(
    String.raw`${ALONE}(?:192\.168|10\.\d{1,3}|127\.0|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}(?![\d.])`,
  ),
  // 16 digits and more in groups of four: parcels.
  pattern(String.raw`(?<![\d+])\d{4}(?: \d{4}){3,6}(?: \d{1,4})?(?! ?\d)`),
  // E.164: no phone number has more than 15 digits.
  pattern(String.raw`(?<![\d+])\d{16,30}(?!\d)`),
]
const IMEI = pattern(String.raw`(?<![\d+])\d{2}[ /-]?\d{6}[ /-]?\d{6}[ /-]?\d(?!\d)`)

/** Harmless alone, but possibly a piece of a phone number among others. */
const POSSIBLE = [
  pattern(String.raw`(?<!\d)(?:64|128|256|512|1024)(?!\d)`),
  pattern(String.raw`(?<!\d)(?:4|6|8|12|16|18|24)\s?/\s?(?=(?:64|128|256|512|1024)(?!\d))`),
  pattern(String.raw`(?<![\d:])(?:[01]?\d|2[0-3])[:h][0-5]\d(?::[0-5]\d)?(?![:\d])`),
  pattern(String.raw`${ALONE}(?:[0-2]\d|3[01])([-./])(?:[0-2]\d|3[01])\1[23]\d(?![-./]?\d)`),
  pattern(String.raw`(?<!\d)(?:19[89]|20[0-4])\d(?!\d)`),
  pattern(
    String.raw`(?<!\p{L})(?:iphone|galaxy|pixel|redmi|note|poco|xperia|moto|oneplus|reno|nova|find|nord|edge|mate|honor|fold|flip|razr|zenfone|nokia|xiaomi|samsung|huawei|realme|se|pro|max|mini|plus|ultra)\s?\d{1,3}(?!\d)`,
  ),
]

/** Dates, amounts, sizes, tracking and serial numbers. */
export function findHarmless(text: string): Span[] {
  const imeis = findSpans(text, IMEI).filter(({ start, end }) =>
    passesLuhn(text.slice(start, end).replace(/\D/g, '')),
  )
  return [...CERTAIN.flatMap((each) => findSpans(text, each)), ...findLabelled(text), ...imeis]
}

/** Storage sizes, times, years, model names. */
export function findPossiblyHarmless(text: string): Span[] {
  return POSSIBLE.flatMap((each) => findSpans(text, each))
}

/**
 * Whether the last digit is the right check digit (Luhn; ISO/IEC 7812-1, annex B), as in IMEIs and card
 * numbers. A copy of the one in src/shared/listings/imei.ts: packages do not depend on the marketplace,
 * and src/shared imports no package.
 */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, char, index) => {
    const digit = Number(char) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}
