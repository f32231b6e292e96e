import type { PageMessages } from '../../text/pages.ts'
import { translate } from '../ui/text.ts'
import type { Label } from './list-search.ts'

/** A heading, a filter or an order of the lists. */
export function label(key: keyof PageMessages['lists']['label']): Label {
  return (text) => translate(text, 'lists.label')(key)
}
