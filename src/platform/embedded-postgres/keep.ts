import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'

/** A crash loop must not keep a core busy. */
const RESTART_AFTER_MS = 250

type Options = Parameters<typeof startEmbeddedPostgres>[0]
export type KeptPostgres = {
  /** Where it is now; another port after every restart. */
  url(): string
  stop(): Promise<void>
}

/** Runs the server and starts it again when it ends by itself; `onMove` hears the new address. */
export async function keepEmbeddedPostgres(
  options: Options,
  onMove: (url: string) => void,
): Promise<KeptPostgres> {
  let current = await startEmbeddedPostgres(options)
  let stopping = false
  let restarting: Promise<void> = Promise.resolve()

  function watch(server: EmbeddedPostgres) {
    server.onExit((why) => {
      options.log.error(`the database ended by itself (${why}); it is started again`)
      restarting = restart()
    })
  }

  async function restart(): Promise<void> {
    while (!stopping) {
      await new Promise((resolve) => setTimeout(resolve, RESTART_AFTER_MS))
      if (stopping) return
      try {
        current = await startEmbeddedPostgres(options)
        watch(current)
        onMove(addressOf(current))
        return
      } catch (error) {
        options.log.error(`the database does not start: ${(error as Error).message}`)
      }
    }
  }

  watch(current)
  return {
    url: () => addressOf(current),
    async stop() {
      stopping = true
      await restarting
      await current.stop()
    },
  }
}

function addressOf({ connection }: EmbeddedPostgres) {
  const { user, password, host, port, database } = connection
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
}
