import { useQuery } from '@tanstack/react-query'
import { LocateFixed, MapPin } from 'lucide-react'
import { useState } from 'react'
import { DEFAULT_DISTANCE_KM } from '../../shared/listings/listing-limits.ts'
import { useApi } from '../api/index.ts'
import type { FacetValue } from '../listings/card-phone.ts'
import { listingQueries } from '../listings/queries.ts'
import { Button } from '../ui/button.tsx'
import { Combobox } from '../ui/form/combobox.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useDebounced } from '../ui/hooks.ts'
import { useTranslations } from '../ui/text.ts'
import { useFilterTexts } from './filter-texts.ts'
import { distances, type Filters, type OnFilters, roundLocation } from './filters.ts'

export type NearFilterProps = {
  filters: Filters
  /** The name of the place in `near`. */
  place: string | undefined
  /** Phones within each distance. */
  counts: readonly FacetValue[] | undefined
  onChange: OnFilters
}

/** The place that was chosen, how far around it, and the way back to anywhere. */
export function NearChosen({ filters, place, counts, onChange }: NearFilterProps) {
  const { within } = filters
  const { t, shown } = useFilterTexts()
  return (
    <>
      <p className="flex min-h-11 items-center gap-2">
        <MapPin className="size-4 shrink-0 text-muted" />
        <bdi>{place ?? t('near.here')}</bdi>
      </p>
      <SelectField
        label={t('near.distance')}
        hideLabel
        value={within ?? String(DEFAULT_DISTANCE_KM)}
        options={withOwn(within).map((km) => {
          const count = countOf(counts, km)
          const label =
            count === undefined
              ? t('near.within', { km: shown(km) })
              : t('near.withinCounted', { km: shown(km), shown: shown(count) })
          return { value: String(km), label }
        })}
        onChange={(event) => onChange({ ...filters, within: event.currentTarget.value })}
      />
      <Button
        variant="link"
        className="text-sm"
        onClick={() => onChange({ ...filters, near: undefined, within: undefined })}
      >
        {t('near.anywhere')}
      </Button>
    </>
  )
}

function withOwn(chosen: string | undefined): number[] {
  return [...new Set([...distances, ...(chosen ? [Number(chosen)] : [])])].sort((a, b) => a - b)
}

function countOf(counts: NearFilterProps['counts'], km: number): number | undefined {
  return counts?.find(({ value }) => value === String(km))?.count
}

/** A rough location is enough, because it is rounded anyway. */
const LOCATING = { timeout: 10_000, maximumAge: 600_000 }

/** Letters from which on places are suggested. */
const LEAST_LETTERS = 2

/** Chooses a place by name or by the device's location, which is requested on a press only. */
export function NearPicker({ onPick }: { onPick: (near: string) => void }) {
  const t = useTranslations('search')
  const [text, setText] = useState('')
  const [state, setState] = useState<'idle' | 'locating' | 'refused' | 'insecure'>('idle')
  const wanted = useDebounced(text.trim())
  const { data: places = [], isFetched } = useQuery({
    ...listingQueries.places(useApi(), wanted),
    enabled: wanted.length >= LEAST_LETTERS,
  })

  function locate() {
    if (!isSecureContext) return setState('insecure')
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const spot = roundLocation(coords.latitude, coords.longitude)
        setState('idle')
        if (spot) onPick(spot)
      },
      () => setState('refused'),
      LOCATING,
    )
  }

  return (
    <div className="mt-1 flex flex-col items-start gap-2">
      <div className="w-full">
        <Combobox
          label={t('near.place')}
          placeholder={t('near.place')}
          focusNow
          text={text}
          onType={setText}
          options={places.map(({ id, label }) => ({ id: String(id), label }))}
          onPick={({ id }) => onPick(id)}
        />
      </div>
      {wanted.length >= LEAST_LETTERS && isFetched && places.length === 0 && (
        <p role="status" className="text-sm text-muted">
          {t('near.none')}
        </p>
      )}
      <Button
        variant="ghost"
        className="-ms-4"
        icon={<LocateFixed className="size-4" />}
        busy={state === 'locating'}
        busyLabel={t('near.locating')}
        onClick={locate}
      >
        {t('near.useLocation')}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {(state === 'refused' || state === 'insecure') && t(`near.${state}`)}
      </p>
    </div>
  )
}
