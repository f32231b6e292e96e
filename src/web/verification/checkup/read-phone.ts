import type { Claimed } from '../../api/index.ts'
import { type Findings, type Judgment, rounded } from './checkup-results.ts'

type WithBattery = { getBattery?: () => Promise<{ level: number }> }

/** The automatic tests: battery, screen and storage, compared with what the seller claims. */
export async function readPhone({ displayIn, storageGb }: Claimed): Promise<Findings> {
  const { width, height } = window.screen
  const quotaBytes = (await orUndefined(navigator.storage?.estimate()))?.quota ?? null
  const battery = await orUndefined((navigator as WithBattery).getBattery?.())
  const storage = judgeStorage(
    { quotaBytes, sharesDisk: sharesDisk(navigator.userAgent) },
    storageGb,
  )
  return {
    battery: judgeBattery(battery?.level ?? null),
    screen: judgeScreen({ width, height, pixelRatio: window.devicePixelRatio }, displayIn),
    storage,
  }
}

/** Whether the quota depends on the disk: Firefox gives every site the same. */
export function sharesDisk(agent: string): boolean {
  return !/\bFirefox\//.test(agent)
}

async function orUndefined<T>(result: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await result
  } catch {
    return undefined
  }
}

/**
 * CSS pixels on an inch of a phone's screen: iPhones have 150 to 163 by their density and zoom,
 * Android's unit is a 160th of an inch, which makers stretch by up to a quarter.
 */
const CSS_PER_INCH = { least: 125, most: 205 }

type Screen = { width: number; height: number; pixelRatio: number }

/** Compares the screen with the model's display size in inches. */
export function judgeScreen(
  { width, height, pixelRatio }: Screen,
  displayIn: number | null,
): Judgment {
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
/** The system uses a part, and manufacturers count in powers of ten, browsers in powers of two. */
const FITS = { least: 0.7, most: 1.25 }

/** Compares the storage quota with the claimed storage. A quota that does not depend on the disk proves nothing. */
export function judgeStorage(
  { quotaBytes, sharesDisk }: { quotaBytes: number | null; sharesDisk: boolean },
  storageGb: number | null,
): Judgment {
  if (quotaBytes === null) return { outcome: 'not_possible' }
  const quotaGb = rounded(quotaBytes / 1e9)
  if (!sharesDisk || storageGb === null) return { outcome: 'not_possible', measured: { quotaGb } }
  const share = quotaGb / SHARE_OF_DISK / storageGb
  const fits = share >= FITS.least && share <= FITS.most
  return { outcome: fits ? 'passed' : 'failed', measured: { quotaGb } }
}

/** `level`: charge from 0 to 1; null where the browser does not report it. */
export function judgeBattery(level: number | null): Judgment {
  if (level === null) return { outcome: 'not_possible' }
  const isSound = level >= 0 && level <= 1
  if (!isSound) return { outcome: 'failed' }
  return { outcome: 'passed', measured: { chargePercent: Math.round(level * 100) } }
}
