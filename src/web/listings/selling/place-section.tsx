import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listingFields } from '../../../shared/listing.fields.ts'
import { useApi } from '../../shell/use-api.ts'
import { SuggestField } from '../../ui/form/combobox.tsx'
import { useDebounced } from '../../ui/hooks.ts'
import { listingQueries } from '../queries.ts'
import { FieldInputs, SellSection } from './sell-section.tsx'

import type { SellFormState } from './use-sell-form.ts'

const field = listingFields.location
/** Letters typed before places are suggested. */
const MIN_LETTERS = 2

/** Where the phone is, and its description. */
export function PlaceSection({ sell: { form } }: { sell: SellFormState }) {
  const { location, description } = form.values
  const [typing, setTyping] = useState(false)
  const wanted = useDebounced(location.trim())
  const { data: places = [] } = useQuery({
    ...listingQueries.places(useApi(), wanted),
    enabled: typing && wanted.length >= MIN_LETTERS,
  })
  return (
    <SellSection
      title="Place and description"
      done={location.trim() !== '' && description.trim() !== ''}
    >
      <div className="md:w-[calc(50%-0.625rem)]">
        <SuggestField
          {...form.field('location')}
          label={field.label}
          optional
          placeholder={field.placeholder}
          maxLength={field.max}
          text={location}
          onType={(text) => {
            setTyping(true)
            form.set({ location: text })
          }}
          listLabel="Places"
          options={
            typing && wanted.length >= MIN_LETTERS
              ? places.map(({ id, label }) => ({ id: String(id), label }))
              : []
          }
          onPick={({ label }) => {
            setTyping(false)
            form.set({ location: label })
          }}
        />
      </div>
      <FieldInputs form={form} section="place" />
    </SellSection>
  )
}
