import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Begins with these files, the slowest first: a long file that starts last leaves the other cores
 * idle. Vitest knows durations only from an earlier run, and a fresh clone has none.
 */
export function slowFirst(slow: string[]) {
  const rank = ({ moduleId }: TestSpecification) => {
    const at = slow.findIndex((file) => moduleId.endsWith(`/${file}`))
    return at < 0 ? slow.length : at
  }

  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
    }
  }
}
