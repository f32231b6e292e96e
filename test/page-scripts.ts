import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The scripts of the built pages, as the build's manifest names them. */

const CLIENT = path.resolve(import.meta.dirname, '../dist/client')

/** Parts that a first visit fetches without anything pressed, in each of the fullest states of the page. */
export const AT_ONCE: Record<string, string[][]> = {
  '(account)/login': [['src/web/accounts/passkeys/passkey-button.tsx']],
  compare: [
    ['src/web/listings/compare/comparison.tsx', 'src/web/listings/favorites/recent-list.tsx'],
  ],
  favorites: [['src/web/listings/favorites/recent-list.tsx']],
  'dashboard/orders.$id': [
    ['src/web/orders/before-hand-over.tsx'],
    // The parcel is on its way back, or a side has to answer in a dispute about it.
    ['src/web/orders/after-delivery/after-delivery.tsx', 'src/web/orders/returns/return-forms.tsx'],
    [
      'src/web/orders/after-delivery/after-delivery.tsx',
      'src/web/orders/disputes/dispute-return-forms.tsx',
    ],
    [
      'src/web/orders/after-delivery/after-delivery.tsx',
      'src/web/orders/disputes/statement-form.tsx',
    ],
    // Completed: the seller answers a claim, an admin moderates reviews.
    [
      'src/web/orders/after-delivery/after-delivery.tsx',
      'src/web/orders/warranty/answer-claim.tsx',
    ],
    [
      'src/web/orders/after-delivery/after-delivery.tsx',
      'src/web/orders/ratings/rating-moderation.tsx',
    ],
  ],
  'dashboard/orders.$id_.checkout': [['src/web/orders/checkout/stripe-card.tsx']],
}
/** For people who are logged in: the favorites of the account, and outside the dashboard the button of a phone. */
export const LOGGED_IN = [
  'src/web/listings/favorites/account-favorites.ts',
  'src/web/listings/phone-action.tsx',
]
const IN_DASHBOARD = LOGGED_IN.slice(0, 1)

export const isDashboard = (route: string) => route.startsWith('dashboard/')

function statesOf(route: string): string[][] {
  const loggedIn = isDashboard(route) ? IN_DASHBOARD : []
  return (AT_ONCE[route] ?? [[]]).map((parts) => [...parts, ...loggedIn])
}

type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}

const SCREEN = /src\/web\/routes\/(.+)\.tsx\?tsr-split=component/

export type PageScripts = {
  /** The route's file below `src/web/routes`, without its ending. */
  route: string
  /** Scripts that the document of the page names: those that every page starts with, of the dashboard and its own. */
  files: string[]
  /** All that a first visit fetches, in each of the fullest states of the page. */
  firstVisits: string[][]
  /** Source files of scripts that these, and those of a first visit, load when a visit needs them. */
  parts: string[]
}

export function readPageScripts(): PageScripts[] {
  const text = readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8')
  const manifest: Record<string, Chunk> = JSON.parse(text)
  const keys = Object.keys(manifest)
  // The entry itself is part of the document.
  const start = Object.values(manifest).flatMap(({ isEntry, imports }) =>
    isEntry ? (imports ?? []) : [],
  )
  const dashboard = keys.filter((key) => SCREEN.exec(key)?.[1] === 'dashboard/route')

  /** A chunk and everything that it imports. */
  function closure(chunks: string[], seen = new Set<string>()): Set<string> {
    for (const key of chunks) {
      if (seen.has(key)) continue
      seen.add(key)
      closure(manifest[key]?.imports ?? [], seen)
    }
    return seen
  }

  const filesIn = (chunks: string[]) => [
    ...new Set([...closure(chunks)].map((key) => `/${manifest[key]?.file}`)),
  ]

  return keys.flatMap((key): PageScripts[] => {
    const route = SCREEN.exec(key)?.[1]
    if (!route) return []
    const chunks = [...start, ...(isDashboard(route) ? dashboard : []), key]
    const parts = [...closure([...chunks, ...(AT_ONCE[route] ?? []).flat()])]
      .flatMap((one) => manifest[one]?.dynamicImports ?? [])
      .filter((one) => !SCREEN.test(one))
    const firstVisits = statesOf(route).map((state) => filesIn([...chunks, ...state]))
    return [{ route, files: filesIn(chunks), firstVisits, parts: [...new Set(parts)] }]
  })
}

/** Bytes that a browser fetches: after brotli, except for tiny files. */
export function transferSize(file: string): number {
  const whole = path.join(CLIENT, file)
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size
}
