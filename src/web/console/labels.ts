import type { PageMessages } from '../../text/pages.ts'
import { type Text, translate } from '../ui/text.ts'

/** A text that is looked up in the language of the place that shows it. */
export type Label = (text: Text) => string

/** A heading, a filter or an order of the lists. */
export function label(key: keyof PageMessages['lists']['label']): Label {
  return (text) => translate(text, 'lists.label')(key)
}
