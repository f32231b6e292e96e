/** What is searched for, in the numbers that listings are kept with. Empty sets ask for nothing. */
export type Wanted = {
  /** Models that the words mean, by id, with how far off each is; null when they name none. */
  meant: Map<number, number> | null
  meantBrands: Set<number> | null
  /** What the words say beside the model; not to be changed by a filter. */
  said: { storage: number[]; grades: number[]; colours: number[] }
  brands: Set<number>
  models: Set<number>
  storage: Set<number>
  grades: Set<number>
  colours: Set<number>
  /** Minor units, both included. */
  min: number | undefined
  max: number | undefined
  /** At most so many months. */
  used: number | undefined
  /** At least; an index in standings. */
  standing: number
  advertised: boolean
  photo: boolean
  /** Kilometres to each place that is near enough. */
  places: Map<number, number> | null
  /** The same for every place in a wider circle. */
  distances: Map<number, number> | null
}
