import { existsSync } from 'node:fs'
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

const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/**
 * Launches the installed Chromium, or the one in `CHROMIUM`. `more` holds extra command-line
 * switches.
 */
export function launchBrowser(more: string[] = []) {
  const executablePath = process.env.CHROMIUM || programs.find(existsSync)
  return chromium.launch({ executablePath, args: [...flags, ...more] })
}
