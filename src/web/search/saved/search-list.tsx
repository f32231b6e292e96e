import { Trash2 } from 'lucide-react'
import { pages } from '../../../routes.ts'
import type { Api, SavedSearch } from '../../api/index.ts'
import { useAct } from '../../dashboard/use-act.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Moment } from '../../ui/moment.tsx'
import { toast } from '../../ui/toaster.tsx'

type SearchListProps = {
  api: Pick<Api, 'delete'>
  searches: readonly SavedSearch[]
  refresh: () => Promise<void>
}

/** Saved searches, each leading to its results. */
export function SearchList({ api, searches, refresh }: SearchListProps) {
  const [confirm, dialog] = useConfirm()
  const { act } = useAct()

  async function remove({ _id, name }: SavedSearch) {
    const what = `You are no longer told of new phones for “${name}”.`
    if (!(await confirm({ what, act: 'Delete search', danger: true }))) return
    await act(_id, async () => {
      await api.delete('/api/saved-searches/{id}', { path: { id: _id } })
      toast.success('Search deleted')
      await refresh()
    })
  }

  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {searches.map((search) => (
          <li key={search._id} className="flex items-center gap-4 py-3">
            <div className="min-w-0 flex-1">
              <a
                href={`${pages.products()}?${search.query}`}
                className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
              >
                {search.name}
              </a>
              <p className="text-sm text-muted">
                saved <Moment at={search.createdAt} />
              </p>
            </div>
            {search.unread > 0 && <Badge tone="accent">{search.unread} new</Badge>}
            <IconButton
              label={`Delete ${search.name}`}
              icon={<Trash2 className="size-5" />}
              onClick={() => remove(search)}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
