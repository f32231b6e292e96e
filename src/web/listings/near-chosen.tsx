import { MapPin } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { formatCount } from '../ui/choice-fields.tsx'
import { SelectField } from '../ui/fields.tsx'
import type { NearFilterProps } from './filter-panel.tsx'
import { distances, USUAL_KM } from './filters.ts'

/** The place that was chosen, how far around it, and the way back to anywhere. */
export function NearChosen({ filters, place, counts, onChange }: NearFilterProps) {
  const { within } = filters
  return (
    <>
      <p className="flex min-h-11 items-center gap-2">
        <MapPin className="size-4 shrink-0 text-muted" />
        {place ?? 'Around you'}
      </p>
      <SelectField
        label="Distance"
        hideLabel
        value={within ?? String(USUAL_KM)}
        options={withOwn(within).map((km) => ({
          value: String(km),
          label: `Within ${km} km${countOf(counts, km)}`,
        }))}
        onChange={(event) => onChange({ ...filters, within: event.currentTarget.value })}
      />
      <Button
        variant="link"
        className="text-sm"
        onClick={() => onChange({ ...filters, near: undefined, within: undefined })}
      >
        Anywhere
      </Button>
    </>
  )
}

function withOwn(own: string | undefined): number[] {
  return [...new Set([...distances, ...(own ? [Number(own)] : [])])].sort((a, b) => a - b)
}

function countOf(counts: NearFilterProps['counts'], km: number): string {
  const found = counts?.find(({ value }) => value === String(km))
  return found ? ` (${formatCount(found.count)})` : ''
}
