import { api as paths } from '../../../routes.ts'
import type { Api } from '../../api/index.ts'
import { pagedQuery } from '../../api/paged.ts'
import type { Dispute } from '../aftermath/calls.ts'

/** The disputes that are open, what needs an admin first. */
export function queueQuery(api: Pick<Api, 'fetch'>) {
  return pagedQuery<Dispute[]>(api, ['disputes'], paths.disputes())
}
