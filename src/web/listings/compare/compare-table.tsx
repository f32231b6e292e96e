import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { pages } from '../../../routes.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { linkClass } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'
import { HeartButton } from '../favourites/heart.tsx'
import { priceOf } from '../phone-card.tsx'
import type { PhoneDetail } from '../phone-page/detail.ts'
import { PhonePhoto } from '../phone-photo.tsx'
import { unavailableWords } from '../words.ts'
import { type CompareRow, modelRows, phoneRows } from './compare-rows.tsx'

type CompareTableProps = { phones: readonly PhoneDetail[]; onRemove: (id: string) => void }

/** Phones side by side; the names of the facts stay in sight when one scrolls sideways. */
export function CompareTable({ phones, onRemove }: CompareTableProps) {
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-box border border-hairline"
    >
      <table className="compare-table">
        <caption className="sr-only">
          Phones side by side. Rows with differences are marked.
        </caption>
        <thead>
          <tr>
            <td />
            {phones.map((phone) => (
              <th key={phone._id} scope="col">
                <Head phone={phone} onRemove={() => onRemove(phone._id)} />
              </th>
            ))}
          </tr>
        </thead>
        <Rows title="The phone" rows={phoneRows(phones)} columns={phones.length} />
        <Rows title="The model" rows={modelRows(phones)} columns={phones.length} />
      </table>
    </section>
  )
}

function Head({ phone, onRemove }: { phone: PhoneDetail; onRemove: () => void }) {
  const unavailable = unavailableWords[phone.state]
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <PhonePhoto phone={phone} sizes="14rem" className="aspect-square" />
        <div className="absolute end-1 top-1 flex gap-1">
          <HeartButton phone={phone} />
          <IconButton
            label={`Take ${phone.name} out of the comparison`}
            icon={<X className="size-5" />}
            className="rounded-full bg-raised"
            onClick={onRemove}
          />
        </div>
      </div>
      <Link to={pages.namedPhone(phone._id, phone.slug)} className={linkClass}>
        {phone.name}
      </Link>
      <Price {...priceOf(phone)} />
      {unavailable && (
        <span>
          <Badge tone="waiting">{unavailable.label}</Badge>
        </span>
      )}
    </div>
  )
}

type RowsProps = { title: string; rows: readonly CompareRow[]; columns: number }

function Rows({ title, rows, columns }: RowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className="compare-group">
          {title}
        </th>
        <td colSpan={columns} />
      </tr>
      {rows.map(({ term, values, differs }) => (
        <tr key={term} className={classNames(differs && columns > 1 && 'compare-differs')}>
          <th scope="row">
            {term}
            {differs && columns > 1 && <span className="sr-only"> (differs)</span>}
          </th>
          {values.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <td key={at}>{value ?? <span className="text-muted">Not known</span>}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
