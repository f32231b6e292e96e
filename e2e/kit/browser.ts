import { chromium } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium of the machine: `CHROMIUM` names another one. `more` are switches of its command line. */
export function launchBrowser(more: string[] = []) {
  const executablePath = process.env.CHROMIUM || '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: [...flags, ...more] })
}
