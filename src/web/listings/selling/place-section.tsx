import { useQuery } from '@tanstack/react-query'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { useAction } from '../../forms/use-action.ts'
import { useApi } from '../../shell/use-api.ts'
import { Button } from '../../ui/button.tsx'
import { SuggestField } from '../../ui/form/combobox.tsx'
import { toast } from '../../ui/toaster.tsx'
import { listingQueries } from '../queries.ts'
import { FieldInputs, SellSection } from './sell-section.tsx'
import { usePlaceSuggestions } from './use-place-suggestions.ts'
import type { SellFormState } from './use-sell-form.ts'

const field = listingFields.location

/** Where the phone is, and its description; a new listing starts with the seller's default place. */
export function PlaceSection({ sell: { form } }: { sell: SellFormState }) {
  const { location, description } = form.values
  const suggestions = usePlaceSuggestions(location, (text) => form.set({ location: text }))
  const { data: saved, refetch } = useQuery(listingQueries.defaultPlace(useApi()))
  return (
    <SellSection
      title="Place and description"
      done={location.trim() !== '' && description.trim() !== ''}
    >
      <div className="flex flex-col gap-2 md:w-[calc(50%-0.625rem)]">
        <SuggestField
          {...form.field('location')}
          {...suggestions}
          label={field.label}
          optional
          placeholder={field.placeholder}
          maxLength={field.max}
          text={location}
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
