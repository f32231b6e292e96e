import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type NewPhone, newPhoneBody } from './listings.contract.ts'
import { type Fields, readWords } from './read-form.ts'

/**
 * What is wrong with which field of a form, photos aside; undefined when it could be listed as it is.
 * Nothing is changed.
 */
export async function whyNotListed(
  deps: Deps,
  tx: Tx,
  form: Partial<NewPhone>,
): Promise<Fields | undefined> {
  const parsed = newPhoneBody.safeParse(form)
  if (!parsed.success)
    return Object.fromEntries(
      // The first thing that is wrong with a field is the one to mend.
      parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
    )
  const read = await readWords(deps, tx, form as NewPhone)
  return 'fields' in read ? read.fields : undefined
}
