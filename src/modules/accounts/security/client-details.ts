import type { Context } from 'hono'
import { type AppEnv, shortenAddress } from '../../../platform/http/index.ts'

/** What is kept about the device of a request: enough to recognize it, too little to track it. */
export type ClientDetails = {
  /** The address without its last part, such as `203.0.113.0/24`; empty when unknown. */
  network: string
  /** Such as `Firefox on Windows`; empty when unknown. */
  browser: string
}

/** Who makes this request: by the address that our server saw, never by a header of the client. */
export function readClient(c: Context<AppEnv>): ClientDetails {
  return clientDetails(c.var.address, c.req.header('user-agent'))
}

export function clientDetails(address: string, userAgent: string | undefined): ClientDetails {
  return { network: shortenAddress(address), browser: nameBrowser(userAgent ?? '') }
}

// In this order, because most browsers also claim to be those further down.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*Safari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const

/** The browser and system that a User-Agent claims, without versions; empty when it names neither. */
export function nameBrowser(userAgent: string): string {
  const find = (table: readonly (readonly [string, RegExp])[]) =>
    table.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? ''
}
