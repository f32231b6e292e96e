import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../platform/root.ts'
import type { Grade } from '../../shared/listings/grades.ts'
import { passesLuhn } from '../../shared/listings/imei.ts'
import type { PhoneModel } from '../catalog.ts'
import { createRandom, type Random } from '../random.ts'

/** What a seller lets Redial check. */
export type DemoProofs = {
  /** Whether the seller answers the grading questions; without answers there is no grade. */
  isGraded: boolean
  imei: string | null
  checkup: { agent: string; results: { test: string; outcome: string }[] } | null
  /** A photo with the one-time code. */
  possession: boolean
}

/** Shares of the phones; together at least two checks on about two thirds of them. */
const GRADED = 0.94
const IMEI = 0.64
const CHECKED_UP = 0.22
const PROVEN = 0.02

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
  return {
    isGraded: random.chance(GRADED),
    imei: random.chance(IMEI) ? imeiFor(model, random) : null,
    // The check-up runs in the browser of the phone; old handsets have none.
    checkup: os !== 'feature' && random.chance(CHECKED_UP) ? checkupOn(os, grade, random) : null,
    possession: random.chance(PROVEN),
  }
}

/** Every check that a phone can have. */
export function planAllProofs({ model, grade }: { model: PhoneModel; grade: Grade }): DemoProofs {
  const random = createRandom(1)
  const os = systemOf(model)
  const checkup = os === 'feature' ? null : checkupOn(os, grade, random)
  return { isGraded: true, imei: imeiFor(model, random), checkup, possession: true }
}

function systemOf({ brand, storageGb }: PhoneModel): 'iOS' | 'Android' | 'feature' {
  if (brand === 'Iphone') return 'iOS'
  return storageGb.length === 0 ? 'feature' : 'Android'
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
  const file = readFileSync(path.join(ROOT, 'db/data/tac.csv'), 'utf8')
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
