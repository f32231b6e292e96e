import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { Handshake, Package } from 'lucide-react'
import { useState } from 'react'
import { countryName } from '../../../shared/countries.ts'
import { isolate } from '../../../shared/isolate.ts'
import { postageTo } from '../../../shared/listings/delivery-terms.ts'
import type { Delivery } from '../../../shared/orders/order-life-cycle.ts'
import { ADDRESS_RETENTION_DAYS, INSPECTION_HOURS } from '../../../shared/orders/order-limits.ts'
import { methodsForDelivery, payableDeliveries } from '../../../shared/orders/payment-methods.ts'
import { HOURS_A_DAY } from '../../../shared/time.ts'
import { ApiError } from '../../api/client.ts'
import type { Address, Api, SavedAddress } from '../../api/index.ts'
import {
  AddressFields,
  type AddressValues,
  emptyAddress,
  filledAddress,
  isSameAddress,
  toAddress,
  useAddressCheck,
} from '../../delivery/address-fields.tsx'
import { toTerms } from '../../delivery/delivery-labels.ts'
import { addressQuery } from '../../delivery/saved-addresses.ts'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { ChoiceField, PillGroup } from '../../ui/form/choice-fields.tsx'
import { CheckboxField } from '../../ui/form/fields.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import { useCheckoutAddress } from '../checkout/checkout-address.ts'
import {
  choosePaymentMethod,
  PaymentChoice,
  paymentOffer,
  useContinueLabel,
} from '../checkout/payment-method-form.tsx'
import { type OrderDetail, orderQueries, type PaymentMethod } from '../order-api.ts'
import { useOrderTexts } from '../order-texts.ts'

type DeliveryFormProps = { api: Api; order: OrderDetail; onDone: () => Promise<void> }

/**
 * The buyer chooses among what the seller offers, with an address and its shipping cost, and if it is
 * unpaid, how to pay.
 */
export function DeliveryForm({ api, order, onDone }: DeliveryFormProps) {
  const queryClient = useQueryClient()
  const checkoutPage = useCheckoutAddress(order._id)
  const continueLabel = useContinueLabel()
  const t = useTranslations('booking')
  const { count } = useOrderTexts()
  const choices = useDeliveryChoices(order)
  const addressProblems = useAddressCheck()
  const seller = { name: () => <bdi>{order.seller}</bdi> }
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
      ...(method === '' && { method: t('required') }),
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
      if (paymentMethod === 'online') window.location.assign(checkoutPage)
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
      toast.error(t('notSaved'))
    }
  }

  const methods =
    isPaid || method === '' ? [] : methodsForDelivery(method as Delivery, order.paymentMethods)
  const paymentMethod =
    methods.find((each) => each === form.values.paymentMethod) ?? suggestedMethod(methods)
  return (
    <form {...form.form} className="flex flex-col gap-6" aria-label={t('form')}>
      {others.length > 0 && (
        <ChoiceField
          legend={t('question')}
          name="method"
          value={method}
          onChange={(chosen) => form.set({ method: chosen })}
          error={form.problem('method')}
          choices={deliveries.map((each) => choices[each])}
        />
      )}
      {others.length === 0 && !isPaid && (
        <p className="max-w-prose text-muted">
          <span>{only === 'pick_up' && t.rich('pickUp.only', seller)}</span>{' '}
          <span>{only === 'pick_up' && offers.shipping && t('pickUp.notShipped')}</span>
          <span>{only === 'shipping' && t.rich('shipping.only', seller)}</span>
          <span>{only === undefined && t('shipping.notPayable')}</span>
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
            note={t('privacy', { name: isolate(order.seller), ...count(ADDRESS_RETENTION_DAYS) })}
            isShippedTo={(code) => postageTo(terms, code) !== undefined}
          />
          {!isSaved(addresses, form.values) && (
            <CheckboxField
              label={t('save')}
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
      <FormFooter form={form} busyLabel={t('busy')}>
        {paymentMethod
          ? continueLabel(paymentMethod)
          : method === 'shipping'
            ? t('shipHere')
            : t('go')}
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
  const t = useTranslations('booking')
  if (addresses.length < 2) return null
  const chosen = addresses.find(({ address }) => isSameAddress(address, values))
  return (
    <PillGroup
      legend={t('saved')}
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

function useDeliveryChoices({ seller, state }: OrderDetail) {
  const t = useTranslations('booking')
  const { count } = useOrderTexts()
  const name = { name: () => <bdi>{seller}</bdi> }
  return {
    pick_up: {
      value: 'pick_up',
      label: t('pickUp.label'),
      icon: <Handshake aria-hidden="true" className="size-4" />,
      help: t.rich(state === 'paid' ? 'pickUp.helpPaid' : 'pickUp.help', name),
    },
    shipping: {
      value: 'shipping',
      label: t('shipping.label'),
      icon: <Package aria-hidden="true" className="size-4" />,
      help: t('shipping.help', count(INSPECTION_HOURS / HOURS_A_DAY)),
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
  const language = useLanguage()
  const t = useTranslations('booking.cost')
  const texts = useOrderTexts()
  if (!country) return null
  // Servers and browsers may name countries differently.
  const place = ready ? countryName(country, language) : country
  if (postageMinor === undefined)
    return (
      <p role="status" className="rounded-field bg-amber-wash px-4 py-3">
        {t.rich('none', { name: () => <bdi>{order.seller}</bdi>, place })}
      </p>
    )
  const money = (minor: number) => texts.money(minor, order.currency)
  return (
    <div role="status" className="rounded-field bg-mist px-4 py-3">
      <p className="font-semibold tabular-nums">
        {postageMinor === 0
          ? t('free', { place })
          : t('amount', { place, amount: money(postageMinor) })}
      </p>
      <p className="text-sm text-muted tabular-nums">
        <span>
          {order.state === 'awaiting_payment' &&
            `${t('total', { amount: money(order.priceMinor + postageMinor) })} `}
        </span>
        <span>{handlingDays !== null && t('handling', texts.count(handlingDays))}</span>
      </p>
    </div>
  )
}
