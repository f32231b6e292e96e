import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Api, BulkMove, OwnPhone, OwnPhones } from '../../api/index.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Pagination } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/page-states.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ManageDialog } from './manage-dialog.tsx'
import type { OwnSearch } from './own-search.ts'
import { ProductTools } from './product-tools.tsx'
import { ProductsTable } from './products-table.tsx'
import { ownQueries } from './queries.ts'
import { RefusedNotice } from './refused-notice.tsx'
import { StateFilter } from './state-filter.tsx'
import { useChosen } from './use-chosen.ts'
import { useMoves } from './use-moves.ts'

type ProductsListProps = {
  api: Api
  search: OwnSearch
  onSearch: (changes: OwnSearch, how?: { replace: boolean }) => void
  refresh: () => Promise<void>
  addLink: ReactNode
}

/** A seller's listings: found by state and words, and managed one by one or many at once. */
export function ProductsList(props: ProductsListProps) {
  const query = useQuery({
    ...ownQueries.phones(props.api, props.search),
    // What is there stays in sight until the next page is.
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded query={query} caption="my products">
      {(found) => <Found {...props} found={found} busy={query.isPlaceholderData} />}
    </Loaded>
  )
}

type FoundProps = ProductsListProps & { found: OwnPhones; busy: boolean }

function Found({ api, search, onSearch, refresh, addLink, found, busy: waits }: FoundProps) {
  const [confirm, dialog] = useConfirm()
  const [managedId, setManaged] = useState<string>()
  const [now] = useState(() => Date.now())
  const { chosen, ids, choose, clear } = useChosen(found.items)
  const { busy, move, refused, forget } = useMoves({ api, refresh, confirm })
  const { items, total, page, pageCount, counts } = found
  const managed = items.find(({ _id }) => _id === managedId)
  if (counts.length === 0 && !search.q && !search.state)
    return <EmptyState title="Currently you don't add any product" actions={addLink} />

  async function moveManaged(phone: OwnPhone, what: BulkMove) {
    setManaged(undefined)
    await move([phone], what)
  }

  return (
    <div className="flex flex-col gap-3">
      <StateFilter search={search} counts={counts} />
      <ProductTools {...{ search, total, onSearch }} />
      {refused && <RefusedNotice refused={refused} onDismiss={forget} />}
      {items.length === 0 ? (
        <EmptyState
          title={search.q ? `Nothing matches “${search.q}”` : 'No phone is in this state'}
        >
          Show all your phones, or search for fewer words.
        </EmptyState>
      ) : (
        <div aria-busy={waits} className={waits ? 'opacity-60' : undefined}>
          <ProductsTable
            phones={items}
            {...{ now, busy }}
            chosenIds={ids}
            onChoose={choose}
            onMove={(phone, what) => move([phone], what)}
            onManage={(phone) => setManaged(phone._id)}
          />
        </div>
      )}
      {chosen.length > 0 && (
        <BulkBar
          {...{ chosen, busy }}
          onMove={async (what) => (await move(chosen, what)) && clear()}
          onClear={clear}
        />
      )}
      <div className="flex justify-end">
        <Pagination
          page={page}
          pageCount={pageCount}
          onPage={(next) => onSearch({ page: next > 1 ? String(next) : undefined })}
          label="Pages of my products"
        />
      </div>
      <ManageDialog
        phone={managed}
        {...{ now, busy }}
        onClose={() => setManaged(undefined)}
        onMove={moveManaged}
      />
      {dialog}
    </div>
  )
}
