import { foldName } from './fold.ts'

/** Languages in which people name countries in their listings. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'tr']
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const OTHER_NAMES: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  uae: 'AE',
  holland: 'NL',
  'czech republic': 'CZ',
  korea: 'KR',
  turkey: 'TR',
}

/** States and provinces that people write as two or three letters after a city. */
const REGION_CODES: Record<string, Record<string, string>> = {
  US: {
    ...pairs(
      'al Alabama|ak Alaska|az Arizona|ar Arkansas|ca California|co Colorado|ct Connecticut',
      'de Delaware|fl Florida|ga Georgia|hi Hawaii|id Idaho|il Illinois|in Indiana|ia Iowa',
      'ks Kansas|ky Kentucky|la Louisiana|me Maine|md Maryland|ma Massachusetts|mi Michigan',
      'mn Minnesota|ms Mississippi|mo Missouri|mt Montana|ne Nebraska|nv Nevada',
      'nh New Hampshire|nj New Jersey|nm New Mexico|ny New York|nc North Carolina',
      'nd North Dakota|oh Ohio|ok Oklahoma|or Oregon|pa Pennsylvania|ri Rhode Island',
      'sc South Carolina|sd South Dakota|tn Tennessee|tx Texas|ut Utah|vt Vermont|va Virginia',
      'wa Washington|wv West Virginia|wi Wisconsin|wy Wyoming|dc District of Columbia',
    ),
  },
  CA: pairs(
    'ab Alberta|bc British Columbia|mb Manitoba|nb New Brunswick|ns Nova Scotia|on Ontario',
    'qc Quebec|sk Saskatchewan|pe Prince Edward Island|nl Newfoundland and Labrador',
  ),
  AU: pairs(
    'nsw New South Wales|vic Victoria|qld Queensland|wa Western Australia|sa South Australia',
    'tas Tasmania|act Australian Capital Territory|nt Northern Territory',
  ),
}

function pairs(...lines: string[]): Record<string, string> {
  const parts = lines.flatMap((line) => line.split('|'))
  return Object.fromEntries(
    parts.map((part) => {
      const gap = part.indexOf(' ')
      return [part.slice(0, gap), foldName(part.slice(gap + 1))]
    }),
  )
}

let names: Map<string, string> | undefined

// Some thousand names; read when the first location is, and not at every start.
function countryNames(): Map<string, string> {
  if (names) return names
  names = new Map(Object.entries(OTHER_NAMES))
  // Codes of countries that are no more stand for their heirs ('DD' for 'DE'): once is enough.
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => new Intl.Locale(`und-${code}`).region === code,
  )
  for (const language of LANGUAGES) {
    const words = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = words.of(code)
      if (name && !names.has(foldName(name))) names.set(foldName(name), code)
    }
  }
  return names
}

/** The country that folded words name, in one of many languages or as 'uk', 'usa'. */
export function countryNamed(words: string): string | undefined {
  return countryNames().get(words)
}

/** True when folded `words` say where in the world a place is: its country or region, or its code. */
export function saysWhere(words: string, place: { country: string; region: string }): boolean {
  if (countryNamed(words) === place.country || words === place.country.toLowerCase()) return true
  const region = foldName(place.region)
  return words === region || REGION_CODES[place.country]?.[words] === region
}
