import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../shared/quantities.ts'
import { apiUrl } from '../api/client.ts'
import type { Verifications } from '../api/index.ts'
import { linkClass } from '../ui/link.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import type { TestedPhone } from './proof-states.ts'
import { explainOutcome, OutcomeList } from './test-outcomes.tsx'

/** What each check proves of a phone, and what a buyer still has to find out. */
const meanings = {
  imei: {
    proves: ['imei.proves.valid', 'imei.proves.model', 'imei.proves.theft'],
    leavesOpen: ['imei.leavesOpen.received', 'imei.leavesOpen.later'],
  },
  grading: {
    proves: ['grading.proves.answered', 'grading.proves.rules'],
    leavesOpen: ['grading.leavesOpen.honest'],
  },
  checkup: {
    proves: ['checkup.proves.ran', 'checkup.proves.signed'],
    leavesOpen: [
      'checkup.leavesOpen.same',
      'checkup.leavesOpen.unmeasured',
      'checkup.leavesOpen.judged',
    ],
  },
  possession: {
    proves: ['possession.proves.code', 'possession.proves.hand'],
    leavesOpen: ['possession.leavesOpen.owner', 'possession.leavesOpen.works'],
  },
} as const satisfies Record<keyof Verifications, object>

type ProofMeaningProps = {
  kind: keyof Verifications
  /** False: the seller has not made the check. */
  isMade: boolean
  checkup?: TestedPhone | undefined
}

/** What a check proves and what it does not, or would prove; of a check-up also each test. */
export function ProofMeaning({ kind, isMade, checkup }: ProofMeaningProps) {
  const t = useTranslations('proof')
  const language = useLanguage()
  const { proves, leavesOpen } = meanings[kind]
  if (!isMade)
    return (
      <div className="flex flex-col gap-3 pb-2">
        <p className="text-pretty">{t('notMade')}</p>
        <Points
          title={t('wouldProve')}
          points={proves.map((key) => t(key))}
          mark={<CircleDashed className="text-muted" />}
        />
      </div>
    )
  return (
    <div className="flex flex-col gap-3 pb-2">
      <Points
        title={t('proves')}
        points={proves.map((key) => t(key))}
        mark={<CircleCheck className="text-green" />}
      />
      <Points
        title={t('leavesOpen')}
        points={leavesOpen.map((key) => t(key))}
        mark={<CircleX className="text-muted" />}
      />
      {checkup && (
        <div>
          <p className="mb-1 font-medium text-ink">
            {t('all', { shown: formatCount(checkup.results.length, language) })}
          </p>
          <OutcomeList
            rows={checkup.results.map(({ test, outcome, measured }) => ({
              test,
              outcome,
              reason: explainOutcome(test, { outcome, measured }, t, language),
            }))}
          />
          <a
            href={`${apiUrl('/api/checkup-results')}?phone=${checkup.phoneId}`}
            className={`${linkClass} inline-flex min-h-11 items-center`}
          >
            {t('signed')}
          </a>
        </div>
      )}
    </div>
  )
}

type PointsProps = { title: string; points: readonly string[]; mark: ReactNode }

function Points({ title, points, mark }: PointsProps) {
  return (
    <div>
      <p className="font-medium text-ink">{title}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {points.map((point) => (
          <li key={point} className="flex gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
            {mark}
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
