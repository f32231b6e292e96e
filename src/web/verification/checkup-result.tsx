import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { isolate } from '../../shared/isolate.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { Checkup } from '../api/index.ts'
import { useObjectUrl } from '../ui/hooks.ts'
import { Notice } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { countOutcomes } from './outcome-counts.ts'
import { explainOutcome, OutcomeList } from './test-outcomes.tsx'

/** What the server calls a browser that it doesn't know. */
const OTHER_BROWSER = 'Another browser'

/** The result of a check-up, with when and in which browser it was made. */
export default function CheckupResult({ checkup }: { checkup: Checkup }) {
  const t = useTranslations('proof')
  const texts = useTranslations('proving.checkup')
  const result = useTranslations('proving')('result')
  const language = useLanguage()
  const { results, claimed, madeAt, browser, system, isClaimedSystem } = checkup
  const isGood = results.every(({ outcome }) => outcome !== 'failed') && isClaimedSystem !== false
  return (
    <div className="flex flex-col gap-3">
      <Notice label={result} tone={isGood ? 'good' : 'waiting'}>
        <span className="font-medium">
          {countOutcomes(results)
            .map(([outcome, count]) =>
              texts(`outcome.${outcome}`, { shown: formatCount(count, language) }),
            )
            .join(texts('comma'))}
        </span>
        <span>
          {texts.rich('madeIn', {
            time: () => <Moment key="time" at={madeAt} exact />,
            browser: browser === OTHER_BROWSER ? texts('otherBrowser') : isolate(browser, language),
            system: system === 'other' ? texts('otherSystem') : isolate(system, language),
          })}
        </span>
      </Notice>
      {isClaimedSystem === false && (
        <p className="text-sm text-amber">
          {claimed.name
            ? texts('otherPhone', { name: isolate(claimed.name, language) })
            : texts('otherPhoneUnnamed')}
        </p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          {texts('allTests')}
        </summary>
        <OutcomeList
          rows={results.map(({ test, outcome, measured }) => ({
            test,
            outcome,
            reason: explainOutcome(test, { outcome, measured }, t, language),
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
      {useTranslations('proving.checkup')('download')}
    </a>
  )
}
