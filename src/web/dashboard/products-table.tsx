import type { ReactNode } from 'react'
import type { Api, Phone } from '../api/index.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { toast } from '../ui/toaster.tsx'
import { isWithdrawable, listingWords } from './listing-words.ts'
import { money } from './money.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useAct } from './use-act.ts'

type ProductsTableProps = {
  api: Pick<Api, 'advertise' | 'stopAdvertising' | 'withdraw'>
  phones: readonly Phone[]
  refresh: () => Promise<void>
  addLink: ReactNode
}

/** A seller's listings, with what can be done about each. */
export function ProductsTable({ api, phones, refresh, addLink }: ProductsTableProps) {
  const [confirm, dialog] = useConfirm()
  const { busy, act } = useAct()

  function advertise(phone: Phone) {
    return act(`advertise ${phone._id}`, async () => {
      if (phone.advertised) await api.stopAdvertising(phone._id)
      else await api.advertise(phone)
      toast.success(phone.advertised ? 'No longer advertised' : 'Product advertise successfully')
      await refresh()
    })
  }

  async function withdraw(phone: Phone) {
    const what = `The ${phone.name} leaves the market and the adverts. This cannot be undone; you can add it again.`
    if (!(await confirm({ what, act: 'Withdraw', danger: true }))) return
    await act(`withdraw ${phone._id}`, async () => {
      await api.withdraw(phone._id)
      toast.success('Product withdrawn')
      await refresh()
    })
  }

  function actions(phone: Phone) {
    const about = { 'aria-describedby': nameId(phone) }
    return (
      <>
        {phone.state === 'live' && (
          <Button
            {...about}
            className="px-3"
            busy={busy === `advertise ${phone._id}`}
            onClick={() => advertise(phone)}
          >
            {phone.advertised ? 'Stop' : 'Advertise'}
          </Button>
        )}
        {isWithdrawable(phone) && (
          <Button
            {...about}
            variant="ghost"
            className="px-3"
            busy={busy === `withdraw ${phone._id}`}
            onClick={() => withdraw(phone)}
          >
            Withdraw
          </Button>
        )}
      </>
    )
  }

  return (
    <>
      <DataTable
        caption="my products"
        columns={columns}
        rows={phones}
        rowKey={(phone) => phone._id}
        rowActions={actions}
        empty="Currently you don't add any product"
        emptyActions={addLink}
      />
      {dialog}
    </>
  )
}

function nameId(phone: Phone) {
  return `phone-${phone._id}`
}

const columns: readonly Column<Phone>[] = [
  { key: 'image', header: 'Image', cell: (phone) => <Thumbnail src={phone.img} /> },
  {
    key: 'name',
    header: 'Name',
    sortBy: (phone) => phone.name,
    searchBy: (phone) => `${phone.name} ${phone.brand}`,
    cell: (phone) => (
      <>
        <span id={nameId(phone)} className="font-medium md:block md:min-w-28">
          {phone.name}
        </span>
        <span className="block text-muted">{phone.brand}</span>
      </>
    ),
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    sortBy: (phone) => phone.priceMinor,
    cell: (phone) => money(phone.price, phone.currency),
  },
  {
    key: 'state',
    header: 'State',
    sortBy: (phone) => listingWords[phone.state].words,
    searchBy: (phone) => listingWords[phone.state].words,
    cell: (phone) => (
      <Badge tone={listingWords[phone.state].tone}>{listingWords[phone.state].words}</Badge>
    ),
  },
  {
    key: 'advertised',
    header: 'Advertised',
    cell: (phone) => (phone.advertised ? <Badge tone="accent">Advertised</Badge> : 'No'),
  },
]
