/**
 * Numbers ids from 0 on in the order in which they come, so that a typed array can have an element for each.
 */
export class Numbering {
  readonly ids: number[] = []
  readonly #indexes = new Map<number, number>()

  /** The index of an id, which is added if it is new. */
  add(id: number): number {
    const index = this.#indexes.get(id)
    if (index !== undefined) return index
    this.#indexes.set(id, this.ids.length)
    this.ids.push(id)
    return this.ids.length - 1
  }

  /** -1 if the id is unknown. */
  indexOf(id: number): number {
    return this.#indexes.get(id) ?? -1
  }
}

/** A number for each id of a numbering, computed when a row needs it: many searches look at few rows. */
export class LazyTable {
  readonly #ids: readonly number[]
  readonly #compute: (id: number) => number
  /** NaN until it is computed. */
  readonly #values: Float64Array

  constructor(ids: readonly number[], compute: (id: number) => number) {
    this.#ids = ids
    this.#compute = compute
    this.#values = new Float64Array(ids.length).fill(Number.NaN)
  }

  get(index: number): number {
    const value = this.#values[index]!
    if (!Number.isNaN(value)) return value
    const computed = this.#compute(this.#ids[index]!)
    this.#values[index] = computed
    return computed
  }
}

/** Numbers of items by id. */
export class Tally {
  readonly #numbering: Numbering
  readonly #counts: Int32Array

  constructor(numbering: Numbering, counts: Int32Array) {
    this.#numbering = numbering
    this.#counts = counts
  }

  get(id: number): number {
    return this.#counts[this.#numbering.indexOf(id)] ?? 0
  }

  /** Calls `receive` for each id with items. */
  forEach(receive: (id: number, count: number) => void): void {
    for (let index = 0; index < this.#counts.length; index++)
      if (this.#counts[index]! > 0) receive(this.#numbering.ids[index]!, this.#counts[index]!)
  }
}
