import type { Deps } from '../../deps.ts'

/** The part of Deps that a search stands on. */
export type SearchDeps = Pick<Deps, 'db' | 'clock' | 'secret'> & {
  env: Pick<Deps['env'], 'CURRENCY'>
}
