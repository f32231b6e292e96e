import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Begins with these files, the slowest first: a long file that starts last leaves the other cores idle. Vitest
 * knows durations only from an earlier run, and a fresh clone has none. Then the files of one project after
 * those of another: a worker serves one project, and a worker for another one starts instead of it.
 */
export function slowFirst(slow: string[]) {
  const rank = ({ moduleId }: TestSpecification) => {
    const index = slow.findIndex((file) => moduleId.endsWith(`/${file}`))
    return index < 0 ? slow.length : index
  }

  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const projects = this.ctx.projects.map(({ name }) => name)
      const project = (file: TestSpecification) => projects.indexOf(file.project.name)
      const sorted = await super.sort(files)
      return sorted.toSorted((a, b) => rank(a) - rank(b) || project(a) - project(b))
    }
  }
}
