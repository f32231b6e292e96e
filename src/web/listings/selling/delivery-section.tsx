import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { pages } from '../../../contract/urls.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { useApi } from '../../api/index.ts'
import { PlaceMap } from '../../delivery/place-map.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useShop } from '../../shell/shop.ts'
import { Button } from '../../ui/button.tsx'
import { SuggestField } from '../../ui/form/combobox.tsx'
import { FieldError } from '../../ui/form/fields.tsx'
import { useDebounced } from '../../ui/hooks.ts'
import { LoadingRegion, Skeleton } from '../../ui/layout/page-states.tsx'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { linkClass } from '../../ui/link.tsx'
import { toast } from '../../ui/toaster.tsx'
import { listingQueries } from '../queries.ts'
import {
  type DeliveryFields,
  deliveryProblem,
  deliveryText,
  fieldsFromDelivery,
  isSameDelivery,
  offeredFields,
  readDeliveryText,
  toDelivery,
} from './delivery-fields.ts'
import type { SellFormState } from './sell-form.tsx'
import { countListings, FieldInputs, SaveDefault, SellSection } from './sell-section.tsx'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

const ShippingFields = lazy(() => import('./shipping-fields.tsx'))

const shippingSkeleton = (
  <LoadingRegion label="Loading the shipping prices">
    <Skeleton className="h-80 md:h-44" />
  </LoadingRegion>
)

type DeliverySectionProps = { sell: SellFormState; currency: string }

/** Pick-up, shipping or both; a new listing starts with the seller's default. */
export function DeliverySection({ sell: { form }, currency }: DeliverySectionProps) {
  const api = useApi()
  const { data: saved, refetch } = useQuery(listingQueries.defaultTerms(api))
  const { deliveryMethods } = useShop()
  const isOnlyMet = !deliveryMethods.includes('shipping')
  const isOnlyShipped = !deliveryMethods.includes('pick_up')
  const standard = fieldsFromDelivery(saved?.delivery ?? { pickUp: true, shipping: null })
  const fields = offeredFields(readDeliveryText(form.values.delivery) ?? standard, deliveryMethods)
  const canShip = saved?.canShip ?? true
  const error = form.problem('delivery')
  const change = (changes: Partial<DeliveryFields>) =>
    form.set({ delivery: deliveryText({ ...fields, ...changes }) })
  return (
    <SellSection title="Delivery" done={!deliveryProblem(fields)}>
      <fieldset
        className="flex flex-col gap-2"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'delivery-error' : undefined}
        tabIndex={-1}
      >
        <legend className="mb-1.5 text-sm font-medium">How can buyers get it?</legend>
        {!isOnlyShipped && (
          <CheckCard
            label="Pick-up"
            help="Buyers see your town, never an address. You agree on a place after booking."
            checked={fields.pickUp}
            disabled={isOnlyMet}
            onChange={(pickUp) => change({ pickUp })}
          />
        )}
        {fields.pickUp && <AreaPreview location={form.values.location} />}
        {!isOnlyMet && (
          <CheckCard
            label="Shipping"
            help={
              canShip
                ? 'The buyer pays for the phone and the shipping before you send it.'
                : 'Not possible yet: this shop has no online payment, so buyers need to know how to pay you before you send it.'
            }
            checked={fields.ships}
            disabled={isOnlyShipped || (!canShip && !fields.ships)}
            onChange={(ships) => change({ ships })}
          />
        )}
        {(isOnlyMet || isOnlyShipped) && (
          <p className="text-sm text-muted">
            {isOnlyMet ? 'This shop only offers pick-up.' : 'This shop only offers shipping.'}
          </p>
        )}
        {!canShip && !isOnlyMet && (
          <Link to={pages.settings()} hash="instructions" className={`${linkClass} self-start`}>
            Add payment instructions
          </Link>
        )}
        <FieldError id="delivery-error" error={error} />
      </fieldset>
      {fields.ships && (
        // Not rendered on the server: a lazy part cannot be.
        <LazyPanel fallback={shippingSkeleton}>
          {form.ready ? <ShippingFields {...{ fields, change, currency }} /> : shippingSkeleton}
        </LazyPanel>
      )}
      {saved && !isSameDelivery(fields, saved.delivery) && !deliveryProblem(fields) && (
        <SaveDefault
          what="delivery"
          save={async (applyToLive) => {
            const body = { delivery: toDelivery(fields), applyToLive }
            const { changed, tooCheap } = await api.put('/api/delivery-terms', { body })
            await refetch()
            const skipped = tooCheap > 0 ? `, too expensive for ${countListings(tooCheap)}` : ''
            return applyToLive
              ? `Saved for ${countListings(changed)}${skipped}`
              : 'Saved as your default'
          }}
        />
      )}
    </SellSection>
  )
}

/** What buyers will see of the place, where it is a known one. */
function AreaPreview({ location }: { location: string }) {
  const name = useDebounced(location.split(',')[0]?.trim() ?? '')
  const { data: places = [] } = useQuery({
    ...listingQueries.places(useApi(), name),
    enabled: name.length >= MIN_LETTERS,
  })
  const isSame = (text: string, other: string) => text.toLowerCase() === other.toLowerCase()
  const place =
    places.find(({ label }) => isSame(label, location.trim())) ??
    places.find((one) => isSame(one.name, name))
  if (!place || name.length < MIN_LETTERS) return null
  return (
    <PlaceMap
      place={place}
      alt={`Map of ${place.name} and the larger towns around it`}
      caption="Rough area. The circle is the town, not an address."
    />
  )
}

/** Letters of a place's name from which on it is looked up. */
const MIN_LETTERS = 2

type CheckCardProps = {
  label: string
  help: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

function CheckCard({ label, help, checked, disabled, onChange }: CheckCardProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field border border-edge bg-raised p-3 has-checked:border-ink has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="checkbox"
        className="checkbox tick"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="flex-1">
        <span className="block font-medium">{label}</span>
        <span className="block text-sm text-muted">{help}</span>
      </span>
    </label>
  )
}

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
          <SavePlace place={location.trim()} onSaved={async () => void (await refetch())} />
        )}
      </div>
      <FieldInputs form={form} section="place" />
    </SellSection>
  )
}

type SavePlaceProps = { place: string; onSaved: () => Promise<void> }

/** Saves the place for new listings; an empty one removes what is saved. */
function SavePlace({ place, onSaved }: SavePlaceProps) {
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
