import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { Handshake, Package } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { countryName } from '../../../shared/countries.ts'
import { postageTo } from '../../../shared/listings/delivery-terms.ts'
import { formatMoney } from '../../../shared/money.ts'
import type { Delivery } from '../../../shared/orders/order-life-cycle.ts'
import { ADDRESS_RETENTION_DAYS, INSPECTION_HOURS } from '../../../shared/orders/order-limits.ts'
import { methodsForDelivery, payableDeliveries } from '../../../shared/orders/payment-methods.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../../shared/time.ts'
import { ApiError } from '../../api/client.ts'
import type { Address, Api, SavedAddress } from '../../api/index.ts'
import {
  AddressFields,
  type AddressValues,
  addressProblems,
  emptyAddress,
  filledAddress,
  isSameAddress,
  toAddress,
} from '../../delivery/address-fields.tsx'
import { toTerms } from '../../delivery/delivery-labels.ts'
import { addressQuery } from '../../delivery/saved-addresses.ts'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { ChoiceField, PillGroup } from '../../ui/form/choice-fields.tsx'
import { CheckboxField } from '../../ui/form/fields.tsx'
import { toast } from '../../ui/toaster.tsx'
import {
  choosePaymentMethod,
  continueLabel,
  PaymentChoice,
  paymentOffer,
} from '../checkout/payment-method-form.tsx'
import { type OrderDetail, orderQueries, type PaymentMethod } from '../order-api.ts'

type DeliveryFormProps = { api: Api; order: OrderDetail; onDone: () => Promise<void> }

/**
 * The buyer chooses among what the seller offers, with an address and its shipping cost, and if it is
 * unpaid, how to pay.
 */
export function DeliveryForm({ api, order, onDone }: DeliveryFormProps) {
  const queryClient = useQueryClient()
  const isPaid = order.state === 'paid'
  const { data: addresses = [] } = useQuery(addressQuery(api))
  const [saves, setSaves] = useState(false)
  const address = order.address ?? addresses[0]?.address
  const terms = toTerms(order.offered)
  const offers = { pick_up: terms.pickUp, shipping: terms.shippingZones.length > 0 }
  const payable = isPaid ? allDeliveries : payableDeliveries(order.paymentMethods)
  const deliveries = payable.filter((each) => offers[each])
  const [only, ...others] = deliveries
  const form = useDraftForm(`delivery-${order._id}`, {
    initial: {
      method: order.delivery ?? (others.length === 0 ? (only ?? '') : ''),
      paymentMethod: order.paymentMethod === 'meet_up' ? '' : order.paymentMethod,
      ...(address ? filledAddress(address) : emptyAddress),
    },
    check: ({ method, paymentMethod: _, ...address }) => ({
      ...(method === '' && { method: 'Choose pick-up or shipping' }),
      ...(method === 'shipping' && addressProblems(address)),
    }),
    async send({ method, paymentMethod: _, ...values }) {
      const seenMinor = postageTo(terms, values['address.country'])
      const body =
        method === 'shipping'
          ? {
              method: 'shipping' as const,
              address: toAddress(values),
              ...(seenMinor !== undefined && { postageMinor: seenMinor }),
            }
          : { method: 'pick_up' as const }
      try {
        await api.post('/api/orders/{id}/delivery', { path: { id: order._id }, body, once: true })
      } catch (error) {
        // The form then shows the amount that applies now.
        if (error instanceof ApiError && error.code === 'postage_changed')
          await queryClient.invalidateQueries({
            queryKey: orderQueries.order(api, order._id).queryKey,
          })
        throw error
      }
      if (method === 'shipping' && saves && !isSaved(addresses, form.values))
        await saveAddress(values)
      if (paymentMethod && (paymentMethod === 'online' || paymentMethod !== order.paymentMethod))
        await choosePaymentMethod(api, order._id, paymentMethod)
      // A full page load: only the checkout's security policy allows the payment provider.
      if (paymentMethod === 'online') window.location.assign(pages.checkout(order._id))
      else await onDone()
    },
  })
  const { method } = form.values
  const country = form.values['address.country']
  const postageMinor = postageTo(terms, country)

  /** The order is what matters: an address that cannot be saved does not stop it. */
  async function saveAddress(values: AddressValues) {
    try {
      const saved = await api.post('/api/addresses', { body: { address: toAddress(values) } })
      queryClient.setQueryData(addressQuery(api).queryKey, saved)
    } catch {
      toast.error('The address couldn’t be saved for other orders.')
    }
  }

  const methods =
    isPaid || method === '' ? [] : methodsForDelivery(method as Delivery, order.paymentMethods)
  const paymentMethod =
    methods.find((each) => each === form.values.paymentMethod) ?? suggestedMethod(methods)
  return (
    <form {...form.form} className="flex flex-col gap-6" aria-label="Delivery">
      {others.length > 0 && (
        <ChoiceField
          legend="How would you like to get your phone?"
          name="method"
          value={method}
          onChange={(chosen) => form.set({ method: chosen })}
          error={form.problem('method')}
          choices={deliveries.map((each) => deliveryChoices(order)[each])}
        />
      )}
      {others.length === 0 && !isPaid && (
        <p className="max-w-prose text-muted">
          <span>{only === 'pick_up' && `Pick the phone up from ${order.seller}. `}</span>
          <span>
            {only === 'pick_up' &&
              offers.shipping &&
              'It can’t be shipped, because there’s no way to pay for it here before it’s sent.'}
          </span>
          <span>
            {only === 'shipping' && `${order.seller} ships this phone. It can’t be picked up.`}
          </span>
          <span>
            {only === undefined &&
              'This phone is only shipped, and there’s no way to pay for it here before it’s sent. Message the seller or cancel.'}
          </span>
        </p>
      )}
      {method === 'shipping' && (
        <>
          <SavedAddressChoice
            addresses={addresses}
            values={form.values}
            onChoose={(address) => form.set(filledAddress(address))}
          />
          <AddressFields
            form={form}
            note={`${order.seller} sees your address once you’ve paid. We delete it ${formatQuantity(ADDRESS_RETENTION_DAYS, 'day')} after the order ends.`}
            isShippedTo={(code) => postageTo(terms, code) !== undefined}
          />
          {!isSaved(addresses, form.values) && (
            <CheckboxField
              label="Save this address for other orders"
              checked={saves}
              onChange={({ currentTarget }) => setSaves(currentTarget.checked)}
            />
          )}
          <ShippingCost {...{ order, country, postageMinor }} handlingDays={terms.handlingDays} />
        </>
      )}
      {paymentMethod && (
        <PaymentChoice
          offer={{ ...paymentOffer(order), methods }}
          value={paymentMethod}
          onChange={(chosen) => form.set({ paymentMethod: chosen })}
          error={form.problem('paymentMethod')}
        />
      )}
      <FormFooter form={form} busyLabel="Saving">
        {paymentMethod
          ? continueLabel(paymentMethod)
          : method === 'shipping'
            ? 'Ship to this address'
            : 'Continue'}
      </FormFooter>
    </form>
  )
}

/** At a meet-up there is time to decide; a phone that is shipped has to be paid first. */
function suggestedMethod(methods: readonly PaymentMethod[]): PaymentMethod | undefined {
  return methods.includes('meet_up') ? 'meet_up' : methods[0]
}

function isSaved(addresses: readonly SavedAddress[], values: AddressValues): boolean {
  return addresses.some(({ address }) => isSameAddress(address, values))
}

type SavedAddressChoiceProps = {
  addresses: readonly SavedAddress[]
  values: AddressValues
  onChoose: (address: Address) => void
}

/** Fills in a saved address with one tap; the default already is. */
function SavedAddressChoice({ addresses, values, onChoose }: SavedAddressChoiceProps) {
  if (addresses.length < 2) return null
  const chosen = addresses.find(({ address }) => isSameAddress(address, values))
  return (
    <PillGroup
      legend="Saved addresses"
      name="saved-address"
      value={chosen?._id ?? ''}
      onChange={(id) => {
        const saved = addresses.find(({ _id }) => _id === id)
        if (saved) onChoose(saved.address)
      }}
      choices={addresses.map(({ _id, address }) => ({
        value: _id,
        label: `${address.line1}, ${address.city}`,
      }))}
    />
  )
}

const allDeliveries: readonly Delivery[] = ['pick_up', 'shipping']

function deliveryChoices({ seller, state }: OrderDetail) {
  return {
    pick_up: {
      value: 'pick_up',
      label: 'Pick up',
      icon: <Handshake aria-hidden="true" className="size-4" />,
      help:
        state === 'paid'
          ? `Meet ${seller} and try the phone before your payment is released.`
          : `Meet ${seller} and try the phone.`,
    },
    shipping: {
      value: 'shipping',
      label: 'Ship it to me',
      icon: <Package aria-hidden="true" className="size-4" />,
      help: `You pay before it’s sent, and have ${formatQuantity(INSPECTION_HOURS / HOURS_A_DAY, 'day')} to check it.`,
    },
  }
}

type ShippingCostProps = {
  order: OrderDetail
  country: string
  postageMinor: number | undefined
  handlingDays: number | null
}

/** What shipping to the chosen country costs, and all that is to be paid. */
function ShippingCost({ order, country, postageMinor, handlingDays }: ShippingCostProps) {
  const ready = useHydrated()
  if (!country) return null
  // Servers and browsers may name countries differently.
  const place = ready ? countryName(country) : country
  if (postageMinor === undefined)
    return (
      <p role="status" className="rounded-field bg-amber-wash px-4 py-3">
        {order.seller} doesn’t ship to {place}.
      </p>
    )
  const money = (minor: number) => formatMoney(minor, order.currency)
  return (
    <div role="status" className="rounded-field bg-mist px-4 py-3">
      <p className="font-semibold tabular-nums">
        {postageMinor === 0
          ? `Shipping to ${place} is free`
          : `Shipping to ${place} costs ${money(postageMinor)}`}
      </p>
      <p className="text-sm text-muted tabular-nums">
        <span>
          {order.state === 'awaiting_payment' &&
            `You pay ${money(order.priceMinor + postageMinor)} in total. `}
        </span>
        <span>
          {handlingDays !== null &&
            `Sent within ${formatQuantity(handlingDays, 'working day')} after payment.`}
        </span>
      </p>
    </div>
  )
}
