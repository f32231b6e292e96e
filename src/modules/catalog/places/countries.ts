import { foldName } from './place.ts'

/** Languages in which country names are recognized. */
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

/** Abbreviations of states and provinces, which people write after a city. */
const REGION_CODES: Record<string, Record<string, string>> = {
  US: {
    ...regionCodes(
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
  CA: regionCodes(
    'ab Alberta|bc British Columbia|mb Manitoba|nb New Brunswick|ns Nova Scotia|on Ontario',
    'qc Quebec|sk Saskatchewan|pe Prince Edward Island|nl Newfoundland and Labrador',
  ),
  AU: regionCodes(
    'nsw New South Wales|vic Victoria|qld Queensland|wa Western Australia|sa South Australia',
    'tas Tasmania|act Australian Capital Territory|nt Northern Territory',
  ),
}

function regionCodes(...lines: string[]): Record<string, string> {
  const parts = lines.flatMap((line) => line.split('|'))
  return Object.fromEntries(
    parts.map((part) => {
      const gap = part.indexOf(' ')
      return [part.slice(0, gap), foldName(part.slice(gap + 1))]
    }),
  )
}

let names: Map<string, string> | undefined

// A few thousand names; built for the first location rather than at every start.
function countryNames(): Map<string, string> {
  if (names) return names
  names = new Map(Object.entries(OTHER_NAMES))
  // Codes of former countries are aliases of their successors ('DD' of 'DE') and are skipped.
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => new Intl.Locale(`und-${code}`).region === code,
  )
  for (const language of LANGUAGES) {
    const displayNames = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = displayNames.of(code)
      if (name && !names.has(foldName(name))) names.set(foldName(name), code)
    }
  }
  return names
}

/** The country code for a folded name in one of many languages, or for 'uk', 'usa'. */
export function countryByName(name: string): string | undefined {
  return countryNames().get(name)
}

/** True when the folded `text` is the name or code of the place's country or region. */
export function namesCountryOrRegion(
  text: string,
  place: { country: string; region: string },
): boolean {
  if (countryByName(text) === place.country || text === place.country.toLowerCase()) return true
  const region = foldName(place.region)
  return text === region || REGION_CODES[place.country]?.[text] === region
}
