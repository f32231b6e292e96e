import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Handshake, Lock, Package } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pages } from '../../../routes.ts'
import { countryCodes } from '../../../shared/countries.ts'
import type { Delivery } from '../../../shared/order-life-cycle.ts'
import { methodsForDelivery, payableDeliveries } from '../../../shared/payment-methods.ts'
import type { Address, Api } from '../../api/index.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { ChoiceField, PillGroup } from '../../ui/form/choice-fields.tsx'
import { CheckboxField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { toast } from '../../ui/toaster.tsx'
import { addressQuery, type SavedAddress } from '../addresses/address-query.ts'
import {
  choosePaymentMethod,
  continueLabel,
  PaymentChoice,
  paymentOffer,
} from '../checkout/payment-choice.tsx'
import { FormFooter } from '../form-end.tsx'
import type { OrderDetail, PaymentMethod } from '../order-api.ts'

type DeliveryFormProps = { api: Api; order: OrderDetail; onDone: () => Promise<void> }

/** The buyer chooses pick-up or shipping, with an address, and if it is unpaid, how to pay. */
export function DeliveryForm({ api, order, onDone }: DeliveryFormProps) {
  const isPaid = order.state === 'paid'
  const queryClient = useQueryClient()
  const { data: addresses = [] } = useQuery(addressQuery(api))
  const [saves, setSaves] = useState(false)
  const address = order.address ?? addresses[0]?.address
  const deliveries = isPaid ? allDeliveries : payableDeliveries(order.payments)
  const [only, ...others] = deliveries
  const form = useDraftForm(`delivery-${order._id}`, {
    initial: {
      method: order.delivery ?? (others.length === 0 ? (only ?? '') : ''),
      way: order.payment === 'meet_up' ? '' : order.payment,
      ...(address ? filledAddress(address) : emptyAddress),
    },
    check: ({ method, way: _, ...address }) => ({
      ...(method === '' && { method: 'Choose pick-up or shipping' }),
      ...(method === 'shipping' && addressProblems(address)),
    }),
    async send({ method, way: _, ...values }) {
      const body =
        method === 'shipping'
          ? { method: 'shipping' as const, address: addressOf(values) }
          : { method: 'pick_up' as const }
      await api.post('/api/orders/{id}/delivery', { path: { id: order._id }, body, once: true })
      if (method === 'shipping' && saves && !isSaved(addresses, form.values))
        await saveAddress(values)
      if (way && (way === 'online' || way !== order.payment))
        await choosePaymentMethod(api, order._id, way)
      // A full page load: only the checkout's security policy allows the payment provider.
      if (way === 'online') window.location.assign(pages.checkout(order._id))
      else await onDone()
    },
  })
  const { method } = form.values

  /** The order is what matters: an address that cannot be saved does not stop it. */
  async function saveAddress(values: AddressValues) {
    try {
      const known = await api.post('/api/addresses', { body: { address: addressOf(values) } })
      queryClient.setQueryData(addressQuery(api).queryKey, known)
    } catch {
      toast.error('The address couldn’t be saved for other orders.')
    }
  }

  const methods =
    isPaid || method === '' ? [] : methodsForDelivery(method as Delivery, order.payments)
  const way = methods.find((each) => each === form.values.way) ?? suggestedMethod(methods)
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
          Pick the phone up from {order.seller}. It can’t be shipped, because there’s no way to pay
          for it here before it’s sent.
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
            note={`${order.seller} sees your address once you’ve paid. We delete it 90 days after the order ends.`}
          />
          {!isSaved(addresses, form.values) && (
            <CheckboxField
              label="Save this address for other orders"
              checked={saves}
              onChange={({ currentTarget }) => setSaves(currentTarget.checked)}
            />
          )}
        </>
      )}
      {way && (
        <PaymentChoice
          offer={{ ...paymentOffer(order), methods }}
          value={way}
          onChange={(chosen) => form.set({ way: chosen })}
          error={form.problem('way')}
        />
      )}
      <FormFooter form={form} busyLabel="Saving">
        {way ? continueLabel(way) : method === 'shipping' ? 'Ship to this address' : 'Continue'}
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

function isSameAddress(address: Address, values: AddressValues): boolean {
  const typed = addressOf(values)
  return fields.every((field) => address[field] === typed[field])
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
      help: 'You pay before it’s sent, and have 3 days to check it.',
    },
  }
}

type AddressFieldsProps = {
  form: {
    values: AddressValues
    set: (values: Partial<AddressValues>) => void
    field: (name: AddressField) => {
      name: string
      value: string
      error: string | undefined
      onChange: (event: {
        currentTarget: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
      }) => void
    }
  }
  /** Who sees it. */
  note: string
}

export function AddressFields({ form, note }: AddressFieldsProps) {
  const [countries, setCountries] = useState<ReturnType<typeof countryOptions>>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: guess the country once, in the browser
  useEffect(() => {
    setCountries(countryOptions())
    if (!form.values['address.country']) form.set({ 'address.country': likelyCountry() })
  }, [])

  const { field } = form
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-6">
      <div className="md:col-span-6">
        <TextField {...field('address.name')} label="Full name" autoComplete="name" required />
      </div>
      <div className="md:col-span-6">
        <TextField
          {...field('address.line1')}
          label="Street and number"
          autoComplete="address-line1"
          required
        />
      </div>
      <div className="md:col-span-6">
        <TextField
          {...field('address.line2')}
          label="Apartment, floor, company"
          autoComplete="address-line2"
          optional
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          {...field('address.postalCode')}
          label="Postal code"
          autoComplete="postal-code"
        />
      </div>
      <div className="md:col-span-4">
        <TextField {...field('address.city')} label="City" autoComplete="address-level2" required />
      </div>
      <div className="md:col-span-3">
        <TextField
          {...field('address.region')}
          label="State or region"
          autoComplete="address-level1"
          optional
        />
      </div>
      <div className="md:col-span-3">
        <SelectField
          {...field('address.country')}
          label="Country"
          autoComplete="country"
          placeholder="Choose a country"
          options={countries}
          required
        />
      </div>
      <div className="md:col-span-6">
        <TextField
          {...field('address.phone')}
          label="Phone number"
          help="Only for the carrier."
          type="tel"
          autoComplete="tel"
          optional
        />
      </div>
      <p className="flex gap-2 text-sm text-muted md:col-span-6">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {note}
      </p>
    </div>
  )
}

const fields = [
  'name',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
] as const
/** Field names as the API reports them in errors. */
export type AddressField = `address.${(typeof fields)[number]}`
export type AddressValues = Record<AddressField, string>

const named = (textOf: (field: (typeof fields)[number]) => string) =>
  Object.fromEntries(fields.map((field) => [`address.${field}`, textOf(field)])) as AddressValues

export const emptyAddress = named(() => '')

export function filledAddress(address: Address): AddressValues {
  return named((field) => address[field])
}

/** The typed address as the API expects it. */
export function addressOf(values: AddressValues) {
  return Object.fromEntries(
    fields.map((field) => [field, values[`address.${field}`].trim()]),
  ) as Record<(typeof fields)[number], string>
}

const required: Partial<Record<AddressField, string>> = {
  'address.name': 'Name is required',
  'address.line1': 'Street and number are required',
  'address.city': 'City is required',
  'address.country': 'Country is required',
}

/** Missing fields only: the server checks the rest against the country. */
export function addressProblems(values: AddressValues): Partial<Record<AddressField, string>> {
  return Object.fromEntries(
    Object.entries(required).filter(([field]) => values[field as AddressField].trim() === ''),
  )
}

/** Countries sorted by their English name. Browser only: the server may use other names. */
function countryOptions() {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** The country of the browser's locale, or ''. */
function likelyCountry(): string {
  const { region } = new Intl.Locale(navigator.language)
  return region && countryCodes.includes(region) ? region : ''
}
