import { DEFAULT_LANGUAGE, type Language } from '../../../shared/languages.ts'
import type { Grade } from '../../../shared/listings/grades.ts'
import reasons from '../../../text/en/server/grading.ts'
import texts from '../../../text/en/server/selling/rubric.ts'
import { translateGrading } from '../../../text/grading.ts'
import type { Rubric } from './grading.contract.ts'

/** Decides which questions are asked; null where the catalog has no data. */
export type Kind = { os: string | null; announced: string | null }

/** `most` is the best grade that a phone with this answer can have. */
export type Option = { id: string; label: string; most: Grade; why: string }

type BaseQuestion = { id: string; text: string; hint: string; appliesTo?: (kind: Kind) => boolean }
export type Question =
  | (BaseQuestion & {
      answer: 'one'
      options: readonly Option[]
      blockers?: Record<string, string>
    })
  /** Any number of the options; none of them is the best answer. */
  | (BaseQuestion & { answer: 'some'; options: readonly Option[] })
  /** A whole number from 1 to 100, or null where the phone does not show it. */
  | (BaseQuestion & {
      answer: 'percent'
      steps: readonly (Option & { from: number })[]
      unknown: Option
    })

/** Changes when an answer's meaning does: old gradings say by which rubric they were made. */
export const RUBRIC = 2

const option = (id: string, label: string, most: Grade, why = ''): Option => ({
  id,
  label,
  most,
  why,
})

// iOS 11.3 shows the health of the battery, on the iPhone 6 (September 2014) and later.
const showsBatteryHealth = ({ os, announced }: Kind) =>
  os === 'iOS' && (announced === null || announced >= '2014-09')

// iOS 7 locks to an account, on the iPhone 4 (2010) and later; Android since 5.1 (2015).
const canBeLocked = ({ os, announced }: Kind) => {
  if (os === null) return true
  if (os === 'iOS') return announced === null || announced >= '2010'
  return os === 'Android' && (announced === null || announced >= '2015')
}

/**
 * Plain questions about a phone, in the order in which they are asked. Marks are judged by one
 * yardstick, that of `gradeMeanings`: at arm's length in normal light, and with the screen on.
 */
const questions: readonly Question[] = [
  {
    id: 'screen',
    text: texts.screen,
    hint: texts.screenHint,
    answer: 'one',
    options: [
      option('flawless', texts.noMarks, 'A'),
      option('light', texts.lightOffOnly, 'B', reasons.screenLight),
      option('scratched', texts.scratchesOn, 'C', reasons.screenScratched),
      option('broken', texts.cracks, 'D', reasons.screenBroken),
    ],
  },
  {
    id: 'body',
    text: texts.body,
    hint: texts.bodyHint,
    answer: 'one',
    options: [
      option('flawless', texts.noMarks, 'A'),
      option('light', texts.scuffs, 'B', reasons.bodyLight),
      option('dented', texts.dents, 'C', reasons.bodyDented),
      option('broken', texts.bent, 'D', reasons.bodyBroken),
    ],
  },
  {
    id: 'battery_health',
    text: texts.health,
    hint: texts.healthHint,
    appliesTo: showsBatteryHealth,
    answer: 'percent',
    steps: [
      { ...option('good', '', 'A'), from: 90 },
      { ...option('fair', '', 'B', reasons.health90), from: 80 },
      // Below 80 % the maker itself advises a new battery.
      { ...option('worn', '', 'C', reasons.health80), from: 70 },
      { ...option('spent', '', 'D', reasons.health70), from: 1 },
    ],
    unknown: option('unknown', texts.healthNotShown, 'B', reasons.healthUnknown),
  },
  {
    id: 'battery',
    text: texts.charge,
    hint: texts.chargeHint,
    appliesTo: (kind) => !showsBatteryHealth(kind),
    answer: 'one',
    options: [
      option('day', texts.chargeDay, 'A'),
      option('most', texts.chargeMostOfDay, 'B', reasons.chargeMost),
      option('half', texts.chargeHalfDay, 'C', reasons.chargeHalf),
      option('spent', texts.chargeNone, 'D', reasons.chargeSpent),
    ],
  },
  {
    id: 'functions',
    text: texts.functions,
    hint: texts.functionsHint,
    answer: 'some',
    options: [
      option('vibration', texts.vibrates, 'C', reasons.vibration),
      option('unlocking', texts.fingerprint, 'C', reasons.unlocking),
      option('buttons', texts.button, 'C', reasons.buttons),
      option('speaker', texts.loudspeaker, 'C', reasons.speaker),
      option('camera', texts.cameraOrFlash, 'C', reasons.camera),
      option('microphone', texts.theMicrophone, 'D', reasons.microphone),
      option('touch', texts.touchPart, 'D', reasons.touch),
      option('charging', texts.charges, 'D', reasons.charging),
      option('network', texts.calls, 'D', reasons.network),
    ],
  },
  {
    id: 'water',
    text: texts.water,
    hint: texts.waterHint,
    answer: 'one',
    options: [
      option('never', texts.never, 'A'),
      option('unsure', texts.notThatIKnow, 'B', reasons.waterUnsure),
      option('dried', texts.wetWorks, 'C', reasons.waterDried),
      option('damaged', texts.wetWrong, 'D', reasons.waterDamaged),
    ],
  },
  {
    id: 'repairs',
    text: texts.repairs,
    hint: texts.repairsHint,
    answer: 'one',
    options: [
      option('none', texts.never, 'A'),
      option('maker', texts.repairedOriginal, 'A'),
      option('other_parts', texts.repairedOther, 'B', reasons.otherParts),
      option('unsure', texts.repairedUnknown, 'C', reasons.unknownParts),
    ],
  },
  {
    id: 'account_lock',
    text: texts.lock,
    hint: texts.lockHint,
    appliesTo: canBeLocked,
    answer: 'one',
    options: [
      option('off', texts.signedOut, 'A'),
      option('none', texts.noLock, 'A'),
      option('on', texts.yes, 'D', reasons.accountLock),
    ],
    blockers: { on: texts.lockBlocks },
  },
  {
    id: 'carrier',
    text: texts.carrier,
    hint: texts.carrierHint,
    answer: 'one',
    options: [
      option('free', texts.yes, 'A'),
      option('unsure', texts.dontKnow, 'B', reasons.lockUnsure),
      option('locked', texts.oneCarrier, 'B', reasons.carrierLock),
    ],
  },
]

/** The questions that make sense for a phone. */
export function questionsFor(kind: Kind): readonly Question[] {
  return questions.filter(({ appliesTo }) => appliesTo?.(kind) ?? true)
}

/** The questions that make sense for a kind of phone, as people are asked them in a language. */
export function rubricFor(
  kind: Parameters<typeof questionsFor>[0],
  language: Language = DEFAULT_LANGUAGE,
): Rubric {
  const translate = (text: string) => translateGrading(text, language)
  return { version: RUBRIC, questions: questionsFor(kind).map((one) => toBody(one, translate)) }
}

function toBody(
  question: Question,
  translate: (text: string) => string,
): Rubric['questions'][number] {
  const { id, text, hint, answer } = question
  const options = question.answer === 'percent' ? [question.unknown] : question.options
  return {
    id,
    text: translate(text),
    hint: translate(hint),
    answer,
    options: options.map(({ id, label, most }) => ({ id, label: translate(label), most })),
  }
}
