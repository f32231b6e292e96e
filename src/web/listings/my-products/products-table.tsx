import { Link } from '@tanstack/react-router'
import { Ellipsis, Eye, Handshake, Heart, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../../contract/urls.ts'
import { NOT_GRADED } from '../../../shared/listings/grades.ts'
import { formatMoney } from '../../../shared/money.ts'
import { feeFor } from '../../../shared/orders/fees.ts'
import { formatCount, formatQuantity, pluralize } from '../../../shared/quantities.ts'
import type { BulkAction, OwnPhoneSummary } from '../../api/index.ts'
import { useShop } from '../../shell/shop.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass, IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { tableRoles } from '../../ui/data-table/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Sparkline } from '../../ui/pictures/sparkline.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { useReader } from '../../ui/reader.tsx'
import { describeState } from './describe-state.ts'
import { PriceAdvice } from './price-advice.tsx'
import {
  actionKey,
  actionLabels,
  allowedActions,
  shortLabel,
  suggestedAction,
} from './product-actions.tsx'
import { listingStateLabels } from './state-labels.ts'

type ProductsTableProps = {
  phones: readonly OwnPhoneSummary[]
  now: number
  chosenIds: ReadonlySet<string>
  busy: string | undefined
  onChoose: (phones: readonly OwnPhoneSummary[], on: boolean) => void
  onAction: (phone: OwnPhoneSummary, action: BulkAction) => void
  onManage: (phone: OwnPhoneSummary) => void
  /** The phone whose price is being lowered. */
  lowering: string | undefined
  onLower: (phone: OwnPhoneSummary, toMinor: number) => void
}

/** One page of a seller's listings, with checkboxes to select several. */
export function ProductsTable(props: ProductsTableProps) {
  const { phones, now, chosenIds, busy, lowering, onChoose, onAction, onManage, onLower } = props
  const allChosen = phones.every(({ _id }) => chosenIds.has(_id))
  return (
    <div className="relative md:overflow-x-auto">
      <table {...tableRoles.table} className="data-table w-full text-start text-sm max-md:block">
        <caption className="sr-only">my products</caption>
        <thead {...tableRoles.rowgroup} className="max-md:block">
          <tr {...tableRoles.row} className="max-md:block">
            <th {...tableRoles.columnheader} scope="col" className="max-md:block md:w-11">
              <label className="flex min-h-11 cursor-pointer items-center gap-2 max-md:px-3 md:justify-center">
                <input
                  type="checkbox"
                  className="checkbox tick"
                  aria-label="Select all on this page"
                  checked={allChosen}
                  onChange={() => onChoose(phones, !allChosen)}
                />
                <span aria-hidden="true" className="font-normal md:hidden">
                  Select all
                </span>
              </label>
            </th>
            {['Image', 'Name', 'Price', 'Status'].map((header) => (
              <th
                key={header}
                {...tableRoles.columnheader}
                scope="col"
                className={`font-medium text-muted max-md:sr-only ${header === 'Price' ? 'text-end' : 'text-start'}`}
              >
                {header}
              </th>
            ))}
            <th {...tableRoles.columnheader} scope="col" className="max-md:sr-only">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup} className="max-md:flex max-md:flex-col max-md:gap-3">
          {phones.map((phone) => (
            <ProductRow
              key={phone._id}
              {...{ phone, now, busy, lowering, onLower }}
              chosen={chosenIds.has(phone._id)}
              onChoose={() => onChoose([phone], !chosenIds.has(phone._id))}
              onAction={(action) => onAction(phone, action)}
              onManage={() => onManage(phone)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ProductRowProps = {
  phone: OwnPhoneSummary
  now: number
  chosen: boolean
  busy: string | undefined
  onChoose: () => void
  onAction: (action: BulkAction) => void
  onManage: () => void
} & Pick<ProductsTableProps, 'lowering' | 'onLower'>

/** What the seller gets of the price when the shop keeps a fee. */
function Earnings({ phone: { priceMinor, currency } }: { phone: OwnPhoneSummary }) {
  const { fee } = useShop()
  if (!fee) return null
  return (
    <span className="block text-sm font-normal text-muted">
      You get {formatMoney(priceMinor - feeFor(fee, priceMinor), currency)}
    </span>
  )
}

/** One listing: a table row, or a card on small screens. */
function ProductRow(props: ProductRowProps) {
  const { phone, now, chosen, busy, lowering, onChoose, onAction, onManage, onLower } = props
  const nameId = `phone-${phone._id}`
  const { label, tone } = listingStateLabels[phone.state]
  const next = suggestedAction(phone)
  return (
    <tr
      {...tableRoles.row}
      className="has-[input:checked]:bg-sand/50 max-md:grid max-md:grid-cols-[2.75rem_3rem_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:rounded-box max-md:border max-md:border-hairline max-md:bg-raised max-md:p-2 max-md:pe-3 max-md:[grid-template-areas:'choose_image_name_price'_'state_state_state_state'_'actions_actions_actions_actions']"
    >
      <td {...tableRoles.cell} className="[grid-area:choose]">
        <label className="flex size-11 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            className="checkbox tick"
            aria-label={`Select ${phone.name}`}
            checked={chosen}
            onChange={onChoose}
          />
        </label>
      </td>
      <td {...tableRoles.cell} className="[grid-area:image]">
        <Thumbnail src={phone.img} />
      </td>
      <td {...tableRoles.cell} className="min-w-0 [grid-area:name] md:min-w-40">
        <Link
          id={nameId}
          to={pages.namedPhone(phone._id, phone.slug)}
          className="inline-flex min-h-6 items-center font-medium wrap-anywhere hover:underline"
        >
          {phone.name}
        </Link>
        <span className="block text-muted">{rowFacts(phone)}</span>
        <span className="flex flex-wrap items-center gap-x-4">
          <PhoneNumbers phone={phone} />
          <ViewsByDay phone={phone} />
        </span>
      </td>
      <td
        {...tableRoles.cell}
        className="text-end font-medium whitespace-nowrap tabular-nums [grid-area:price]"
      >
        {formatMoney(phone.priceMinor, phone.currency)}
        <Earnings phone={phone} />
        <PriceAdvice
          {...{ phone, nameId }}
          busy={lowering === phone._id}
          onLower={(toMinor) => onLower(phone, toMinor)}
        />
      </td>
      <td {...tableRoles.cell} className="[grid-area:state] max-md:px-2">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={tone}>{label}</Badge>
          {phone.advertised && <Badge tone="accent">Advertised</Badge>}
        </span>
        <span className="mt-1 line-clamp-4 wrap-anywhere text-muted md:max-w-56">
          {describeState(phone, now, useReader(), useShop().deliveryMethods)}
        </span>
      </td>
      <td {...tableRoles.cell} className="[grid-area:actions]">
        <div className="flex justify-end gap-1">
          {phone.state === 'changes_requested' && (
            <Link
              to={pages.editProduct(phone._id)}
              aria-describedby={nameId}
              className={buttonClass()}
            >
              Edit
            </Link>
          )}
          {(phone.state === 'removed' || phone.state === 'rejected') && (
            <Link
              to={pages.contact()}
              search={{ listing: phone._id }}
              aria-describedby={nameId}
              className={buttonClass()}
            >
              Contact us
            </Link>
          )}
          {next && (
            <Button
              aria-describedby={nameId}
              className="px-3 max-md:flex-1"
              busy={busy === actionKey(next, [phone])}
              onClick={() => onAction(next)}
            >
              {shortLabel(next)}
            </Button>
          )}
          <IconButton
            label={`Manage ${phone.name}`}
            icon={<Ellipsis className="size-5" />}
            aria-haspopup="dialog"
            onClick={onManage}
          />
        </div>
      </td>
    </tr>
  )
}

function rowFacts({ brand, storageGb, grade }: OwnPhoneSummary) {
  return [brand, storageGb && `${storageGb}\u00a0GB`, grade ? `Grade\u00a0${grade}` : NOT_GRADED]
    .filter(Boolean)
    .join(' · ')
}

type PhoneNumbersProps = { phone: Pick<OwnPhoneSummary, 'views' | 'favorites' | 'bookings'> }

function PhoneNumbers({ phone: { views, favorites, bookings } }: PhoneNumbersProps) {
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-3 whitespace-nowrap tabular-nums">
      <Figure Icon={Eye} value={views} noun="view" />
      <Figure Icon={Heart} value={favorites} noun="favorite" />
      <Figure Icon={Handshake} value={bookings} noun="booking" />
    </span>
  )
}

/** A line of fewer days says nothing. */
const LEAST_DAYS = 7

/** The views of the last days as a line, from the first with any; nothing for a phone without. */
function ViewsByDay({ phone: { viewsByDay } }: { phone: Pick<OwnPhoneSummary, 'viewsByDay'> }) {
  const sum = viewsByDay.reduce((total, views) => total + views, 0)
  if (sum === 0) return null
  const first = viewsByDay.findIndex((views) => views > 0)
  const shown = viewsByDay.slice(Math.min(first, viewsByDay.length - LEAST_DAYS))
  const days = formatQuantity(viewsByDay.length, 'day')
  return <Sparkline values={shown} label={`${formatQuantity(sum, 'view')} in the last ${days}`} />
}

type FigureProps = { Icon: LucideIcon; value: number; noun: string }

function Figure({ Icon, value, noun }: FigureProps) {
  const label = pluralize(value, noun)
  return (
    <span title={label} className={value === 0 ? 'text-muted' : undefined}>
      <Icon className="me-1 inline size-4 text-muted" />
      {formatCount(value)}
      <span className="sr-only"> {label}</span>
    </span>
  )
}

type ManageDialogProps = {
  phone: OwnPhoneSummary | undefined
  now: number
  busy: string | undefined
  onClose: () => void
  onAction: (phone: OwnPhoneSummary, action: BulkAction) => void
}

/** State, statistics and all actions of one listing. */
export function ManageDialog({ phone, now, busy, onClose, onAction }: ManageDialogProps) {
  const reader = useReader()
  const { deliveryMethods } = useShop()
  return (
    <Dialog open={phone !== undefined} onClose={onClose} title={phone?.name ?? ''}>
      {phone && (
        <div className="flex flex-col gap-5">
          <div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
              <Badge tone={listingStateLabels[phone.state].tone}>
                {listingStateLabels[phone.state].label}
              </Badge>
              <PhoneNumbers phone={phone} />
            </div>
            <p className="mt-2 wrap-anywhere text-muted">
              {describeState(phone, now, reader, deliveryMethods)}
            </p>
          </div>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {phone.actions.includes('edit') && (
              <ActionRow help="Price, description and photos.">
                <Link
                  to={pages.editProduct(phone._id)}
                  className={classNames(buttonClass(), 'px-3')}
                >
                  Edit
                </Link>
              </ActionRow>
            )}
            <ActionRow help="Start a new listing from a copy of this one.">
              <Link
                to={pages.addProduct()}
                search={{ from: phone._id }}
                className={classNames(buttonClass(), 'px-3')}
              >
                Duplicate
              </Link>
            </ActionRow>
            {allowedActions(phone).map((action) => (
              <ActionRow key={action} help={actionLabels[action].help}>
                <Button
                  className={action === 'withdraw' ? 'px-3 text-red' : 'px-3'}
                  busy={busy === actionKey(action, [phone])}
                  onClick={() => onAction(phone, action)}
                >
                  {actionLabels[action].label}
                </Button>
              </ActionRow>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

function ActionRow({ help, children }: { help: string; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <span className="text-sm text-muted">{help}</span>
      <span className="shrink-0">{children}</span>
    </li>
  )
}
