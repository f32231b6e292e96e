import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { isolate } from '../../../shared/isolate.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { useApi } from '../../api/index.ts'
import { PlaceMap } from '../../delivery/place-map.tsx'
import { useAction } from '../../forms/use-action.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { useShop } from '../../shell/shop.ts'
import { Button } from '../../ui/button.tsx'
import { SuggestField } from '../../ui/form/combobox.tsx'
import { FieldError } from '../../ui/form/fields.tsx'
import { useDebounced } from '../../ui/hooks.ts'
import { LoadingRegion, Skeleton } from '../../ui/layout/page-states.tsx'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
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
import { FieldInputs, SaveDefault, SellSection } from './sell-section.tsx'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

const ShippingFields = lazyPart(['sellParts'], () => import('./shipping-fields.tsx'))

type DeliverySectionProps = { sell: SellFormState; currency: string }

/** Pick-up, shipping or both; a new listing starts with the seller's default. */
export function DeliverySection({ sell: { form }, currency }: DeliverySectionProps) {
  const api = useApi()
  const t = useTranslations('sell.delivery')
  const byDefault = useTranslations('sell.default')
  const language = useLanguage()
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
  const shippingSkeleton = (
    <LoadingRegion label={t('loading')}>
      <Skeleton className="h-80 md:h-44" />
    </LoadingRegion>
  )
  return (
    <SellSection title={t('title')} done={!deliveryProblem(fields)}>
      <fieldset
        className="flex flex-col gap-2"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'delivery-error' : undefined}
        tabIndex={-1}
      >
        <legend className="mb-1.5 text-sm font-medium">{t('how')}</legend>
        {!isOnlyShipped && (
          <CheckCard
            label={t('pickUp')}
            help={t('pickUpHelp')}
            checked={fields.pickUp}
            disabled={isOnlyMet}
            onChange={(pickUp) => change({ pickUp })}
          />
        )}
        {fields.pickUp && <AreaPreview location={form.values.location} />}
        {!isOnlyMet && (
          <CheckCard
            label={t('shipping')}
            help={t(canShip ? 'shippingHelp' : 'cannotShip')}
            checked={fields.ships}
            disabled={isOnlyShipped || (!canShip && !fields.ships)}
            onChange={(ships) => change({ ships })}
          />
        )}
        {(isOnlyMet || isOnlyShipped) && (
          <p className="text-sm text-muted">{t(isOnlyMet ? 'onlyPickUp' : 'onlyShipping')}</p>
        )}
        {!canShip && !isOnlyMet && (
          <Link to={pages.settings()} hash="instructions" className={`${linkClass} self-start`}>
            {t('instructions')}
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
            if (!applyToLive) return byDefault('saved')
            const applied = { count: changed, shown: formatCount(changed, language) }
            if (tooCheap === 0) return byDefault('applied', applied)
            const skipped = { skipped: tooCheap, shownSkipped: formatCount(tooCheap, language) }
            return byDefault('appliedNotAll', { ...applied, ...skipped })
          }}
        />
      )}
    </SellSection>
  )
}

/** What buyers will see of the place, where it is a known one. */
function AreaPreview({ location }: { location: string }) {
  const t = useTranslations('sell.place')
  const language = useLanguage()
  const name = useDebounced(location.split(/[,،]/)[0]?.trim() ?? '')
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
      alt={t('map', { place: isolate(place.name, language) })}
      caption={t('mapCaption')}
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
  const t = useTranslations('sell.place')
  const suggestions = usePlaceSuggestions(
    location,
    (text) => form.set({ location: text }),
    t('places'),
  )
  const { data: saved, refetch } = useQuery(listingQueries.defaultPlace(useApi()))
  return (
    <SellSection title={t('title')} done={location.trim() !== '' && description.trim() !== ''}>
      <div className="flex flex-col gap-2 md:w-[calc(50%-0.625rem)]">
        <SuggestField
          {...form.field('location')}
          {...suggestions}
          label={t('label')}
          optional
          placeholder={t('placeholder')}
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
  const t = useTranslations('sell.place')
  const save = () =>
    run('default', async () => {
      await api.put('/api/default-place', { body: { place } })
      await onSaved()
      toast.success(t(place ? 'savedDefault' : 'removedDefault'))
    })
  return (
    <Button
      className="self-start px-3"
      busy={busy === 'default'}
      busyLabel={t(place ? 'saving' : 'removing')}
      onClick={save}
    >
      {t(place ? 'useDefault' : 'removeDefault')}
    </Button>
  )
}
