import { Download } from 'lucide-react'
import { useMemo } from 'react'
import type { Checkup } from '../api/index.ts'
import { useObjectUrl } from '../ui/hooks.ts'
import { Notice } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { describeOutcomes } from './outcome-counts.ts'
import { explainOutcome, OutcomeList } from './test-outcomes.tsx'

/** The result of a check-up, with when and in which browser it was made. */
export default function CheckupResult({ checkup }: { checkup: Checkup }) {
  const t = useTranslations('proof')
  const { results, claimed, madeAt, browser, system, isClaimedSystem } = checkup
  const isGood = results.every(({ outcome }) => outcome !== 'failed') && isClaimedSystem !== false
  return (
    <div className="flex flex-col gap-3">
      <Notice label="Result" tone={isGood ? 'good' : 'waiting'}>
        <span className="font-medium">{describeOutcomes(results)}</span>
        <span>
          <Moment at={madeAt} exact />, {browser} on{' '}
          <span>{system === 'other' ? 'another system' : system}</span>
        </span>
      </Notice>
      {isClaimedSystem === false && (
        <p className="text-sm text-amber">
          The check-up ran on another operating system than that of the{' '}
          <span>{claimed.name ?? 'model'}</span>. Was this the phone you are selling?
        </p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium">All tests</summary>
        <OutcomeList
          rows={results.map(({ test, outcome, measured }) => ({
            test,
            outcome,
            reason: explainOutcome(test, { outcome, measured }, t),
          }))}
        />
      </details>
      <SignedFile checkup={checkup} />
    </div>
  )
}

/** The statement, its signature and the public key: enough to verify it without this site. */
function SignedFile({ checkup }: { checkup: Checkup }) {
  const { _id, statement, signature, publicKey } = checkup
  const file = useMemo(() => {
    const text = JSON.stringify({ statement, signature, publicKey }, null, 2)
    return new File([text], `check-up-${_id}.json`, { type: 'application/json' })
  }, [_id, statement, signature, publicKey])
  const href = useObjectUrl(file)
  return (
    <a href={href} download={file.name} className={`${linkClass} self-start py-2 text-sm`}>
      <Download className="me-1 inline size-4 align-[-0.2em]" />
      Download the signed result
    </a>
  )
}
