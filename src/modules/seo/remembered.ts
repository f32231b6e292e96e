import type { Deps } from '../../deps.ts'
import { MINUTE } from '../../platform/clock.ts'

/** What searchers are told may be this old: a scan of all listings is not done for each of them. */
const FRESH_MS = MINUTE

/** One answer for all who ask within a minute, and for all who ask while it is made. */
export function remembered<T>(
  { clock }: Pick<Deps, 'clock'>,
  load: () => Promise<T>,
): () => Promise<T> {
  let answer: Promise<T> | undefined
  let since = 0
  return () => {
    const now = clock.now().getTime()
    if (answer && now - since < FRESH_MS) return answer
    since = now
    answer = load()
    answer.catch(() => {
      answer = undefined
    })
    return answer
  }
}
