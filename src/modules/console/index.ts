import type { Deps } from '../../deps.ts'
import { createRouter } from '../../platform/http/index.ts'
import type { EditCallbacks } from '../listings/index.ts'
import { bulkApi } from './bulk/bulk.api.ts'
import { peopleApi } from './people/people.api.ts'
import { staffNotesApi } from './people/staff-notes.api.ts'
import { savedViewsApi } from './saved-views/saved-views.api.ts'

/** What the staff of a shop work with: saved views, actions on many rows, and a page for each person. */
export function consoleApi(deps: Deps, edits: EditCallbacks) {
  return createRouter()
    .route('/', savedViewsApi(deps))
    .route('/', bulkApi(deps, edits))
    .route('/', peopleApi(deps))
    .route('/', staffNotesApi(deps))
}
