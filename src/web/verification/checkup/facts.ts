import { type Judged, rounded } from './results.ts'

/**
 * CSS pixels on an inch of a phone's screen: iPhones have 150 to 163 by their density and zoom,
 * Android's unit is a 160th of an inch, which makers stretch by up to a quarter.
 */
const CSS_PER_INCH = { least: 125, most: 205 }

type Screen = { width: number; height: number; pixelRatio: number }

/** The screen's size beside the model's, in inches. Failed means: not the screen of this model. */
export function judgeScreen(
  { width, height, pixelRatio }: Screen,
  displayIn: number | null,
): Judged {
  const measured = {
    widthPx: Math.round(width * pixelRatio),
    heightPx: Math.round(height * pixelRatio),
    pixelRatio: rounded(pixelRatio, 3),
  }
  if (displayIn === null || !(displayIn > 0)) return { outcome: 'not_possible', measured }
  const perInch = Math.hypot(width, height) / displayIn
  const fits = perInch >= CSS_PER_INCH.least && perInch <= CSS_PER_INCH.most
  return { outcome: fits ? 'passed' : 'failed', measured }
}

/** The share of the storage that Chromium and Safari (17 and later) let one site use. */
const SHARE_OF_DISK = 0.6
/** The system takes its part, and makers count in tens where browsers count in twos. */
const FITS = { least: 0.7, most: 1.25 }

/**
 * The storage by what a site may use of it, beside what the seller says. Other browsers' quotas say
 * nothing of the phone.
 */
export function judgeStorage(
  { quotaBytes, sharesDisk }: { quotaBytes: number | null; sharesDisk: boolean },
  storageGb: number | null,
): Judged {
  if (quotaBytes === null) return { outcome: 'not_possible' }
  const quotaGb = rounded(quotaBytes / 1e9)
  if (!sharesDisk || storageGb === null) return { outcome: 'not_possible', measured: { quotaGb } }
  const share = quotaGb / SHARE_OF_DISK / storageGb
  const fits = share >= FITS.least && share <= FITS.most
  return { outcome: fits ? 'passed' : 'failed', measured: { quotaGb } }
}

/** Good to a street; without satellites a phone still knows its town. Metres. */
const NEAR_M = 200

/** How exactly the phone knows where it is, in metres; null when it does not. The place itself is not asked for here, and not kept. */
export function judgeLocation(accuracyM: number | null): Judged {
  if (accuracyM === null) return { outcome: 'failed' }
  const outcome = accuracyM <= NEAR_M ? 'passed' : 'failed'
  return { outcome, measured: { accuracyM: rounded(accuracyM, 0) } }
}

/** The charge where the browser tells it, 0 to 1; null where it does not. It says nothing of wear. */
export function judgeBattery(level: number | null): Judged {
  if (level === null) return { outcome: 'not_possible' }
  const isSound = level >= 0 && level <= 1
  if (!isSound) return { outcome: 'failed' }
  return { outcome: 'passed', measured: { chargePercent: Math.round(level * 100) } }
}

/** Tests by eye and by hand: the person says whether it was as it should be. */
export function judgeByPerson(answer: 'yes' | 'no' | 'skip', isPossible = true): Judged {
  if (!isPossible) return { outcome: 'not_possible' }
  return { outcome: answer === 'yes' ? 'passed' : answer === 'no' ? 'failed' : 'skipped' }
}
