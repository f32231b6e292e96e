import { useSyncExternalStore } from 'react'
import { type RawSearch, textsIn } from '../../search-params.ts'
import { classNames } from '../../ui/class-names.ts'
import { createStoredList } from '../../ui/stored-list.ts'
import { toast } from '../../ui/toaster.tsx'

type CompareProps = {
  phone: { _id: string; name: string }
  className?: string
}

/** Adds a phone to the comparison, or removes it. */
export function CompareMark({ phone: { _id, name }, className }: CompareProps) {
  return (
    <button
      type="button"
      aria-label={`Compare ${name}`}
      aria-pressed={useIsCompared(_id)}
      className={classNames('mark-button mark-compare icon', className)}
      onClick={() => toggleCompared(_id)}
    />
  )
}

export type CompareSearch = { id?: string[] | undefined }

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The phones to compare in an address; invalid ids are dropped. */
export function readCompared(search: RawSearch): CompareSearch {
  const ids =
    textsIn(search, 'id')
      ?.filter((id) => ID.test(id))
      .slice(0, MOST_COMPARED) ?? []
  return ids.length > 0 ? { id: ids } : {}
}

/** How many fit side by side. */
export const MOST_COMPARED = 4

/** Ids of the phones to compare, stored in the browser. */
export const compared = createStoredList('redial.compare', MOST_COMPARED)

function toggleCompared(id: string): void {
  if (compared.all().includes(id)) compared.drop(id)
  else if (compared.all().length < MOST_COMPARED) compared.add(id)
  else toast.error(`You can compare up to ${MOST_COMPARED} phones. Remove one first.`)
}

/** Always empty in the server's HTML. */
export function useCompared(): readonly string[] {
  return useSyncExternalStore(compared.subscribe, compared.all, compared.none)
}

const never = () => false

function useIsCompared(id: string): boolean {
  return useSyncExternalStore(compared.subscribe, () => compared.all().includes(id), never)
}
