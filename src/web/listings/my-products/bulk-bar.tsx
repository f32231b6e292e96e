import type { BulkMove, OwnPhone } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { actWords } from './act-words.ts'
import { movesOfAll } from './acts-of.ts'

type BulkBarProps = {
  chosen: readonly OwnPhone[]
  busy: string | undefined
  onMove: (move: BulkMove) => void
  onClear: () => void
}

/** What can be done with the phones that are chosen, within reach wherever the page is scrolled to. */
export function BulkBar({ chosen, busy, onMove, onClear }: BulkBarProps) {
  const moves = movesOfAll(chosen)
  return (
    <section
      aria-label="With the chosen phones"
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
            {actWords[move].label}
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
