import { useQuery } from '@tanstack/react-query'
import { MAX_RETURN_PLACE_LENGTH } from '../../../shared/orders/order-limits.ts'
import { parcelProblems } from '../../../shared/orders/parcel.ts'
import type { Api } from '../../api/index.ts'
import { ParcelFields } from '../../delivery/parcel.tsx'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/form/fields.tsx'
import type { OrderDetail } from '../order-api.ts'

type ReturnFormProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

const placeProblem = (place: string) =>
  place.trim().length < 3 ? 'Enter an address or a place' : undefined

/** The seller says where the phone goes; until it is sent, another place replaces the first. */
export function ApproveReturn({ api, order, onDone }: ReturnFormProps) {
  const { data: saved } = useQuery({
    queryKey: ['addresses'],
    queryFn: () => api.get('/api/addresses'),
  })
  const ownAddress = saved?.find(({ isDefault }) => isDefault)?.address
  const form = useDraftForm(`return-place-${order._id}`, {
    initial: { place: order.return?.place ?? '' },
    check: ({ place }) => ({ place: placeProblem(place) }),
    async send({ place }) {
      await api.post('/api/orders/{id}/return/approve', {
        path: { id: order._id },
        body: { place: place.trim() },
        once: true,
      })
      await onDone(`Saved. We’ve notified ${order.buyer}`)
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Where to return the phone">
      <TextareaField
        {...form.field('place')}
        label="Where should they send or bring it?"
        help={
          order.afterSale.returnPostage === 'seller'
            ? 'An address, or a place to meet. You pay the postage: add a link to a prepaid label, or agree on it in messages.'
            : 'An address, or a place to meet.'
        }
        maxLength={MAX_RETURN_PLACE_LENGTH}
        required
      />
      {ownAddress && form.values.place === '' && (
        <Button
          variant="link"
          className="w-fit text-sm"
          onClick={() => form.set({ place: addressText(ownAddress) })}
        >
          Use my saved address
        </Button>
      )}
      <FormFooter form={form} busyLabel="Saving">
        Save
      </FormFooter>
    </form>
  )
}

type Address = NonNullable<OrderDetail['address']>

function addressText({ name, line1, line2, postalCode, city, region, country }: Address): string {
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [name, line1, line2, town, region, country].filter(Boolean).join('\n')
}

/** The buyer enters the parcel; a phone that is handed over needs none. */
export function SendReturn({ api, order, onDone }: ReturnFormProps) {
  const form = useDraftForm(`return-parcel-${order._id}`, {
    initial: { carrier: '', tracking: '' },
    check: parcelProblems,
    async send({ carrier, tracking }) {
      await api.post('/api/orders/{id}/return/send', {
        path: { id: order._id },
        body: { carrier: carrier.trim(), tracking: tracking.trim() },
        once: true,
      })
      await onDone(`Marked as sent. We’ve notified ${order.seller}`)
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Send the phone back">
      <p className="rounded-field border border-hairline bg-paper px-4 py-3 wrap-anywhere whitespace-pre-line">
        {order.return?.place}
      </p>
      <ParcelFields form={form} />
      <FormFooter form={form} busyLabel="Saving">
        Mark as sent
      </FormFooter>
      <p className="max-w-prose text-sm text-pretty text-muted">
        Bringing it instead? Let {order.seller} confirm here that they have it before you leave.
      </p>
    </form>
  )
}
