import { type RawSearch, textsIn } from '../../search-params.ts'
import { MOST_COMPARED } from './compared.ts'

export type CompareSearch = { id?: string[] | undefined }

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The phones that an address wants side by side; what is no phone's id is dropped. */
export function readCompared(search: RawSearch): CompareSearch {
  const ids =
    textsIn(search, 'id')
      ?.filter((id) => ID.test(id))
      .slice(0, MOST_COMPARED) ?? []
  return ids.length > 0 ? { id: ids } : {}
}
