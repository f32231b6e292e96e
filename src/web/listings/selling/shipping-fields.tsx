import { Plus, Trash } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  EU,
  MAX_CARRIER_LENGTH,
  MAX_ZONES,
  WORLD,
} from '../../../shared/listings/delivery-terms.ts'
import { formatMoney } from '../../../shared/money.ts'
import { parsePostage, priceProblems, readTwoWays } from '../../../shared/parse-price.ts'
import { countryOptions, likelyCountry } from '../../delivery/viewer-country.ts'
import { useShop } from '../../shell/shop.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useCount, useLanguage, useTranslations } from '../../ui/text.ts'
import { type DeliveryFields, type DeliveryRow, emptyRow } from './delivery-fields.ts'

type ShippingFieldsProps = {
  fields: DeliveryFields
  change: (changes: Partial<DeliveryFields>) => void
  currency: string
}

/** Where the seller ships to, for which price, how fast and with whom. */
export default function ShippingFields({ fields, change, currency }: ShippingFieldsProps) {
  const [countries, setCountries] = useState<ReturnType<typeof countryOptions>>([])
  const t = useTranslations('sellParts.shipping')
  const region = useTranslations('sell.delivery')
  const price = useTranslations('sell.price')
  const language = useLanguage()
  const shown = useCount()
  const { rows } = fields
  const shop = useShop()

  // biome-ignore lint/correctness/useExhaustiveDependencies: names and guess once, in the browser
  useEffect(() => {
    setCountries(countryOptions(language))
    const [first] = rows
    if (rows.length === 1 && first?.to === '' && first.price === '')
      change({ rows: [{ ...first, to: likelyCountry(shop) }] })
  }, [])

  function postageHelp(typed: string): string | undefined {
    const parsed = parsePostage(typed, currency)
    if (!('minor' in parsed)) return
    if (parsed.minor === 0) return t('isFree')
    return price('understood', { price: formatMoney(parsed.minor, currency, language) })
  }

  function postageError(typed: string): string | undefined {
    if (!typed.trim()) return
    const parsed = parsePostage(typed, currency)
    if (!('wrong' in parsed)) return
    const [first, second] = readTwoWays(typed, currency) ?? []
    if (first && second) return t('unclear', { first, second })
    return t(parsed.wrong === priceProblems.tooHigh ? 'tooHigh' : 'invalid')
  }

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
                label={rows.length > 1 ? t('toNumber', { number: shown(index + 1) }) : t('to')}
                placeholder={t('choose')}
                value={row.to}
                onChange={(event) => setRow(index, { to: event.currentTarget.value })}
                options={[
                  {
                    group: t('regions'),
                    options: [
                      { value: EU, label: region('eu') },
                      { value: WORLD, label: region('worldwide') },
                    ],
                  },
                  { group: t('countries'), options: countries },
                ]}
              />
            </div>
            <TextField
              label={rows.length > 1 ? t('priceNumber', { number: shown(index + 1) }) : t('price')}
              value={row.price}
              help={postageHelp(row.price)}
              error={postageError(row.price)}
              inputMode="decimal"
              autoComplete="off"
              placeholder={t('free')}
              maxLength={40}
              end={<span className="pe-2">{currency}</span>}
              onChange={(event) => setRow(index, { price: event.currentTarget.value })}
            />
            {rows.length > 1 && (
              <Button
                variant="ghost"
                className="mt-6 px-3"
                aria-label={t('remove', { number: shown(index + 1) })}
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
          {t('add')}
        </Button>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          label={t('days')}
          value={fields.handlingDays}
          inputMode="numeric"
          maxLength={2}
          onChange={(event) => change({ handlingDays: event.currentTarget.value })}
        />
        <TextField
          label={t('carrier')}
          optional
          value={fields.carrier}
          placeholder={t('carrierExample')}
          maxLength={MAX_CARRIER_LENGTH}
          onChange={(event) => change({ carrier: event.currentTarget.value })}
        />
      </div>
    </div>
  )
}
