import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { chromiumPath } from '../e2e/kit/browser.ts'
import { api, pages } from '../src/contract/urls.ts'
import { startDemo } from './demo.ts'
import { type Figure, median } from './figures.ts'
import { readPhonePage } from './market/addresses.ts'

/**
 * Lighthouse and its packages have 190 MB, so they are not a dependency that every `npm start` installs: npx
 * fetches them when this is run first.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
/** The password of the demo's logins unless the operator chose another one. */
const PASSWORD = process.env.DEMO_ADMIN_PASSWORD || 'redial-demo-admin'
/** The pages that most visits begin on. */
const LCP_SECONDS = 1.8
const CLS = 0.01

/** With the Node of the packages, which Lighthouse needs too. */
const searchPath = `${path.dirname(process.execPath)}:${process.env.PATH}`

type MeasuredPage = { name: string; path: string; cookie?: string; isPublic: boolean }
type Vitals = { score: number; lcp: number; cls: number; tbt: number; scripts: number }

/** What visitors with a slow phone wait for: Lighthouse with its preset for phones, medians, on the demo. */
export async function measureVitals(data: string | undefined): Promise<Figure[]> {
  const folder = data ?? mkdtempSync(path.join(tmpdir(), 'redial-bench-'))
  const demo = await startDemo(folder)
  const database = new pg.Client(demo.databaseUrl)
  try {
    await database.connect()
    const { rows } = await database.query<{ id: string }>(
      `select id from listings where state = 'live' and media_id is not null
      order by created_at desc limit 1`,
    )
    const cookie = await logIn(demo.origin)
    const measured: MeasuredPage[] = [
      { name: 'home', path: pages.home(), isPublic: true },
      { name: 'products', path: pages.products(), isPublic: true },
      { name: 'phone', path: await readPhonePage(demo.origin, rows[0]!.id), isPublic: true },
      { name: 'dashboard of a buyer', path: pages.dashboard(), cookie, isPublic: false },
    ]
    const figures: Figure[] = []
    for (const page of measured) figures.push(...(await measurePage(demo.origin, page)))
    return figures
  } finally {
    await database.end()
    await demo.stop()
    if (!data) rmSync(folder, { recursive: true, force: true })
  }
}

async function measurePage(
  origin: string,
  { name, path, cookie, isPublic }: MeasuredPage,
): Promise<Figure[]> {
  const runs: Vitals[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(origin + path, cookie))
  const middle = (key: keyof Vitals) => median(runs.map((one) => one[key]))
  console.log(`  ${name}: LCP ${middle('lcp').toFixed(2)} s`)
  return [
    { name: `${name}: Lighthouse score`, unit: '', value: middle('score') },
    {
      name: `${name}: LCP`,
      unit: 's',
      value: middle('lcp'),
      floor: isPublic ? { atMost: LCP_SECONDS } : undefined,
    },
    { name: `${name}: CLS`, unit: '', value: middle('cls'), floor: { atMost: CLS } },
    { name: `${name}: TBT`, unit: 'ms', value: middle('tbt') },
    { name: `${name}: JavaScript with headers`, unit: 'kB', value: middle('scripts') },
  ]
}

type Report = {
  runtimeError?: { message: string }
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue: number }> & {
    'network-requests': { details: { items: { resourceType: string; transferSize: number }[] } }
  }
}

async function runLighthouse(url: string, cookie?: string): Promise<Vitals> {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-lighthouse-'))
  const file = path.join(folder, 'report.json')
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--only-categories=performance',
        // Slow 4G and a slow processor are applied in Chromium, not simulated afterwards from a fast load.
        '--throttling-method=devtools',
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless=new --no-sandbox',
        ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
      ],
      { env: { ...process.env, PATH: searchPath, CHROME_PATH: chromiumPath() } },
    )
    const { runtimeError, categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    const requests = audits['network-requests'].details.items
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
    return {
      score: Math.round(categories.performance.score * 100),
      lcp: audits['largest-contentful-paint']!.numericValue / 1_000,
      cls: audits['cumulative-layout-shift']!.numericValue,
      tbt: audits['total-blocking-time']!.numericValue,
      scripts: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Logs in as the demo's buyer; returns the cookies to send. */
async function logIn(origin: string): Promise<string> {
  const response = await fetch(origin + api.logIn(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'buyer@redial.example', password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`the demo's buyer cannot log in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
