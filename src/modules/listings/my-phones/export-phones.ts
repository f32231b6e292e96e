import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { ownListingsAfter } from './my-phones.store.ts'
import { csvHead, csvOf } from './write-csv.ts'

/** Listings read at a time: a file of thousands never lies in memory whole. */
const PIECE = 200

/** All of a seller's own listings as a file, written while it is sent. */
export function exportPhones({ db }: Pick<Deps, 'db'>, seller: Viewer): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after: { createdAt: Date; id: string } | undefined
  return new ReadableStream({
    start: (file) => file.enqueue(encoder.encode(csvHead())),
    async pull(file) {
      const listings = await ownListingsAfter(db.kysely, seller.id, after, PIECE)
      after = listings.at(-1)
      if (listings.length > 0) file.enqueue(encoder.encode(listings.map(csvOf).join('')))
      if (listings.length < PIECE) file.close()
    },
  })
}
