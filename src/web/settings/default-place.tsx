import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listingFields } from '../../shared/listings/listing.fields.ts'
import type { Api } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { listingQueries } from '../listings/queries.ts'
import { usePlaceSuggestions } from '../listings/selling/use-place-suggestions.ts'
import { SuggestField } from '../ui/form/combobox.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './sections.ts'

const { max, placeholder } = listingFields.location

export function DefaultPlace({ api }: SectionProps) {
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        New listings start with it. Phones that you have already listed keep their place.
      </p>
      <Loaded query={useQuery(listingQueries.defaultPlace(api))} caption="default place">
        {({ place }) => <PlaceForm key={place} api={api} saved={place} />}
      </Loaded>
    </>
  )
}

function PlaceForm({ api, saved }: { api: Api; saved: string }) {
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { place: saved },
    async send({ place }) {
      const stored = await api.put('/api/default-place', { body: { place: place.trim() } })
      queryClient.setQueryData(listingQueries.defaultPlace(api).queryKey, stored)
      toast.success(stored.place ? 'Saved as your default place' : 'Default place removed')
    },
  })
  const { place } = form.values
  const suggestions = usePlaceSuggestions(place, (text) => form.set({ place: text }))
  return (
    <form {...form.form} className="flex max-w-md flex-col gap-5" aria-label="Default place">
      <SuggestField
        {...form.field('place')}
        {...suggestions}
        label="Place"
        optional
        placeholder={placeholder}
        maxLength={max}
        text={place}
        help="Leave it empty to start each listing without a place."
      />
      <SubmitButton form={form} busyLabel="Saving">
        Save place
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
