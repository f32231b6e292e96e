import { useSyncExternalStore } from 'react'
import { createStoredList } from '../../ui/stored-list.ts'
import { toast } from '../../ui/toaster.tsx'

/** As many as the account takes over. */
const MOST = 200

/** What this browser keeps before login, newest first. */
export const browserFavourites = createStoredList('redial.favourites', MOST)

type Account = {
  /** Newest first. */
  ids: readonly string[]
  keep: (id: string) => Promise<unknown>
  drop: (id: string) => Promise<unknown>
}

let account: Account | undefined
/** One call after the other, so that two quick presses arrive in their order. */
let line: Promise<void> = Promise.resolve()
const hearers = new Set<() => void>()

/** From here on the account keeps them; undefined when it was left, and the browser does again. */
export function keepInAccount(next: Account | undefined): void {
  account = next
  for (const hear of hearers) hear()
}

function allIds(): readonly string[] {
  return account ? account.ids : browserFavourites.all()
}

/** At once in sight; taken back, and said so, when the account does not take it. */
export function toggleFavourite(id: string): void {
  const wanted = !allIds().includes(id)
  if (!account) {
    if (wanted) browserFavourites.add(id)
    else browserFavourites.drop(id)
    return
  }
  const { keep, drop } = account
  mark(id, wanted)
  line = line.then(async () => {
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

function subscribe(hear: () => void) {
  hearers.add(hear)
  const leave = browserFavourites.subscribe(hear)
  return () => {
    hearers.delete(hear)
    leave()
  }
}

const never = () => false

/** False in the server's HTML, which is the same for all; the heart fills once the page is awake. */
export function useFavourite(id: string): boolean {
  return useSyncExternalStore(subscribe, () => allIds().includes(id), never)
}

/** Ids of what is kept, newest first. */
export function useFavouriteIds(): readonly string[] {
  return useSyncExternalStore(subscribe, allIds, browserFavourites.none)
}

/** The one that is looked at now, and as many before it as a strip shows. */
const MOST_RECENT = 13

/** Ids of the phones that were looked at in this browser, newest first. */
export const recentlyViewed = createStoredList('redial.viewed', MOST_RECENT)
