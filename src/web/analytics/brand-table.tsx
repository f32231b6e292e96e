import { Link } from '@tanstack/react-router'
import { hasTrend, shopFigures } from '../../shared/analytics/figures.ts'
import type { ShopAnalytics } from '../api/index.ts'
import { type Column, DataTable } from '../ui/data-table/data-table.tsx'
import { linkClass } from '../ui/link.tsx'
import { useTranslations } from '../ui/text.ts'
import { useFigureTexts } from './figure-labels.ts'

type BrandRow = ShopAnalytics['byBrand'][number]

/** What fits beside each other; the others are shown when a brand is chosen. */
const columnKeys = [
  'listings',
  'bookings',
  'sales',
  'gross',
  'fees',
  'conversion',
  'timeToSale',
  'disputes',
] as const

/** The figures of each brand; the change is that against the period before. */
export function BrandTable({ analytics }: { analytics: ShopAnalytics }) {
  const { byBrand, currency } = analytics
  const t = useTranslations('shopFigures')
  const texts = useFigureTexts()
  const columns: Column<BrandRow>[] = [
    {
      key: 'brand',
      header: t('brand'),
      cell: ({ number, brand }) => (
        <Link to="." search={(now) => ({ ...now, brand: number })} className={linkClass}>
          {brand}
        </Link>
      ),
      sortBy: ({ brand }) => brand,
      searchBy: ({ brand }) => brand,
    },
    ...columnKeys.map((key): Column<BrandRow> => {
      const { unit } = shopFigures[key]
      return {
        key,
        header: t(`figure.${key}.label`),
        align: 'end',
        sortBy: ({ values }) => values[key] ?? -1,
        cell: ({ values, valuesBefore }) => {
          const change = texts.change(
            values[key] ?? null,
            valuesBefore[key] ?? null,
            hasTrend(key, (name) => valuesBefore[name]),
          )
          return (
            <span>
              <span className="block">{texts.figure(values[key] ?? null, unit, currency)}</span>
              {change && <bdi className="block text-sm text-muted">{change}</bdi>}
            </span>
          )
        },
      }
    }),
  ]
  return (
    <DataTable
      caption={t('brands')}
      columns={columns}
      rows={byBrand}
      rowKey={({ number }) => String(number)}
      empty={t('noBrand')}
    />
  )
}
