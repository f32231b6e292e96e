import { Notice } from '../../ui/page-states.tsx'
import { actWords } from './act-words.ts'
import type { Refused } from './use-moves.ts'

/** Which of many phones a move did not reach, and why. */
export function RefusedNotice({ refused, onDismiss }: { refused: Refused; onDismiss: () => void }) {
  const { move, phones } = refused
  return (
    <div role="alert" className="mb-3">
      <Notice label={`${actWords[move].label}: not possible`} tone="waiting" onDismiss={onDismiss}>
        <div>
          <p className="font-medium">
            {actWords[move].label} was not possible for{' '}
            {phones.length === 1 ? 'one phone' : `${phones.length} phones`}
          </p>
          <ul className="mt-1">
            {phones.map(({ name, message }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and nothing moves
              <li key={at}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </div>
      </Notice>
    </div>
  )
}
