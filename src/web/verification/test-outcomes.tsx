import { Ban, CircleCheck, CircleX, SkipForward } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from '../../shared/languages.ts'
import { formatCount, formatDecimal } from '../../shared/quantities.ts'
import type { Measured, TestName, TestOutcome } from '../api/index.ts'
import { classNames } from '../ui/class-names.ts'
import { type Translate, useTranslations } from '../ui/text.ts'

/** All tests, in the order in which results show them. */
export const testNames: readonly TestName[] = [
  'touch',
  'multi_touch',
  'pixels',
  'speaker',
  'microphone',
  'camera_front',
  'camera_back',
  'vibration',
  'motion',
  'orientation',
  'location',
  'battery',
  'screen',
  'storage',
]

type MeasuredOutcome = { outcome: TestOutcome; measured?: Measured | undefined }

/** The figures that a test measures. */
const figures = {
  touch: ['cells', 'ofCells'],
  multi_touch: ['points'],
  orientation: ['degrees'],
  location: ['accuracyM'],
  battery: ['chargePercent'],
  screen: ['widthPx', 'heightPx', 'pixelRatio'],
  storage: ['quotaGb'],
} as const satisfies Partial<Record<TestName, readonly (keyof Measured)[]>>

/** Measured figures as text, whatever the outcome; undefined when one is missing. */
function describeFigures(
  test: TestName,
  measured: Measured,
  t: Translate<'proof'>,
  language: Language,
): string | undefined {
  if (!(test in figures)) return
  const names = figures[test as keyof typeof figures]
  const values = names.map((name) => measured[name])
  if (values.includes(undefined)) return
  const shown = Object.fromEntries(
    names.map((name, index) => [name, formatDecimal(Number(values[index]), language)]),
  )
  return t(`figure.${test}` as 'figure.touch', shown as { cells: string; ofCells: string })
}

/** The reason for an outcome; undefined when the outcome needs none. */
export function explainOutcome(
  test: TestName,
  { outcome, measured = {} }: MeasuredOutcome,
  t: Translate<'proof'>,
  language: Language,
): string | undefined {
  if (outcome === 'skipped') return undefined
  const shown = describeFigures(test, measured, t, language)
  if (outcome === 'not_possible') return shown ?? t('unsupported')
  const reason = (made: 'passed' | 'failed') => {
    const message = `${made}.${test}` as 'failed.pixels'
    return t.has(message) ? t(message) : undefined
  }
  if (outcome === 'passed')
    return toneLevel(test, measured, t, language) ?? shown ?? reason('passed')
  if (test === 'screen' && shown) return t('otherModel', { figures: shown })
  if (test === 'storage' && shown) return t('otherSize', { figures: shown })
  return shown ?? reason('failed')
}

function toneLevel(
  test: TestName,
  { signalDb, noiseDb }: Measured,
  t: Translate<'proof'>,
  language: Language,
): string | undefined {
  if (test !== 'speaker' || signalDb === undefined || noiseDb === undefined) return undefined
  return t('tone', { decibels: formatCount(Math.round(signalDb - noiseDb), language) })
}

const outcomeStyles: Record<TestOutcome, { Icon: typeof Ban; tone: string }> = {
  passed: { Icon: CircleCheck, tone: 'text-green' },
  failed: { Icon: CircleX, tone: 'text-red' },
  skipped: { Icon: SkipForward, tone: 'text-muted' },
  not_possible: { Icon: Ban, tone: 'text-muted' },
}

type OutcomeRow = { test: TestName; outcome: TestOutcome; reason?: string | undefined }

/** Each test with its outcome and reason; `action` renders a button at the end of a row. */
export function OutcomeList({
  rows,
  action,
}: {
  rows: readonly OutcomeRow[]
  action?: (test: TestName) => ReactNode
}) {
  const t = useTranslations('proof')
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {rows.map(({ test, outcome, reason }) => (
        <li key={test} className="flex items-center justify-between gap-3 py-2">
          <div className="min-w-0">
            <p className="font-medium">{t(`test.${test}`)}</p>
            <p className="text-sm text-pretty text-muted">
              <OutcomeMark outcome={outcome} />
              {reason && <span>{` · ${reason}`}</span>}
            </p>
          </div>
          {action?.(test)}
        </li>
      ))}
    </ul>
  )
}

function OutcomeMark({ outcome }: { outcome: TestOutcome }) {
  const t = useTranslations('proof')
  const { Icon, tone } = outcomeStyles[outcome]
  return (
    <span className={classNames('font-medium whitespace-nowrap', tone)}>
      <Icon className="me-1 inline size-4 align-[-0.2em]" />
      {t(`outcome.${outcome}`)}
    </span>
  )
}
