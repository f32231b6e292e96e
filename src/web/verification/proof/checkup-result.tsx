import { Download } from 'lucide-react'
import { useMemo } from 'react'
import type { Checkup } from '../../api/index.ts'
import { useObjectUrl } from '../../ui/hooks.ts'
import { linkClass } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Notice } from '../../ui/page-states.tsx'
import { OutcomeList } from './outcome-list.tsx'
import { countWords, reasonOf } from './test-words.ts'

/** What a phone found of itself, when and with which browser, and the signed text to take along. */
export function CheckupResult({ checkup }: { checkup: Checkup }) {
  const { results, claimed, madeAt, browser, system, isClaimedSystem } = checkup
  const isGood = results.every(({ outcome }) => outcome !== 'failed') && isClaimedSystem !== false
  return (
    <div className="flex flex-col gap-3">
      <Notice label="Result" tone={isGood ? 'good' : 'waiting'}>
        <span className="font-medium">{countWords(results)}</span>
        <span>
          <Moment at={madeAt} exact />, {browser} on{' '}
          {system === 'other' ? 'another system' : system}
        </span>
      </Notice>
      {isClaimedSystem === false && (
        <p className="text-sm text-amber">
          The browser was on another system than a {claimed.name ?? 'phone of this model'} has: was
          this the phone that you sell?
        </p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium">All tests</summary>
        <OutcomeList
          rows={results.map(({ test, outcome, measured }) => ({
            test,
            outcome,
            reason: reasonOf(test, { outcome, measured }),
          }))}
        />
      </details>
      <SignedFile checkup={checkup} />
    </div>
  )
}

/** The text, its signature and the instance's key: all that it takes to check it without us. */
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
