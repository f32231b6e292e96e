import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listingFields } from '../../../shared/listing.fields.ts'
import { useAction } from '../../forms/use-action.ts'
import { useApi } from '../../shell/use-api.ts'
import { Button } from '../../ui/button.tsx'
import { SuggestField } from '../../ui/form/combobox.tsx'
import { useDebounced } from '../../ui/hooks.ts'
import { toast } from '../../ui/toaster.tsx'
import { listingQueries } from '../queries.ts'
import { FieldInputs, SellSection } from './sell-section.tsx'

import type { SellFormState } from './use-sell-form.ts'

const field = listingFields.location
/** Letters typed before places are suggested. */
const MIN_LETTERS = 2

/** Where the phone is, and its description; a new listing starts with the seller's default place. */
export function PlaceSection({ sell: { form } }: { sell: SellFormState }) {
  const { location, description } = form.values
  const [typing, setTyping] = useState(false)
  const wanted = useDebounced(location.trim())
  const { data: places = [] } = useQuery({
    ...listingQueries.places(useApi(), wanted),
    enabled: typing && wanted.length >= MIN_LETTERS,
  })
  const { data: saved, refetch } = useQuery(listingQueries.defaultPlace(useApi()))
  return (
    <SellSection
      title="Place and description"
      done={location.trim() !== '' && description.trim() !== ''}
    >
      <div className="flex flex-col gap-2 md:w-[calc(50%-0.625rem)]">
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
        {saved && saved.place !== location.trim() && (
          <SaveDefault place={location.trim()} onSaved={async () => void (await refetch())} />
        )}
      </div>
      <FieldInputs form={form} section="place" />
    </SellSection>
  )
}

type SaveDefaultProps = { place: string; onSaved: () => Promise<void> }

/** Saves the place for new listings; an empty one removes what is saved. */
function SaveDefault({ place, onSaved }: SaveDefaultProps) {
  const api = useApi()
  const { busy, run } = useAction()
  const save = () =>
    run('default', async () => {
      await api.put('/api/default-place', { body: { place } })
      await onSaved()
      toast.success(place ? 'Saved as your default place' : 'Default place removed')
    })
  return (
    <Button
      className="self-start px-3"
      busy={busy === 'default'}
      busyLabel={place ? 'Saving' : 'Removing'}
      onClick={save}
    >
      {place ? 'Use as my default place' : 'Remove my default place'}
    </Button>
  )
}
