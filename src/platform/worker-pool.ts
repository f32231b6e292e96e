import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { createConcurrencyLimit } from './concurrency.ts'
import { ROOT } from './root.ts'

const PROGRAM = path.join(ROOT, 'src/platform/worker-process.ts')

export type WorkerResult<O> =
  | { value: O }
  /** `busy`: the queue is full. `ended`: the process died. `late`: the time limit was exceeded. */
  | { failed: 'busy' | 'ended' | 'late' }
  | { failed: 'threw'; why: string }

type Options = {
  /** Processes that work at the same time. */
  places: number
  /** Tasks that may wait; more are rejected as `busy`. */
  queue: number
  /** An idle process is ended after this time. */
  idleMs: number
  /** Time limit of one task. */
  limitMs: number
}

/**
 * Runs tasks in processes of low priority, started on demand and ended when idle: they do not slow
 * down requests, and a crash affects one task only. They get none of the server's environment
 * variables, hence no secrets.
 */
export function createWorkerPool({ places, queue, idleMs, limitMs }: Options) {
  const pass = createConcurrencyLimit(places, queue)
  const idle: { child: ChildProcess; end: NodeJS.Timeout }[] = []

  function take(): ChildProcess {
    for (let last = idle.pop(); last; last = idle.pop()) {
      clearTimeout(last.end)
      if (last.child.connected) return last.child
    }
    return start()
  }

  function giveBack(child: ChildProcess) {
    child.unref()
    child.channel?.unref()
    const end = setTimeout(() => child.connected && child.disconnect(), idleMs)
    end.unref()
    idle.push({ child, end })
  }

  /** Runs `work(input)` of the module at URL `module` in a worker. Input and output are copied. */
  return async function runInWorker<O>(module: string, input: unknown): Promise<WorkerResult<O>> {
    const outcome = await pass(async () => {
      const child = take()
      const answer = await request<O>(child, { module, input }, limitMs)
      if ('value' in answer || answer.failed === 'threw') giveBack(child)
      else child.kill('SIGKILL')
      return answer
    })
    return outcome ?? { failed: 'busy' }
  }
}

/** Of this process, if it keeps compiled code: compiling is half of the start of a worker, 0.2 s of a core. */
const compileCache = getCompileCacheDir()

function start(): ChildProcess {
  // Two arenas: glibc would keep one per thread, and with it the memory of past pictures.
  const child = fork(PROGRAM, [], {
    serialization: 'advanced',
    execArgv: [],
    env: {
      MALLOC_ARENA_MAX: '2',
      // Node adds a folder for its version.
      ...(compileCache && { NODE_COMPILE_CACHE: path.dirname(compileCache) }),
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Without a listener an error would end the server.
  return child.on('error', () => {})
}

function request<O>(child: ChildProcess, piece: object, limitMs: number): Promise<WorkerResult<O>> {
  child.ref()
  child.channel?.ref()
  return new Promise((resolve) => {
    const ended = () => settle({ failed: 'ended' })
    const answered = (answer: { value: O } | { threw: string }) =>
      settle('threw' in answer ? { failed: 'threw', why: answer.threw } : answer)
    const limit = setTimeout(() => settle({ failed: 'late' }), limitMs)
    function settle(answer: WorkerResult<O>) {
      clearTimeout(limit)
      child.off('message', answered).off('exit', ended).off('error', ended)
      resolve(answer)
    }
    child.on('message', answered).on('exit', ended).on('error', ended)
    child.send(piece, (error) => error && ended())
  })
}
