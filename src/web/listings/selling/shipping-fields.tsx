import { Plus, Trash } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  EU,
  MAX_CARRIER_LENGTH,
  MAX_ZONES,
  WORLD,
} from '../../../shared/listings/delivery-terms.ts'
import { formatMoney } from '../../../shared/money.ts'
import { parsePostage } from '../../../shared/parse-price.ts'
import { countryOptions, likelyCountry } from '../../delivery/viewer-country.ts'
import { useShop } from '../../shell/shop.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { type DeliveryFields, type DeliveryRow, emptyRow } from './delivery-fields.ts'

type ShippingFieldsProps = {
  fields: DeliveryFields
  change: (changes: Partial<DeliveryFields>) => void
  currency: string
}

/** Where the seller ships to, for which price, how fast and with whom. */
export default function ShippingFields({ fields, change, currency }: ShippingFieldsProps) {
  const [countries, setCountries] = useState<ReturnType<typeof countryOptions>>([])
  const { rows } = fields
  const shop = useShop()

  // biome-ignore lint/correctness/useExhaustiveDependencies: names and guess once, in the browser
  useEffect(() => {
    setCountries(countryOptions())
    const [first] = rows
    if (rows.length === 1 && first?.to === '' && first.price === '')
      change({ rows: [{ ...first, to: likelyCountry(shop) }] })
  }, [])

  // Rows have no identity of their own, and all their inputs are controlled.
  const keyed = rows.map((row, index) => ({ row, index, key: `${index}` }))
  const setRow = (index: number, changes: Partial<DeliveryRow>) =>
    change({ rows: rows.map((row, n) => (n === index ? { ...row, ...changes } : row)) })
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {keyed.map(({ key, row, index }) => (
          <li
            key={key}
            className="grid grid-cols-[1fr_auto] items-start gap-x-2 gap-y-3 md:grid-cols-[1fr_12rem_auto]"
          >
            <div className="max-md:col-span-2">
              <SelectField
                label={`Ship to${rows.length > 1 ? ` (${index + 1})` : ''}`}
                placeholder="Choose a country or region"
                value={row.to}
                onChange={(event) => setRow(index, { to: event.currentTarget.value })}
                options={[
                  { group: 'Regions', options: regions },
                  { group: 'Countries', options: countries },
                ]}
              />
            </div>
            <TextField
              label={`Shipping price${rows.length > 1 ? ` (${index + 1})` : ''}`}
              value={row.price}
              help={postageHelp(row.price, currency)}
              error={postageError(row.price, currency)}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0 is free"
              maxLength={40}
              end={<span className="pe-2">{currency}</span>}
              onChange={(event) => setRow(index, { price: event.currentTarget.value })}
            />
            {rows.length > 1 && (
              <Button
                variant="ghost"
                className="mt-6 px-3"
                aria-label={`Remove shipping price ${index + 1}`}
                onClick={() => change({ rows: rows.filter((_, n) => n !== index) })}
              >
                <Trash aria-hidden="true" className="size-4" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rows.length < MAX_ZONES && (
        <Button
          variant="ghost"
          className="w-fit px-3"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => change({ rows: [...rows, emptyRow] })}
        >
          Add a country or region
        </Button>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          label="Working days until you send it"
          value={fields.handlingDays}
          inputMode="numeric"
          maxLength={2}
          onChange={(event) => change({ handlingDays: event.currentTarget.value })}
        />
        <TextField
          label="Carrier"
          optional
          value={fields.carrier}
          placeholder="DHL, tracked"
          maxLength={MAX_CARRIER_LENGTH}
          onChange={(event) => change({ carrier: event.currentTarget.value })}
        />
      </div>
    </div>
  )
}

const regions = [
  { value: EU, label: 'European Union' },
  { value: WORLD, label: 'Worldwide' },
]

function postageHelp(typed: string, currency: string): string | undefined {
  const parsed = parsePostage(typed, currency)
  if (!('minor' in parsed)) return
  return parsed.minor === 0
    ? 'Free shipping.'
    : `Understood as ${formatMoney(parsed.minor, currency)}.`
}

function postageError(typed: string, currency: string): string | undefined {
  if (!typed.trim()) return
  const parsed = parsePostage(typed, currency)
  return 'wrong' in parsed ? parsed.wrong : undefined
}
