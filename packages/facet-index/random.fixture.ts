/** Random whole numbers from 0 up to `sides`, the same in every run (Park and Miller's minimal standard). */
export function createRandom(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}
export type Random = ReturnType<typeof createRandom>
