import { useState } from 'react'
import type { BulkMove } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/layout/page-states.tsx'
import { actionLabels, countActions, type RefusedAction } from './product-actions.ts'
import type { ShownPhone } from './queries.ts'

type BulkBarProps = {
  chosen: readonly ShownPhone[]
  busy: string | undefined
  onMove: (move: BulkMove) => void
  onClear: () => void
}

/** Actions for the selected phones, always visible. */
export function BulkBar({ chosen, busy, onMove, onClear }: BulkBarProps) {
  const moves = countActions(chosen)
  return (
    <section
      aria-label="With selected phones"
      className="sticky bottom-3 z-20 flex items-center gap-x-3 rounded-box border border-hairline bg-raised p-2 shadow-overlay max-md:flex-wrap"
    >
      <p role="status" className="me-auto px-2 text-sm font-medium whitespace-nowrap tabular-nums">
        {chosen.length} chosen
      </p>
      <div className="flex gap-2 overflow-x-auto p-1 max-md:order-last max-md:w-full md:flex-wrap md:justify-end">
        {moves.length === 0 && (
          <p className="self-center text-sm text-muted">No actions available for these phones.</p>
        )}
        {moves.map(({ move, count }) => (
          <Button
            key={move}
            className={move === 'withdraw' ? 'shrink-0 px-3 text-red' : 'shrink-0 px-3'}
            busy={busy === move}
            onClick={() => onMove(move)}
          >
            {actionLabels[move].label}
            {count < chosen.length && <span className="font-normal text-muted">{count}</span>}
          </Button>
        ))}
      </div>
      <Button variant="ghost" className="px-3" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}

/** The phones for which an action was refused, and why. */
export function RefusedNotice({
  refused,
  onDismiss,
}: {
  refused: RefusedAction
  onDismiss: () => void
}) {
  const { move, phones } = refused
  return (
    <div role="alert" className="mb-3">
      <Notice
        label={`${actionLabels[move].label}: not possible`}
        tone="waiting"
        onDismiss={onDismiss}
      >
        <div>
          <p className="font-medium">
            {actionLabels[move].label} was not possible for{' '}
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

/** The limit of one request. */
const MOST = 100

/** The selected phones, across pages; `shown` updates them. */
export function useSelection(shown: readonly ShownPhone[]) {
  const [kept, setKept] = useState<readonly ShownPhone[]>([])
  const chosen = kept.map((phone) => shown.find(({ _id }) => _id === phone._id) ?? phone)

  function choose(phones: readonly ShownPhone[], on: boolean) {
    const ids = new Set(phones.map(({ _id }) => _id))
    setKept((before) => {
      const others = before.filter(({ _id }) => !ids.has(_id))
      return on ? [...others, ...phones].slice(0, MOST) : others
    })
  }

  return { chosen, ids: new Set(chosen.map(({ _id }) => _id)), choose, clear: () => setKept([]) }
}
