import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasPermission } from '../../shared/accounts/account-rules.ts'
import { countryCodes } from '../../shared/countries.ts'
import { useApi } from '../api/index.ts'
import { useViewer } from '../shell/viewer.ts'
import { addressQuery } from './saved-addresses.ts'

/** Countries sorted by their English name. Browser only: the server may use other names. */
export function countryOptions() {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const { compare } = new Intl.Collator('en')
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label))
}

/** The country of the browser's locale, or ''. */
export function likelyCountry(): string {
  const { region } = new Intl.Locale(navigator.language)
  return region && countryCodes.includes(region) ? region : ''
}

/** Where the viewer's choice of a country is remembered, in this browser. */
const KEY = 'redial-country'

/**
 * The country that the viewer chose, else that of their default address, else that of the browser's
 * language; '' before any is known.
 */
export function useViewerCountry(): [string, (country: string) => void] {
  const { kind } = useViewer()
  const [likely, setLikely] = useState('')
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    setChosen(readCountry())
    setLikely(likelyCountry())
  }, [])
  const isBuyer = kind !== 'visitor' && hasPermission(kind, 'buy')
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
