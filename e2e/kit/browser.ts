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
  '--js-flags=--max-opt=1',
]

const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Files that share a worker share its browsers; each visit has a profile of its own. */
const browsers = new Map<string, Promise<Browser>>()

/**
 * The installed Chromium, or the one in `CHROMIUM`. `more` holds extra command-line switches. It
 * ends with this process.
 */
export async function sharedBrowser(more: string[] = []) {
  const key = more.join(' ')
  const running = await browsers.get(key)
  if (running?.isConnected()) return running
  const executablePath = process.env.CHROMIUM || programs.find(existsSync)
  const launched = chromium.launch({ executablePath, args: [...flags, ...more] })
  browsers.set(key, launched)
  return launched
}
