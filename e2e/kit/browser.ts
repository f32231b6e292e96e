import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds: to optimize their code takes longer than the faster code saves.
  '--js-flags=--max-opt=1 --max-lazy',
  // The policy about openers replaces the process of a new tab, which has shown nothing, when the first page
  // comes. A browser at its limit continues with that process: 60 ms less for each visit.
  '--renderer-process-limit=1',
]

const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The path of the installed Chromium, or of the one in `CHROMIUM`. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM || programs.find(existsSync)
}

/** Files that share a worker share its browsers; each visit has a profile of its own. */
const browsers = new Map<string, Promise<Browser>>()

/** `more` holds extra command-line switches. It ends with this process. */
export async function sharedBrowser(more: string[] = []) {
  const key = more.join(' ')
  const running = await browsers.get(key)
  if (running?.isConnected()) return running
  const launched = chromium.launch({ executablePath: chromiumPath(), args: [...flags, ...more] })
  browsers.set(key, launched)
  return launched
}
