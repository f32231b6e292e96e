import type { BulkMove } from '../../api/index.ts'
import { actWords } from './act-words.ts'

/** For a button in a row, where the badge beside it says what is stopped. */
export function shortLabel(move: BulkMove): string {
  return move === 'stop_advertising' ? 'Stop' : actWords[move].label
}
