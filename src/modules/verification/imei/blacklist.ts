import type { Deps } from '../../../deps.ts'
import { fileBlacklist } from './blacklist-file.ts'
import { httpBlacklist } from './blacklist-http.ts'

/**
 * Who knows which phones were reported stolen or lost. Asked with the whole number, which it needs;
 * it must not throw and not log it. 'unknown' is its answer when it cannot tell.
 */
export type Blacklist = { look(digits: string): Promise<'clean' | 'listed' | 'unknown'> }

/** The blacklist of this instance; undefined when none is set. */
export function blacklistOf({ env, log }: Pick<Deps, 'env' | 'log'>): Blacklist | undefined {
  const { IMEI_BLACKLIST_URL: url, IMEI_BLACKLIST_KEY: key, IMEI_BLACKLIST_FILE: file } = env
  if (url) return httpBlacklist({ url, key, log })
  return file ? fileBlacklist(file, log) : undefined
}
