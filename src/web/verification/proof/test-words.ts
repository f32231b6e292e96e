import type { Measured, TestName, TestOutcome, TestResult } from '../../api/index.ts'

/** What each test is about. */
export const testNames: Record<TestName, string> = {
  touch: 'Touch screen',
  multi_touch: 'Several fingers',
  pixels: 'Colours and pixels',
  speaker: 'Speaker',
  microphone: 'Microphone',
  camera_front: 'Front camera',
  camera_back: 'Back camera',
  vibration: 'Vibration',
  motion: 'Motion sensor',
  orientation: 'Turning sensor',
  location: 'Location',
  battery: 'Battery',
  screen: 'Screen size',
  storage: 'Storage',
}

export const outcomeNames: Record<TestOutcome, string> = {
  passed: 'Passed',
  failed: 'Failed',
  skipped: 'Skipped',
  not_possible: 'Not possible here',
}

type Found = { outcome: TestOutcome; measured?: Measured | undefined }
type Words = (measured: Measured) => string | undefined

const passed: Partial<Record<TestName, string>> = {
  pixels: 'Even colours, no dead dots',
  speaker: 'A tone was heard by ear',
  camera_front: 'A living picture',
  camera_back: 'A living picture',
  vibration: 'It was felt',
  motion: 'It feels gravity and shaking',
  microphone: 'It hears',
}

const failed: Partial<Record<TestName, string>> = {
  pixels: 'Dots, lines or shadows were seen',
  speaker: 'The tone was not heard',
  microphone: 'It hears nothing',
  camera_front: 'No clear and living picture',
  camera_back: 'No clear and living picture',
  vibration: 'Nothing was felt',
  motion: 'No gravity or no shaking was felt',
  location: 'It does not find where it is',
  battery: 'Its charge makes no sense',
}

/** Words for figures, whatever came of the test. */
const figures: Partial<Record<TestName, Words>> = {
  touch: ({ cells, ofCells }) => told`${cells} of ${ofCells} fields felt the finger`,
  multi_touch: ({ points }) => told`${points} fingers felt at once`,
  orientation: ({ degrees }) => told`Turning by ${degrees}° was felt`,
  location: ({ accuracyM }) => told`Found to ${accuracyM} m`,
  battery: ({ chargePercent }) => told`Charged to ${chargePercent} %, which says nothing of wear`,
  screen: ({ widthPx, heightPx, pixelRatio }) =>
    told`${widthPx} × ${heightPx} pixels, ${pixelRatio} to a point`,
  storage: ({ quotaGb }) => told`The browser may use ${quotaGb} GB`,
}

/** Why a test came to what it came to, in some words; undefined when its outcome says it all. */
export function reasonOf(test: TestName, { outcome, measured = {} }: Found): string | undefined {
  if (outcome === 'skipped') return undefined
  const said = figures[test]?.(measured)
  if (outcome === 'not_possible') return said ?? 'The browser does not tell, or was not allowed to'
  if (outcome === 'passed') return toneHeard(test, measured) ?? said ?? passed[test]
  if (test === 'screen' && said) return `${said}: not the screen of this model`
  if (test === 'storage' && said) return `${said}: not what this storage would give`
  return said ?? failed[test]
}

function toneHeard(test: TestName, { signalDb, noiseDb }: Measured): string | undefined {
  if (test !== 'speaker' || signalDb === undefined || noiseDb === undefined) return undefined
  return `The tone stood ${Math.round(signalDb - noiseDb)} dB above the room`
}

/** Undefined when a figure is missing. */
function told(texts: TemplateStringsArray, ...values: (number | undefined)[]): string | undefined {
  if (values.includes(undefined)) return undefined
  return String.raw({ raw: texts }, ...values)
}

/** '11 passed, 1 failed, 2 not possible here'. */
export function countWords(results: readonly Pick<TestResult, 'outcome'>[]): string {
  return (Object.keys(outcomeNames) as TestOutcome[])
    .map((outcome) => [results.filter((one) => one.outcome === outcome).length, outcome] as const)
    .filter(([count]) => count > 0)
    .map(([count, outcome]) => `${count} ${outcomeNames[outcome].toLowerCase()}`)
    .join(', ')
}
