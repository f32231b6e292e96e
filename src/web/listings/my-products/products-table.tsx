import type { BulkMove, OwnPhone } from '../../api/index.ts'
import { tableRoles } from '../../ui/data-table.tsx'
import { ProductRow } from './product-row.tsx'

type ProductsTableProps = {
  phones: readonly OwnPhone[]
  now: number
  chosenIds: ReadonlySet<string>
  busy: string | undefined
  onChoose: (phones: readonly OwnPhone[], on: boolean) => void
  onMove: (phone: OwnPhone, move: BulkMove) => void
  onManage: (phone: OwnPhone) => void
}

/** One page of a seller's listings; several are chosen by their ticks. */
export function ProductsTable(props: ProductsTableProps) {
  const { phones, now, chosenIds, busy, onChoose, onMove, onManage } = props
  const allChosen = phones.every(({ _id }) => chosenIds.has(_id))
  return (
    <div className="md:overflow-x-auto">
      <table {...tableRoles.table} className="data-table w-full text-start text-sm max-md:block">
        <caption className="sr-only">my products</caption>
        <thead {...tableRoles.rowgroup} className="max-md:block">
          <tr {...tableRoles.row} className="max-md:block">
            <th {...tableRoles.columnheader} scope="col" className="max-md:block md:w-11">
              <label className="flex min-h-11 cursor-pointer items-center gap-2 max-md:px-3 md:justify-center">
                <input
                  type="checkbox"
                  className="checkbox tick"
                  aria-label="Choose all on this page"
                  checked={allChosen}
                  onChange={() => onChoose(phones, !allChosen)}
                />
                <span aria-hidden="true" className="font-normal md:hidden">
                  Choose all
                </span>
              </label>
            </th>
            {['Image', 'Name', 'Price', 'State'].map((header) => (
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
              {...{ phone, now, busy }}
              chosen={chosenIds.has(phone._id)}
              onChoose={() => onChoose([phone], !chosenIds.has(phone._id))}
              onMove={(move) => onMove(phone, move)}
              onManage={() => onManage(phone)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
