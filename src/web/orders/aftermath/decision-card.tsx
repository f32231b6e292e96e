import { Gavel } from 'lucide-react'
import { Moment } from '../../ui/moment.tsx'
import type { Dispute } from './calls.ts'
import { decidedWords, solutionWords, sumWords, type You } from './dispute-words.ts'

/** How it ended, in money and in words. */
export function DecisionCard({ dispute, you }: { dispute: Dispute; you: You }) {
  const { outcome, refundMinor, decision, closedAt } = dispute
  return (
    <div className="flex gap-4 rounded-box bg-mist p-4 md:p-5">
      <Gavel aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-lg font-semibold text-balance">
          {outcome ? sumWords({ kind: outcome, refundMinor }, dispute, you) : 'It is over.'}
        </p>
        <p className="text-muted">
          {outcome && `${solutionWords[outcome]}. `}
          {decidedWords(dispute)} {closedAt && <Moment at={closedAt} exact />}
        </p>
        {decision && (
          <blockquote className="mt-2 max-w-prose border-s-2 border-edge ps-4 break-words whitespace-pre-line">
            {decision}
          </blockquote>
        )}
      </div>
    </div>
  )
}
