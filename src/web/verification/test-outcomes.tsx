import { Ban, CircleCheck, CircleX, SkipForward } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Measured, TestName, TestOutcome } from '../api/index.ts'
import { classNames } from '../ui/class-names.ts'
import { outcomeLabels } from './outcome-counts.ts'

export const testLabels: Record<TestName, string> = {
  touch: 'Touch screen',
  multi_touch: 'Multi-touch',
  pixels: 'Colors and pixels',
  speaker: 'Speaker',
  microphone: 'Microphone',
  camera_front: 'Front camera',
  camera_back: 'Back camera',
  vibration: 'Vibration',
  motion: 'Motion sensor',
  orientation: 'Orientation sensor',
  location: 'Location',
  battery: 'Battery',
  screen: 'Screen size',
  storage: 'Storage',
}

type MeasuredOutcome = { outcome: TestOutcome; measured?: Measured | undefined }
type FigureLabel = (measured: Measured) => string | undefined

const passedReasons: Partial<Record<TestName, string>> = {
  pixels: 'Even colors, no dead pixels',
  speaker: 'The seller heard the tone',
  camera_front: 'Live picture',
  camera_back: 'Live picture',
  vibration: 'The seller felt it',
  motion: 'Gravity and shaking were detected',
  microphone: 'Sound was recorded',
}

const failedReasons: Partial<Record<TestName, string>> = {
  pixels: 'The seller saw dots, lines or shadows',
  speaker: 'The tone was not heard',
  microphone: 'No sound was recorded',
  camera_front: 'No clear live picture',
  camera_back: 'No clear live picture',
  vibration: 'The seller felt nothing',
  motion: 'No gravity or no shaking was detected',
  location: 'No location found',
  battery: 'The reported charge is not valid',
}

/** Measured figures as text, whatever the outcome. */
const figureLabels: Partial<Record<TestName, FigureLabel>> = {
  touch: ({ cells, ofCells }) => ifKnown`${cells} of ${ofCells} squares responded`,
  multi_touch: ({ points }) => ifKnown`${points} fingers detected at once`,
  orientation: ({ degrees }) => ifKnown`A turn of ${degrees}° was detected`,
  location: ({ accuracyM }) => ifKnown`Accurate to ${accuracyM} m`,
  battery: ({ chargePercent }) =>
    ifKnown`Charged to ${chargePercent}%. This does not show battery health`,
  screen: ({ widthPx, heightPx, pixelRatio }) =>
    ifKnown`${widthPx} × ${heightPx} pixels, pixel ratio ${pixelRatio}`,
  storage: ({ quotaGb }) => ifKnown`Browser quota: ${quotaGb} GB`,
}

/** The reason for an outcome; undefined when the outcome needs none. */
export function explainOutcome(
  test: TestName,
  { outcome, measured = {} }: MeasuredOutcome,
): string | undefined {
  if (outcome === 'skipped') return undefined
  const figures = figureLabels[test]?.(measured)
  if (outcome === 'not_possible')
    return figures ?? 'The browser does not support this, or access was denied'
  if (outcome === 'passed') return toneLevel(test, measured) ?? figures ?? passedReasons[test]
  if (test === 'screen' && figures) return `${figures}. This does not match the model`
  if (test === 'storage' && figures) return `${figures}. This does not match the storage size`
  return figures ?? failedReasons[test]
}

function toneLevel(test: TestName, { signalDb, noiseDb }: Measured): string | undefined {
  if (test !== 'speaker' || signalDb === undefined || noiseDb === undefined) return undefined
  return `The tone was ${Math.round(signalDb - noiseDb)} dB above the background noise`
}

/** Template that is undefined when a figure is missing. */
function ifKnown(
  texts: TemplateStringsArray,
  ...values: (number | undefined)[]
): string | undefined {
  if (values.includes(undefined)) return undefined
  return String.raw({ raw: texts }, ...values)
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
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {rows.map(({ test, outcome, reason }) => (
        <li key={test} className="flex items-center justify-between gap-3 py-2">
          <div className="min-w-0">
            <p className="font-medium">{testLabels[test]}</p>
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
  const { Icon, tone } = outcomeStyles[outcome]
  return (
    <span className={classNames('font-medium whitespace-nowrap', tone)}>
      <Icon className="me-1 inline size-4 align-[-0.2em]" />
      {outcomeLabels[outcome]}
    </span>
  )
}
