import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { pages } from '../../../routes.ts'
import type { BulkMove, OwnPhone } from '../../api/index.ts'
import { listingWords } from '../../dashboard/listing-words.ts'
import { money } from '../../dashboard/money.ts'
import { Thumbnail } from '../../dashboard/thumbnail.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass, IconButton } from '../../ui/button.tsx'

import { tableRoles } from '../../ui/data-table.tsx'
import { nextAct } from './acts-of.ts'
import { PhoneNumbers } from './phone-numbers.tsx'
import { shortLabel } from './short-label.ts'
import { stateWords } from './state-words.ts'
import { busyName } from './use-moves.ts'

type ProductRowProps = {
  phone: OwnPhone
  now: number
  chosen: boolean
  busy: string | undefined
  onChoose: () => void
  onMove: (move: BulkMove) => void
  onManage: () => void
}

/** One listing: a line of the table where there is room, a card elsewhere. */
export function ProductRow(props: ProductRowProps) {
  const { phone, now, chosen, busy, onChoose, onMove, onManage } = props
  const nameId = `phone-${phone._id}`
  const { words, tone } = listingWords[phone.state]
  const next = nextAct(phone)
  return (
    <tr
      {...tableRoles.row}
      className="has-[input:checked]:bg-sand/50 max-md:grid max-md:grid-cols-[2.75rem_3rem_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:rounded-box max-md:border max-md:border-hairline max-md:bg-raised max-md:p-2 max-md:pe-3 max-md:[grid-template-areas:'choose_image_name_price'_'state_state_state_state'_'acts_acts_acts_acts']"
    >
      <td {...tableRoles.cell} className="[grid-area:choose]">
        <label className="flex size-11 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            className="checkbox tick"
            aria-label={`Choose ${phone.name}`}
            checked={chosen}
            onChange={onChoose}
          />
        </label>
      </td>
      <td {...tableRoles.cell} className="[grid-area:image]">
        <Thumbnail src={phone.img} />
      </td>
      <td {...tableRoles.cell} className="min-w-0 [grid-area:name] md:min-w-44">
        <Link
          id={nameId}
          to={pages.namedPhone(phone._id, phone.slug)}
          className="inline-flex min-h-6 items-center font-medium break-words hover:underline"
        >
          {phone.name}
        </Link>
        <span className="block text-muted">{factsOf(phone)}</span>
        <PhoneNumbers phone={phone} />
      </td>
      <td
        {...tableRoles.cell}
        className="text-end font-medium whitespace-nowrap tabular-nums [grid-area:price]"
      >
        {money(phone.price, phone.currency)}
      </td>
      <td {...tableRoles.cell} className="[grid-area:state] max-md:px-2">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={tone}>{words}</Badge>
          {phone.advertised && <Badge tone="accent">Advertised</Badge>}
        </span>
        <span className="mt-1 line-clamp-3 break-words text-muted md:max-w-56">
          {stateWords(phone, now)}
        </span>
      </td>
      <td {...tableRoles.cell} className="[grid-area:acts]">
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
          {next && (
            <Button
              aria-describedby={nameId}
              className="px-3 max-md:flex-1"
              busy={busy === busyName(next, [phone])}
              onClick={() => onMove(next)}
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

function factsOf({ brand, storageGb, grade }: OwnPhone) {
  return [brand, storageGb && `${storageGb}\u00a0GB`, grade && `Grade\u00a0${grade}`]
    .filter(Boolean)
    .join(' · ')
}
