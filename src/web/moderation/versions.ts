import type { OpenListingReview } from '../api/index.ts'

type Phone = OpenListingReview['phone']
type Proposed = NonNullable<OpenListingReview['proposed']>

export type VersionFact = { term: string; value: string; changed: boolean }

const storage = (gb: number | null) => (gb === null ? '–' : `${gb} GB`)

/** What two versions of a listing say, and where they differ; the same twice when nothing is proposed. */
export function versionsOf(phone: Phone, proposed: Proposed | null) {
  const pairs = [
    ['Brand', phone.brand, proposed?.brand ?? phone.brand],
    ['Name', phone.name, proposed?.name ?? phone.name],
    ['Storage', storage(phone.storageGb), storage((proposed ?? phone).storageGb)],
    ['Grade', phone.grade ?? '–', (proposed ?? phone).grade ?? '–'],
  ] as const
  const facts = (of: 1 | 2): VersionFact[] =>
    pairs.map((pair) => ({ term: pair[0], value: pair[of], changed: pair[1] !== pair[2] }))
  return { now: facts(1), proposed: facts(2) }
}
