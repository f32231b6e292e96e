import { readFileSync } from 'node:fs'
import type { Grade } from '@redial/demo-phones'
import { createRandom, type Random } from '@redial/demo-phones/random'
import { passesLuhn } from '../../shared/imei.ts'
import type { PhoneModel } from '../catalogue.ts'

/** What a seller lets Redial check. */
export type DemoProofs = {
  /** Answers to the grading questions, from which the grade follows. */
  grading: { os: string; announced: string; answers: Record<string, unknown> } | null
  imei: string | null
  checkup: { agent: string; results: { test: string; outcome: string }[] } | null
  /** A photo with the one-time code. */
  possession: boolean
}

/** Shares of the phones; together at least two checks on about two thirds of them. */
const GRADED = 0.86
const IMEI = 0.62
const CHECKED_UP = 0.34
const PROVEN = 0.05

export function planProofs({
  model,
  grade,
  seed,
}: {
  model: PhoneModel
  grade: Grade
  seed: number
}): DemoProofs {
  const random = createRandom(seed)
  const os = systemOf(model)
  const { announced } = model
  return {
    grading: random.chance(GRADED)
      ? { os, announced, answers: answersFor(grade, os, announced, random) }
      : null,
    imei: random.chance(IMEI) ? imeiFor(model, random) : null,
    // The check-up runs in the browser of the phone; old handsets have none.
    checkup: os !== 'feature' && random.chance(CHECKED_UP) ? checkupOn(os, grade, random) : null,
    possession: random.chance(PROVEN),
  }
}

function systemOf({ brand, storageGb }: PhoneModel): 'iOS' | 'Android' | 'feature' {
  if (brand === 'Iphone') return 'iOS'
  return storageGb.length === 0 ? 'feature' : 'Android'
}

/** Best answers, and the one or two that lower the grade to what the pictures show. */
function answersFor(grade: Grade, os: string, announced: string, random: Random) {
  const showsHealth = os === 'iOS' && announced >= '2014-09'
  const hasLock = os !== 'feature' && (os === 'iOS' || announced >= '2015')
  const screen = { A: 'flawless', B: 'faint', C: 'scratched', D: 'broken' }[grade]
  const body = { A: 'flawless', B: 'light', C: 'dented', D: 'dented' }[grade]
  const isBodyBest = grade !== 'A' && random.chance(0.4)
  const health = { A: [90, 100], B: [84, 95], C: [76, 90], D: [70, 86] }[grade] as [number, number]
  return {
    screen,
    body: isBodyBest ? 'light' : body,
    ...(showsHealth
      ? { battery_health: random.whole(...health) }
      : { battery: grade === 'A' ? 'day' : 'most' }),
    functions: grade === 'D' && random.chance(0.3) ? ['vibration'] : [],
    water: 'never',
    repairs: grade > 'B' && random.chance(0.3) ? 'other_parts' : 'none',
    ...(hasLock && { account_lock: 'off' }),
    carrier: 'free',
  }
}

const DIGITS_BEFORE_CHECK = 14
let typeCodes: Map<string, string> | undefined

/** A valid number of the model where its type code is known, else of a code that names nothing. */
function imeiFor(model: PhoneModel, random: Random): string {
  typeCodes ??= readTypeCodes()
  const code = typeCodes.get(model.name.toLowerCase()) ?? '35999900'
  let digits = code
  while (digits.length < DIGITS_BEFORE_CHECK) digits += random.whole(0, 9)
  const check = [...Array(10).keys()].find((digit) => passesLuhn(`${digits}${digit}`))
  return `${digits}${check}`
}

function readTypeCodes(): Map<string, string> {
  const file = readFileSync(new URL('../../../db/data/tac.csv', import.meta.url), 'utf8')
  const rows = file.split('\n').map((line) => line.split(','))
  return new Map(
    rows.flatMap(([tac, , model]) => (tac && model ? [[model.toLowerCase(), tac]] : [])),
  )
}

const agents = {
  iOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  Android:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
} as const

const tests = [
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
/** Browsers of iPhones offer neither. */
const notOnIphone = ['vibration', 'battery']

function checkupOn(os: 'iOS' | 'Android', grade: Grade, random: Random): DemoProofs['checkup'] {
  const failing = grade === 'D' ? random.pick(['pixels', 'speaker', 'vibration']) : null
  const results = tests.map((test) => {
    if (os === 'iOS' && notOnIphone.includes(test)) return { test, outcome: 'not_possible' }
    if (test === failing) return { test, outcome: 'failed' }
    return { test, outcome: test === 'location' && random.chance(0.4) ? 'skipped' : 'passed' }
  })
  return { agent: agents[os], results }
}
