import type { Grade } from '../../../shared/listings/grades.ts'
import reasons from '../../../text/en/server/grading.ts'
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
    text: 'What does the screen look like?',
    hint: 'Clean it and hold it at arm’s length in normal light, first switched off, then on with a white image.',
    answer: 'one',
    options: [
      option('flawless', 'No marks visible at arm’s length', 'A'),
      option('light', 'Light marks that don’t show while it’s on', 'B', reasons.screenLight),
      option('scratched', 'Scratches that show while it’s on', 'C', reasons.screenScratched),
      option('broken', 'Cracks, spots, lines or dead pixels', 'D', reasons.screenBroken),
    ],
  },
  {
    id: 'body',
    text: 'What do the back and the frame look like?',
    hint: 'Take off its case and hold it at arm’s length in normal light. Check the corners and around the camera.',
    answer: 'one',
    options: [
      option('flawless', 'No marks visible at arm’s length', 'A'),
      option('light', 'Light scratches or scuffs', 'B', reasons.bodyLight),
      option('dented', 'Dents, chips or worn paint', 'C', reasons.bodyDented),
      option('broken', 'Cracked, bent or missing parts', 'D', reasons.bodyBroken),
    ],
  },
  {
    id: 'battery_health',
    text: 'What battery health does it show?',
    hint: 'Settings, Battery, Battery Health: "Maximum Capacity" in percent.',
    appliesTo: showsBatteryHealth,
    answer: 'percent',
    steps: [
      { ...option('good', '', 'A'), from: 90 },
      { ...option('fair', '', 'B', reasons.health90), from: 80 },
      // Below 80 % the maker itself advises a new battery.
      { ...option('worn', '', 'C', reasons.health80), from: 70 },
      { ...option('spent', '', 'D', reasons.health70), from: 1 },
    ],
    unknown: option('unknown', 'It doesn’t show it', 'B', reasons.healthUnknown),
  },
  {
    id: 'battery',
    text: 'How long does a full charge last?',
    hint: 'With ordinary use: some calls, messages, an hour of video.',
    appliesTo: (kind) => !showsBatteryHealth(kind),
    answer: 'one',
    options: [
      option('day', 'A day or longer', 'A'),
      option('most', 'Most of a day', 'B', reasons.chargeMost),
      option('half', 'Half a day or less', 'C', reasons.chargeHalf),
      option('spent', 'It needs the charger, or the battery swells', 'D', reasons.chargeSpent),
    ],
  },
  {
    id: 'functions',
    text: 'Does anything not work properly?',
    hint: 'Choose everything that doesn’t work. If you choose nothing, everything works.',
    answer: 'some',
    options: [
      option('vibration', 'Vibration', 'C', reasons.vibration),
      option('unlocking', 'Fingerprint or face', 'C', reasons.unlocking),
      option('buttons', 'A button or switch', 'C', reasons.buttons),
      option('speaker', 'A loudspeaker or the earpiece', 'C', reasons.speaker),
      option('camera', 'A camera or the flash', 'C', reasons.camera),
      option('microphone', 'The microphone', 'D', reasons.microphone),
      option('touch', 'Touch on part of the screen', 'D', reasons.touch),
      option('charging', 'Charging', 'D', reasons.charging),
      option('network', 'Calls, mobile data or Wi-Fi', 'D', reasons.network),
    ],
  },
  {
    id: 'water',
    text: 'Has water ever got inside?',
    hint: 'For example dropped into water or a drink spilled on it. Rain doesn’t count.',
    answer: 'one',
    options: [
      option('never', 'Never', 'A'),
      option('unsure', 'Not that I know of; I’m not the first owner', 'B', reasons.waterUnsure),
      option('dried', 'Yes, and it still works', 'C', reasons.waterDried),
      option('damaged', 'Yes, and something has been wrong since', 'D', reasons.waterDamaged),
    ],
  },
  {
    id: 'repairs',
    text: 'Has it been repaired?',
    hint: 'A new battery or screen is a repair too.',
    answer: 'one',
    options: [
      option('none', 'Never', 'A'),
      option('maker', 'Yes, by the manufacturer or with original parts', 'A'),
      option('other_parts', 'Yes, with third-party parts', 'B', reasons.otherParts),
      option('unsure', 'Yes, but I don’t know with which parts', 'C', reasons.unknownParts),
    ],
  },
  {
    id: 'account_lock',
    text: 'Is it still locked to an account?',
    hint: 'Find My on an iPhone, a Google account on Android. Sign out before you sell.',
    appliesTo: canBeLocked,
    answer: 'one',
    options: [
      option('off', 'No, I have signed out', 'A'),
      option('none', 'This phone has no account lock', 'A'),
      option('on', 'Yes', 'D', reasons.accountLock),
    ],
    blockers: { on: 'A phone locked to an account can’t be used. Sign out first.' },
  },
  {
    id: 'carrier',
    text: 'Does it work with every network?',
    hint: 'Phones sold with a contract are sometimes locked to one carrier.',
    answer: 'one',
    options: [
      option('free', 'Yes', 'A'),
      option('unsure', 'I do not know', 'B', reasons.lockUnsure),
      option('locked', 'No, with one carrier only', 'B', reasons.carrierLock),
    ],
  },
]

/** The questions that make sense for a phone. */
export function questionsFor(kind: Kind): readonly Question[] {
  return questions.filter(({ appliesTo }) => appliesTo?.(kind) ?? true)
}

/** The questions that make sense for a kind of phone, as people are asked them. */
export function rubricFor(kind: Parameters<typeof questionsFor>[0]): Rubric {
  return { version: RUBRIC, questions: questionsFor(kind).map(toBody) }
}

function toBody(question: Question): Rubric['questions'][number] {
  const { id, text, hint, answer } = question
  const options = question.answer === 'percent' ? [question.unknown] : question.options
  return {
    id,
    text,
    hint,
    answer,
    options: options.map(({ id, label, most }) => ({ id, label, most })),
  }
}
