import type { Checkup } from './checkup.contract.ts'

/** The system and the browser of a User-Agent, as far as such a word can be believed. */
export function readBrowser(agent: string): Pick<Checkup, 'system' | 'browser'> {
  const system = /\b(iPhone|iPad|iPod)\b/.test(agent)
    ? 'iOS'
    : /\bAndroid\b/.test(agent)
      ? 'Android'
      : 'other'
  return { system, browser: browserIn(agent) }
}

// Each names itself beside those that it descends from, so the rarest comes first.
const NAMES: [pattern: RegExp, name: string][] = [
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\bEdg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/\b(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+).*\bSafari\//, 'Safari'],
]

function browserIn(agent: string): string {
  for (const [pattern, name] of NAMES) {
    const version = pattern.exec(agent)?.[1]
    if (version) return `${name} ${version}`
  }
  return 'Another browser'
}

/** Null where the model's system is not known, or has no browser of a kind that tells. */
export function isClaimedSystem(system: Checkup['system'], claimed: string | null) {
  return claimed === 'iOS' || claimed === 'Android' ? system === claimed : null
}
