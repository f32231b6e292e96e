import type { Offer } from '../listings/index.ts'

/** A listing on a page, with what it was sorted by. */
export type Found = Offer & { key: number }
