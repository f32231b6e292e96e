import { currentCells } from './cells.ts'
import { countWhole } from './count.ts'
import { matchBeginning } from './match-beginning.ts'
import type { Suggestions } from './search.contract.ts'
import type { SearchDeps } from './search-deps.ts'
import { type Meant, read } from './understand.ts'
import { vocabulary } from './vocabulary.ts'

/** As many as can be taken in while typing. */
const MOST = 8
const MOST_BRANDS = 3
/** How much being on sale often counts against how close the name is, and not being on sale at all. */
const LIVE_WEIGHT = 0.35
const NONE_LIVE = 1.5

/** Models and brands that somebody may be typing, with how many of each are on sale. */
export async function suggest(deps: SearchDeps, q: string): Promise<Suggestions> {
  const [words, cells] = await Promise.all([vocabulary(deps.db.kysely), currentCells(deps.db)])
  const { models, brands } = matchBeginning(words, q)
  const understood = models.length + brands.length === 0 ? read(words, q) : undefined
  const liveOf = (id: number) => cells.get(id)?.live ?? 0
  const { brand: liveOfBrand } = countWhole(cells, words)
  const meantBrands = [...new Set([...brands, ...(understood?.brands ?? [])])]
    .map((brand) => ({ ...brand, live: liveOfBrand.get(brand.number) ?? 0 }))
    .sort((a, b) => b.live - a.live)
    .slice(0, MOST_BRANDS)
  const rank = ({ model, tier }: Meant) => {
    const live = liveOf(model.id)
    return tier + (live > 0 ? -Math.log10(live) * LIVE_WEIGHT : NONE_LIVE)
  }
  return {
    brands: meantBrands.map(({ id, brand, live }) => ({ id, brand, live })),
    models: [...models, ...(understood?.models ?? [])]
      .filter(({ model }) => !model.catchAll)
      .map((meant) => ({ ...meant, rank: rank(meant) }))
      .sort((a, b) => a.rank - b.rank || b.model.id - a.model.id)
      .slice(0, MOST - meantBrands.length)
      .map(({ model: { id, slug, name, brand } }) => ({
        slug,
        name,
        brand: brand.brand,
        live: liveOf(id),
      })),
  }
}
