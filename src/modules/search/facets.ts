import type { Filters } from './filters.ts'
import type { SearchResult } from './search.contract.ts'
import type { Count } from './search.store.ts'

type Chosen = Pick<Filters, 'categoryIds' | 'grades'>
type Counted = Pick<SearchResult, 'total' | 'totalIsExact' | 'facets'>

/** The total and the facets. A facet obeys every filter but its own, so that it offers the others. */
export function summarize(counts: Count[], chosen: Chosen): Counted {
  const ofBrand = ({ categoryId }: Count) =>
    chosen.categoryIds.length === 0 || chosen.categoryIds.includes(categoryId)
  const ofGrade = ({ grade }: Count) =>
    chosen.grades.length === 0 || (grade !== null && chosen.grades.includes(grade))
  const inBoth = counts.filter((count) => ofBrand(count) && ofGrade(count))
  const brands = sumBy(counts.filter(ofGrade), ({ brand }) => brand)
  const grades = sumBy(counts.filter(ofBrand), ({ grade }) => grade)
  return {
    total: inBoth.reduce((sum, { phones }) => sum + phones, 0),
    totalIsExact: true,
    facets: {
      model: [],
      storage: [],
      colour: [],
      price: [],
      used: [],
      standing: [],
      advertised: [],
      photo: [],
      brand: brands.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
      grade: grades.sort((a, b) => (a.value < b.value ? -1 : 1)),
    },
  }
}

function sumBy(counts: Count[], read: (count: Count) => string | null) {
  const sums = new Map<string, number>()
  for (const count of counts) {
    const value = read(count)
    if (value !== null) sums.set(value, (sums.get(value) ?? 0) + count.phones)
  }
  return [...sums].map(([value, count]) => ({ value, label: value, count }))
}
