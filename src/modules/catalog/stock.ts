import type { Executor, Tx } from '../../platform/db/index.ts'

type Prices = {
  lowestMinor: number | null
  medianMinor: number | null
  highestMinor: number | null
}

/** What the catalogue asks of the listings; handed in, for listings stand on the catalogue. */
export type Stock = {
  countLiveByCategory: (db: Executor) => Promise<Map<string, number>>
  countLiveOfModels: (db: Executor, modelIds: number[]) => Promise<Map<number, number>>
  stockOfModel: (db: Executor, modelId: number) => Promise<Prices & { live: number }>
}

/** How the catalogue moves listings from model to model. */
export type ListingMoves = {
  listingsOfModel: (
    tx: Tx,
    modelId: number,
    page: { after: string | null; limit: number },
  ) => Promise<{ id: string; name: string }[]>
  moveListings: (tx: Tx, from: number, to: number, most: number) => Promise<number>
  assignModels: (tx: Tx, from: number, moves: { id: string; modelId: number }[]) => Promise<number>
  noteSupport: (tx: Tx, brandId: string, most: number) => Promise<number>
}
