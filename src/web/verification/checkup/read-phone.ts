import type { Claimed } from '../../api/index.ts'
import { judgeBattery, judgeScreen, judgeStorage } from './facts.ts'
import type { AllFound } from './results.ts'

type WithBattery = { getBattery?: () => Promise<{ level: number }> }

/** What the browser tells by itself: battery, screen and storage, beside what the phone is said to be. */
export async function readPhone({ displayIn, storageGb }: Claimed): Promise<AllFound> {
  const { width, height } = window.screen
  const quotaBytes = (await orNothing(navigator.storage?.estimate()))?.quota ?? null
  const battery = await orNothing((navigator as WithBattery).getBattery?.())
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

/** Firefox gives every site the same on every disk. */
export function sharesDisk(agent: string): boolean {
  return !/\bFirefox\//.test(agent)
}

async function orNothing<T>(asked: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await asked
  } catch {
    return undefined
  }
}
