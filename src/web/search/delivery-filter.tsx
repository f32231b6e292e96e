import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { destinationsWith, EU, WORLD } from '../../shared/listings/delivery-terms.ts'
import { countryOptions, useViewerCountry } from '../delivery/viewer-country.ts'
import type { Facets } from '../listings/card-phone.ts'
import { useShop } from '../shell/shop.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { CountedCheckbox } from '../ui/form/choice-fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useInView } from '../ui/hooks.ts'
import { useFilterTexts } from './filter-texts.ts'
import type { Filters, OnFilters } from './filters.ts'

type DeliveryFilterProps = {
  filters: Filters
  facets: Facets
  onChange: OnFilters
}

/** Pick-up where the shop offers it, and shipping to the viewer's country or another one. */
export function DeliveryFilter({ filters, facets, onChange }: DeliveryFilterProps) {
  const { deliveryMethods } = useShop()
  const { t, language, shipsTo: shipsToText } = useFilterTexts()
  const isHydrated = useHydrated()
  // Small screens have it in a closed sheet: naming a country would keep a slow phone busy for 60 ms.
  const [chooser, isSeen] = useInView<HTMLButtonElement>()
  const isReady = isHydrated && isSeen
  const [viewerCountry, setViewerCountry] = useViewerCountry()
  const [choosing, setChoosing] = useState(false)
  const { shipsTo } = filters
  // Known in the browser only: until then, and where it stays unknown, the row has another meaning.
  const country = shipsTo ?? ((isReady && viewerCountry) || WORLD)
  const flag = (name: 'pickUp' | 'freeShipping', label: string) => (
    <CountedCheckbox
      label={label}
      count={facets[name][0]?.count ?? 0}
      checked={filters[name] === '1'}
      onChange={() => onChange({ ...filters, [name]: filters[name] ? undefined : '1' })}
    />
  )

  function choose(code: string) {
    setChoosing(false)
    if (code !== EU && code !== WORLD) setViewerCountry(code)
    onChange({ ...filters, shipsTo: code || undefined })
  }

  return (
    <>
      {deliveryMethods.includes('pick_up') && flag('pickUp', t('pickUp'))}
      <CountedCheckbox
        label={shipsToText(country, isReady ? undefined : labelOf(facets, country))}
        count={countTo(facets, country)}
        checked={shipsTo !== undefined}
        onChange={() => onChange({ ...filters, shipsTo: shipsTo ? undefined : country })}
      />
      {flag('freeShipping', t('freeShipping'))}
      {choosing ? (
        <SelectField
          label={t('shipsTo.label')}
          hideLabel
          autoFocus
          placeholder={t('shipsTo.choose')}
          value={shipsTo ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
          options={[
            {
              group: t('shipsTo.regions'),
              options: [
                { value: EU, label: t('shipsTo.euName') },
                { value: WORLD, label: t('shipsTo.worldName') },
              ],
            },
            { group: t('shipsTo.countries'), options: countryOptions(language) },
          ]}
        />
      ) : (
        <button
          ref={chooser}
          type="button"
          className={classNames(buttonClass({ variant: 'link' }), 'text-sm')}
          onClick={() => setChoosing(true)}
        >
          {t('shipsTo.other')}
        </button>
      )}
    </>
  )
}

/** The server's own name, so that the browser starts with the same text. */
function labelOf({ shipsTo }: Facets, code: string): string {
  return shipsTo.find(({ value }) => value === code)?.label || code
}

/** A country that no listing names has the count of its region. */
function countTo({ shipsTo }: Facets, country: string): number {
  const code = destinationsWith(country).find((one) => shipsTo.some(({ value }) => value === one))
  return shipsTo.find(({ value }) => value === code)?.count ?? 0
}
