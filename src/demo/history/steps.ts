import { DemoRefusal, type Stage } from '../acting/actors.ts'

/**
 * Something that happens at a time. Steps of one story are taken one after the other; one without a
 * story, such as a run of the jobs, is taken alone.
 */
export type Step = { at: Date; story: string | null; run: () => Promise<unknown> }

/** Steps at once: the database and this process work at the same time. */
const AT_ONCE = 4

/** The steps of a moment that belong to different stories, from the start of a list in time order. */
function takeTogether(steps: readonly Step[], from: number, most: number): Step[] {
  const together: Step[] = []
  for (const step of steps.slice(from, from + most)) {
    if (together.some(({ story }) => story === step.story)) break
    if (step.story === null && together.length > 0) break
    together.push(step)
    if (step.story === null) break
  }
  return together
}

/**
 * Takes steps in the order of their times, each with the clock at its time. `save` is told how many
 * are done. A story of which a step is refused ends there: after an interruption, or because a
 * visitor was faster. Returns the refusals.
 */
export async function runSteps(
  { clock, deps }: Stage,
  steps: readonly Step[],
  {
    from = 0,
    save,
    atOnce = AT_ONCE,
  }: { from?: number; save?: (done: number) => Promise<void>; atOnce?: number } = {},
): Promise<DemoRefusal[]> {
  const refusals: DemoRefusal[] = []
  const ended = new Set<string>()
  for (let done = from; done < steps.length; ) {
    const together = takeTogether(steps, done, atOnce)
    const running = together.filter(({ story }) => story === null || !ended.has(story))
    await Promise.all(
      running.map(({ at, run, story }) =>
        clock.at(at, run).catch((error: unknown) => {
          if (!(error instanceof DemoRefusal)) throw error
          deps.log.debug({ story, err: error }, 'a step of the demo was refused')
          if (story !== null) ended.add(story)
          refusals.push(error)
        }),
      ),
    )
    done += together.length
    await save?.(done)
  }
  return refusals
}
