import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

// The process at the other end of an offload: imports what it is told to, and works off one piece
// after another. Whatever it dies of, the server lives on.

stepBack()
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

// Pages come first, but on a machine that is busy with other things work must still get its turn:
// hence not the lowest priority. Linux keeps a priority for each thread, and some run already; later ones
// inherit. A system without it goes on at the usual priority.
function stepBack() {
  try {
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : ['0']
    for (const thread of threads)
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
