import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

// A process of the worker pool: imports the module of each task and runs it, one after another.
// If it crashes, the server is not affected.

lowerPriority()
process.on('disconnect', () => process.exit(0))
process.on('message', (piece: { module: string; input: unknown }) => void answer(piece))

async function answer({ module, input }: { module: string; input: unknown }) {
  try {
    const { work } = (await import(module)) as { work: (input: unknown) => Promise<unknown> }
    process.send?.({ value: await work(input) })
  } catch (error) {
    process.send?.({ threw: error instanceof Error ? (error.stack ?? error.message) : 'unknown' })
  }
}

// Requests come first, but on a busy machine tasks must still progress: hence not the lowest
// priority. Linux has a priority per thread; later threads inherit it. Where it is not supported, the
// usual priority stays.
function lowerPriority() {
  try {
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : ['0']
    for (const thread of threads)
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
