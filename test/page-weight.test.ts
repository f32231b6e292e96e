import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { AT_ONCE, isDashboard, LOGGED_IN, readPageScripts, transferSize } from './page-scripts.ts'

const ROUTES = path.resolve(import.meta.dirname, '../src/web/routes')

/** Kilobytes of 1,000 bytes, as they are transferred, that the first visit of a page may fetch as scripts. */
const PUBLIC_KB = 140
const DASHBOARD_KB = 170
const EXCEPTIONS_KB: Record<string, number> = {
  // In development only.
  'dev.components': 144,
}

/** What every page starts with, and the page; a page of the dashboard has its frame as well. */
const PUBLIC_SCRIPTS = 2
const DASHBOARD_SCRIPTS = 3
/** Parts that are fetched when something is pressed, scrolled to, chosen or refused, except on pages that fetch them at once. */
const LATER = [
  'src/web/accounts/email-confirmation/confirmation-prompts.tsx',
  'src/web/accounts/passkeys/browser-passkeys.ts',
  'src/web/accounts/reauthentication-dialog.tsx',
  'src/web/accounts/security-log-drawer.tsx',
  'src/web/accounts/login/second-step-form.tsx',
  'src/web/accounts/login/solve-challenge.ts',
  'src/web/forms/remove-listing-dialog.tsx',
  'src/web/listings/compare/compare-tray.tsx',
  'src/web/listings/favorites/recent-list.tsx',
  'src/web/listings/phone-page/gone-phone.tsx',
  'src/web/listings/phone-page/photo-zoom.tsx',
  'src/web/listings/phone-page/remove-phone.tsx',
  'src/web/forms/report-dialogs.tsx',
  'src/web/listings/phone-page/shipping-prices.tsx',
  'src/web/listings/selling/preview-dialog.tsx',
  'src/web/orders/after-delivery/after-delivery.tsx',
  'src/web/orders/after-delivery/arrival-questions.tsx',
  'src/web/orders/before-hand-over.tsx',
  'src/web/orders/disputes/dispute-form.tsx',
  'src/web/orders/disputes/dispute-return-forms.tsx',
  'src/web/orders/disputes/propose-form.tsx',
  'src/web/orders/disputes/statement-form.tsx',
  'src/web/orders/listing-snapshot.tsx',
  'src/web/orders/offers/offer-dialog.tsx',
  'src/web/orders/ratings/ratings-dialog.tsx',
  'src/web/orders/returns/return-forms.tsx',
  'src/web/orders/warranty/answer-claim.tsx',
  'src/web/orders/warranty/claim-form.tsx',
  'src/web/passports/passport-panel.tsx',
  'src/web/search/filter-sheet.tsx',
  'src/web/search/near-filter.tsx',
  'src/web/search/result-notices.tsx',
  'src/web/search/saved/save-search.tsx',
  'src/web/search/search-dialog.tsx',
  'src/web/search/suggestions.tsx',
  'src/web/verification/proof-panels.tsx',
]

const pages = readPageScripts()

test('every route has a script in the build', () => {
  const routes = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('__root'))
    .map((file) => file.replace(/\.tsx$/, ''))
  expect(pages.map(({ route }) => route).sort()).toEqual(routes.sort())
})

test.each(pages)('the first visit of $route stays within its bytes of scripts', (page) => {
  const limit = EXCEPTIONS_KB[page.route] ?? (isDashboard(page.route) ? DASHBOARD_KB : PUBLIC_KB)
  for (const files of page.firstVisits) {
    const kb = files.reduce((sum, file) => sum + transferSize(file), 0) / 1_000
    expect(kb).toBeGreaterThan(100)
    expect(kb, files.join(' ')).toBeLessThanOrEqual(limit)
  }
})

test.each(pages)('the document of $route names few scripts', ({ route, files }) => {
  const limit = isDashboard(route) ? DASHBOARD_SCRIPTS : PUBLIC_SCRIPTS
  expect(files.length).toBeLessThanOrEqual(limit)
})

test('every part with a script of its own is declared as fetched at once or later', () => {
  for (const { route, parts } of pages) {
    const declared = [...LOGGED_IN, ...LATER, ...(AT_ONCE[route] ?? []).flat()]
    expect(
      parts.filter((part) => !declared.includes(part)),
      route,
    ).toEqual([])
  }
})

test('no exception and no part is declared that the build does not have', () => {
  const routes = pages.map(({ route }) => route)
  const named = [...Object.keys(EXCEPTIONS_KB), ...Object.keys(AT_ONCE)]
  expect(named.filter((route) => !routes.includes(route))).toEqual([])
  for (const page of pages)
    for (const part of (AT_ONCE[page.route] ?? []).flat()) expect(page.parts).toContain(part)
})
