import { countryCodes } from '../../shared/countries.ts'

/** The countries by name in English, in order. For the browser: servers may name them otherwise. */
export function countryOptions() {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** The country that the browser is set to, or none. */
export function likelyCountry(): string {
  const { region } = new Intl.Locale(navigator.language)
  return region && countryCodes.includes(region) ? region : ''
}
