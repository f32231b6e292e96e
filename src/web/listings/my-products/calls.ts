import type { DraftBody } from '../../../modules/listings/drafts.contract.ts'
import type {
  CheckedFile,
  ImportedPhones,
} from '../../../modules/listings/my-phones/csv.contract.ts'
import type {
  BulkMove,
  BulkResult,
  OwnPhones,
} from '../../../modules/listings/my-phones/my-phones.contract.ts'
import { api as paths } from '../../../routes.ts'
import type { Api } from '../../api/index.ts'
import { type OwnSearch, queryOf } from './own-search.ts'

export type { CheckedLine } from '../../../modules/listings/my-phones/csv.contract.ts'
export type { OwnAct, OwnPhone } from '../../../modules/listings/my-phones/my-phones.contract.ts'
export type { BulkMove, BulkResult, CheckedFile, DraftBody, OwnPhones }

export type OwnApi = Pick<Api, 'get' | 'send'>

const asCsv = { 'content-type': 'text/csv' }

/** The calls of a seller's own listings. */
export function ownCalls({ get, send }: OwnApi) {
  return {
    phones: (search: OwnSearch) => get<OwnPhones>(`${paths.myPhones()}?${queryOf(search)}`),
    drafts: () => get<DraftBody[]>(paths.drafts()),
    deleteDraft: (id: string) => send<{ deleted: number }>('DELETE', paths.draft(id)),
    vacation: () => get<{ until: string | null }>(paths.vacation()),
    setVacation: (until: string | null) =>
      send<{ until: string | null }>('PUT', paths.vacation(), { until }),
    move: async (ids: readonly string[], move: BulkMove) =>
      (await send<{ results: BulkResult[] }>('POST', paths.bulkMoves(), { ids, move })).results,
    checkFile: (file: Blob) => send<CheckedFile>('POST', paths.phoneFileChecks(), file, asCsv),
    importFile: (file: Blob, hash: string, from: number) =>
      send<ImportedPhones>(
        'POST',
        `${paths.phoneImports()}?file=${hash}&from=${from}`,
        file,
        asCsv,
      ),
  }
}
