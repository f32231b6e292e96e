import { type ChildProcess, spawn } from 'node:child_process'
import type { Logger } from 'pino'
import type { NewShopForm, NewShopOutcome } from '../../deps.ts'
import type { Env } from '../../env.ts'
import { commitNewShop, prepareNewShop, removeLeftovers } from './new-shop-folder.ts'

type Options = {
  env: Env
  log: Logger
  origin: () => string
  /** The shop is complete: from now on, opening the data folder opens it. */
  onCreated: () => void
}

/** Makes a shop beside the demo, in a process of its own. Of several people at once, one gets the shop. */
export function createReplacement({ env, log, origin, onCreated }: Options) {
  let isDone = false
  let child: ChildProcess | undefined
  let previous: Promise<unknown> = Promise.resolve()

  async function create(form: NewShopForm): Promise<NewShopOutcome> {
    if (isDone) return { refused: 'already_set_up' }
    try {
      const folder = prepareNewShop(env.DATA_DIR)
      const outcome = await runProcess(folder, form)
      if ('email' in outcome) {
        commitNewShop(env.DATA_DIR, folder)
        isDone = true
        onCreated()
      } else await removeLeftovers(env.DATA_DIR)
      return outcome
    } catch (error) {
      log.error({ err: error }, 'the shop could not be created; the demo is as it was')
      return { refused: 'setup_failed' }
    }
  }

  function runProcess(folder: string, form: NewShopForm): Promise<NewShopOutcome> {
    const started = spawn(process.execPath, [process.argv[1] ?? '', 'create-shop'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...{ DATA_DIR: folder, DEMO: '0', ORIGIN: origin() },
        // It has little to do.
        ...{ WORKERS: '1', DATABASE_POOL: '2' },
      },
    })
    child = started
    return new Promise<NewShopOutcome>((resolve, reject) => {
      let outcome: NewShopOutcome | undefined
      started.once('message', (message) => {
        outcome = message as NewShopOutcome
      })
      started.once('error', reject)
      // Its database has stopped by then.
      started.once('exit', (code, signal) =>
        outcome ? resolve(outcome) : reject(new Error(`create-shop ended (${signal ?? code})`)),
      )
      started.send(form, () => {})
    })
  }

  return {
    create(form: NewShopForm): Promise<NewShopOutcome> {
      const next = previous.then(() => create(form))
      previous = next
      return next
    },
    stop() {
      child?.kill('SIGKILL')
    },
  }
}
