import { useSyncExternalStore } from 'react'
import { MAX_FAVORITES } from '../../../shared/listings/listing-limits.ts'
import { useViewer } from '../../shell/viewer.ts'
import { classNames } from '../../ui/class-names.ts'
import { createStoredList } from '../../ui/stored-list.ts'
import { toast } from '../../ui/toaster.tsx'

type HeartProps = {
  phone: { _id: string; name: string; sellerId: string | null }
  className?: string
}

/** Keeps a phone among the favorites, or lets it go; one's own is nothing to keep. */
export function HeartButton({ phone: { _id, name, sellerId }, className }: HeartProps) {
  const isFavorite = useFavorite(_id)
  const isOwn = useViewer().user?._id === sellerId
  return (
    <button
      type="button"
      aria-label={isOwn ? `${name} is your own phone` : `Save ${name}`}
      aria-pressed={isOwn ? undefined : isFavorite}
      aria-disabled={isOwn || undefined}
      title={isOwn ? 'Your own phone' : undefined}
      className={classNames('mark-button mark-heart icon', className)}
      onClick={() => isOwn || toggleFavorite(_id)}
    />
  )
}

/** Favorites of a visitor, newest first. */
export const browserFavorites = createStoredList('redial.favorites', MAX_FAVORITES)

type Account = {
  /** Newest first. */
  ids: readonly string[]
  keep: (id: string) => Promise<unknown>
  drop: (id: string) => Promise<unknown>
}

let account: Account | undefined
/** Requests run one after the other, so that quick presses keep their order. */
let queue: Promise<void> = Promise.resolve()
const listeners = new Set<() => void>()

/** Uses the account's favorites from now on; undefined after logging out. */
export function keepInAccount(next: Account | undefined): void {
  account = next
  for (const listener of listeners) listener()
}

function allIds(): readonly string[] {
  return account ? account.ids : browserFavorites.all()
}

/** Optimistic: reverted with a toast when the account can't save it. */
function toggleFavorite(id: string): void {
  const wanted = !allIds().includes(id)
  if (!account) {
    if (wanted) browserFavorites.add(id)
    else browserFavorites.drop(id)
    return
  }
  const { keep, drop } = account
  mark(id, wanted)
  queue = queue.then(async () => {
    try {
      await (wanted ? keep(id) : drop(id))
    } catch (error) {
      mark(id, !wanted)
      toast.error(error instanceof Error ? error.message : 'That wasn’t saved. Try again.')
    }
  })
}

function mark(id: string, wanted: boolean) {
  if (!account) return
  const others = account.ids.filter((one) => one !== id)
  keepInAccount({ ...account, ids: wanted ? [id, ...others] : others })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const leave = browserFavorites.subscribe(listener)
  return () => {
    listeners.delete(listener)
    leave()
  }
}

const never = () => false

/** False in the server's HTML, which is the same for everyone; updated after hydration. */
function useFavorite(id: string): boolean {
  return useSyncExternalStore(subscribe, () => allIds().includes(id), never)
}

/** Ids of the favorites, newest first. */
export function useFavoriteIds(): readonly string[] {
  return useSyncExternalStore(subscribe, allIds, browserFavorites.none)
}

/** The current phone, and as many before it as a strip shows. */
const MOST_RECENT = 13

/** Ids of the phones viewed in this browser, newest first. */
export const recentlyViewed = createStoredList('redial.viewed', MOST_RECENT)
