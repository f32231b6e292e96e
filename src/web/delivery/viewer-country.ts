import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mayTrade } from '../../shared/accounts/account-rules.ts'
import { countryCodes, countryName, otherCountryNames } from '../../shared/countries.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { useApi } from '../api/index.ts'
import { useShop } from '../shell/shop.ts'
import { useViewer } from '../shell/viewer.ts'
import { addressQuery } from './saved-addresses.ts'

/**
 * Countries sorted by their names, in English then other names that people type into the list. Browser only: the
 * server may use other names.
 */
export function countryOptions(language: Language = DEFAULT_LANGUAGE) {
  const { compare } = new Intl.Collator(language)
  const toName = (code: string) => countryName(code, language)
  const otherNames = language === DEFAULT_LANGUAGE ? Object.entries(otherCountryNames) : []
  const others = otherNames.map(([name, value]) => {
    return { value, label: `${name} (${toName(value)})` }
  })
  return countryCodes
    .map((value) => ({ value, label: toName(value) }))
    .sort((a, b) => compare(a.label, b.label))
    .concat(others)
}

/** The country of the shop, else that of the browser's locale, or ''. Many browsers are set to a locale of elsewhere. */
export function likelyCountry({ country }: { country: string | null }): string {
  if (country) return country
  const { region } = new Intl.Locale(navigator.language)
  return region && countryCodes.includes(region) ? region : ''
}

/** Where the viewer's choice of a country is remembered, in this browser. */
const KEY = 'redial-country'

/**
 * The country that the viewer chose, else that of their default address, else that of the shop, else that
 * of the browser's language; '' before any is known.
 */
export function useViewerCountry(): [string, (country: string) => void] {
  const { kind } = useViewer()
  const shop = useShop()
  const [likely, setLikely] = useState('')
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    setChosen(readCountry())
    setLikely(likelyCountry(shop))
  }, [shop])
  const isBuyer = kind !== 'visitor' && mayTrade(kind, 'buy')
  const { data: addresses } = useQuery({
    ...addressQuery(useApi()),
    enabled: chosen === '' && isBuyer,
  })
  return [
    chosen || addresses?.[0]?.address.country || likely,
    (country) => {
      setChosen(country)
      try {
        localStorage.setItem(KEY, country)
      } catch {
        // Storage may be blocked; then the choice lasts as long as the page.
      }
    },
  ]
}

function readCountry(): string {
  try {
    const stored = localStorage.getItem(KEY) ?? ''
    return countryCodes.includes(stored) ? stored : ''
  } catch {
    return ''
  }
}
