import { countryCodes } from '../../shared/countries.ts'

/** Countries sorted by their English name. Browser only: the server may use other names. */
export function countryOptions() {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** The country of the browser's locale, or ''. */
export function likelyCountry(): string {
  const { region } = new Intl.Locale(navigator.language)
  return region && countryCodes.includes(region) ? region : ''
}
