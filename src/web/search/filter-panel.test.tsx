import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Facets } from '../listings/card-phone.ts'
import { renderWithParts } from '../ui/repeated-part.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { type Filters, noFacets } from './filters.ts'
import { lazyNearChosen } from './load-browser.ts'

const value = (name: string, count: number) => ({ value: name, label: name, count })

const facets: Facets = {
  ...noFacets,
  brand: [value('Nokia', 7), value('<i data-end="0"></i></fieldset>', 2)],
  model: [value('nokia-1100', 3)],
  storage: [value('64', 5), value('128', 4)],
  grade: [value('A', 5), value('none', 1)],
  color: [value('black', 6)],
  price: [value('100-199.99', 4)],
  used: [value('12', 3)],
  sellerLevel: [value('trusted', 2)],
  advertised: [value('1', 2)],
  photo: [value('1', 9)],
  pickUp: [value('1', 8)],
  shipsTo: [value('DE', 3), value('WORLD', 5)],
  freeShipping: [value('1', 4)],
  returnDays: [value('14', 6)],
  within: [value('50', 3)],
}

type Shown = {
  filters?: Filters
  facets?: Partial<Facets>
  brands?: boolean
  currency?: string
  place?: string
  /** How many panels are before it: ids depend on the place. */
  before?: number
}

async function panelFor({ before = 0, facets: own, ...shown }: Shown) {
  const history = createMemoryHistory({ initialEntries: ['/products'] })
  const queryClient = new QueryClient()
  const context = { kind: 'visitor', queryClient, api: {} }
  const router = createRouter({ routeTree: createRootRoute(), history, context })
  await router.load()
  const { filters = {}, brands = true, currency = 'USD', place } = shown
  const panel = (
    <FilterPanel
      {...{ filters, brands, currency, place }}
      facets={{ ...facets, ...own }}
      onChange={() => {}}
    />
  )
  const page = (
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        {before > 0 && <p />}
        <div>
          {[...Array(before).keys()].map((at) => (
            <p key={at} />
          ))}
          {panel}
        </div>
      </QueryClientProvider>
    </RouterContextProvider>
  )
  return {
    plain: () => renderToString(page),
    repeated: () => renderWithParts(() => renderToString(page)),
  }
}

test('cached filters equal those that React renders, with all counts and choices', async () => {
  await lazyNearChosen.load()
  const lists = ['brand', 'model', 'storage', 'grade', 'color'] as const
  const shown: Shown[] = [
    {},
    { brands: false },
    { before: 2 },
    { currency: 'EUR' },
    { filters: { min: '100' } },
    { filters: { max: '100' } },
    { filters: { min: '100', max: '199.99' } },
    { filters: { near: '12', within: '10' }, place: 'Bonn' },
    { filters: { near: '12' }, place: 'Oslo' },
    { filters: { shipsTo: 'DE' } },
    { filters: { shipsTo: 'WORLD' } },
    { filters: { pickUp: '1' } },
    { filters: { freeShipping: '1' } },
    { filters: { photo: '1' } },
    { filters: { advertised: '1' } },
    { filters: { used: '12' } },
    { filters: { sellerLevel: 'trusted' } },
    { filters: { returnDays: '14' } },
    { filters: { batteryPercent: '80' } },
    ...lists.map((name) => ({ filters: { [name]: [facets[name][0]?.value] } }) as Shown),
    ...Object.keys(facets).map((name) => ({ facets: { [name]: [value('1', 11)] } })),
  ]
  const panels = await Promise.all(shown.map(panelFor))
  for (const { repeated } of panels) repeated()
  for (const { plain, repeated } of panels) expect(repeated()).toBe(plain())
  expect(new Set(panels.map(({ plain }) => plain())).size).toBeGreaterThan(shown.length - 5)
})
