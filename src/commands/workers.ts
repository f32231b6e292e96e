import type { ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import type { Logger } from 'pino'
import type { NewShopForm, NewShopOutcome } from '../deps.ts'
import { OperatorError } from '../platform/operator-error.ts'
import type { Opened, ToPrimary, ToWorker } from './worker.ts'

/** A worker that ran for so long ended by chance, and is replaced at once. */
const STABLE_MS = 10_000
/** Waits before the next start of workers that end soon after theirs. */
const FIRST_BACKOFF_MS = 250
const MAX_BACKOFF_MS = 10_000
/** What a worker that stops or retires needs at least, and for its jobs after the requests. */
const MIN_STOP_MS = 20_000
const JOBS_MS = 14_000

type ReplaceDemo = Extract<ToPrimary, { kind: 'replace_demo' }>

type Member = {
  id: number
  process: ChildProcess
  state: 'starting' | 'serving' | 'ending'
  startedAt: number
  /** Replaces a worker of a rolling restart, which does not go on without it. */
  isReplacement: boolean
  listening: PromiseWithResolvers<void>
  serving: PromiseWithResolvers<void>
  gone: Promise<void>
}

type Options = {
  /** What requests under way get when a worker stops. */
  stopMs: number
  /** Sets up a shop in place of the demo. */
  replaceDemo?: (form: NewShopForm) => Promise<NewShopOutcome>
}

/** How the time passes, and what a worker runs; tests have their own. */
type Surroundings = {
  /** Milliseconds. */
  now: () => number
  setTimer: (run: () => void, ms: number) => void
  program: string | undefined
}

const surroundings: Surroundings = {
  now: Date.now,
  setTimer: setTimeout,
  // The program that runs here, which is the built one under `npm start`.
  program: process.argv[1],
}

/** Starts `count` workers, and replaces those that end until `stop`. */
export function createWorkers(
  count: number,
  log: Logger,
  { stopMs, replaceDemo }: Options,
  { now, setTimer, program }: Surroundings = surroundings,
) {
  // Workers accept connections themselves, as many at a time as wait. Passed on by this process, they would
  // be received one at a time, between two pages that the worker renders.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: program, args: ['worker'] })
  const listening = Promise.withResolvers<number>()
  listening.promise.catch(() => {})
  const members = new Map<number, Member>()
  const changes = new Map<string, Set<number>>()
  let started = 0
  let opened: Opened | undefined
  let leader: number | undefined
  let hasServed = false
  let hasGreeted = false
  let failures = 0
  let stopping = false
  let restarting: Promise<void> | undefined
  let restartAgain = false

  const send = (to: Member, message: ToWorker) =>
    void (to.process.connected && to.process.send(message, () => {}))

  function start(isReplacement = false): Member {
    const child = cluster.fork().process
    const serving = Promise.withResolvers<void>()
    // The code that awaits this promise handles its failure.
    serving.promise.catch(() => {})
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    started += 1
    const member: Member = {
      id: started,
      process: child,
      state: 'starting',
      startedAt: now(),
      isReplacement,
      listening: Promise.withResolvers<void>(),
      serving,
      gone,
    }
    members.set(member.id, member)
    child.on('message', (message: ToPrimary) => receive(member, message))
    // Without a listener an error would end this process.
    child.on('error', () => {})
    child.once('exit', (code, signal) => replace(member, signal ?? `code ${code}`))
    // Says that the server is starting until it serves.
    if (!hasServing() || !opened) send(member, { kind: 'listen' })
    if (opened) send(member, { kind: 'open', ...opened })
    return member
  }

  const hasServing = () => [...members.values()].some(({ state }) => state === 'serving')

  function receive(member: Member, message: ToPrimary) {
    const { id } = member
    if (message.kind === 'listening') {
      listening.resolve(message.port)
      member.listening.resolve()
    }
    if (message.kind === 'failed') {
      const error = new OperatorError(message.message)
      member.serving.reject(error)
      listening.reject(error)
      if (hasServed) log.error({ worker: id }, message.message)
    }
    if (message.kind === 'serving') {
      member.state = 'serving'
      hasServed = true
      member.serving.resolve()
      chooseLeader()
    }
    if (message.kind === 'leading' && message.greeting !== undefined) {
      hasGreeted = true
      console.log(message.greeting)
    }
    if (message.kind === 'replace_demo') void setUpShop(member, message)
    if (message.kind === 'changed') spread(member, message.call, message.topics)
    if (message.kind === 'applied') applied(`${message.from} ${message.call}`, id)
  }

  /** One worker does the background work. */
  function chooseLeader() {
    if (stopping || members.get(leader ?? 0)?.state === 'serving') return
    // The newest, because a rolling restart replaces the older ones.
    const next = [...members.values()].findLast(({ state }) => state === 'serving')
    leader = next?.id
    if (next) send(next, { kind: 'lead', isFirst: !hasGreeted })
  }

  function spread(from: Member, call: number, topics: string[]) {
    const others = [...members.values()].filter((one) => one !== from && one.state !== 'starting')
    const key = `${from.id} ${call}`
    changes.set(key, new Set(others.map(({ id }) => id)))
    for (const other of others) send(other, { kind: 'changed', from: from.id, call, topics })
    applied(key, undefined)
  }

  /** Tells the worker that changed something once every other one has applied it. */
  function applied(key: string, by: number | undefined) {
    const waiting = changes.get(key)
    if (!waiting) return
    if (by !== undefined) waiting.delete(by)
    if (waiting.size > 0) return
    changes.delete(key)
    const [from, call] = key.split(' ').map(Number)
    const writer = members.get(from ?? 0)
    if (writer) send(writer, { kind: 'settled', call: call ?? 0 })
  }

  async function setUpShop(member: Member, { call, form }: ReplaceDemo) {
    const outcome = (await replaceDemo?.(form)) ?? { refused: 'setup_failed' as const }
    send(member, { kind: 'demo_replaced', call, outcome })
  }

  function replace(member: Member, why: string) {
    const { id } = member
    members.delete(id)
    for (const key of [...changes.keys()]) {
      if (key.startsWith(`${id} `)) changes.delete(key)
      else applied(key, id)
    }
    const ended = new Error(`worker ${id} ended (${why})`)
    member.serving.reject(ended)
    listening.reject(ended)
    chooseLeader()
    if (stopping || member.state === 'ending') return
    const isStable = member.state === 'serving' && now() - member.startedAt > STABLE_MS
    failures = isStable ? 0 : failures + 1
    // The code that awaits its start decides what to do.
    if (!hasServed || (member.state === 'starting' && member.isReplacement)) return
    const wait = isStable ? 0 : Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failures - 1))
    log.error({ worker: id, why, wait }, 'a worker ended unexpectedly and is replaced')
    setTimer(() => !stopping && start(), wait)
  }

  async function end(member: Member, kind: 'retire' | 'stop') {
    member.state = 'ending'
    send(member, { kind })
    chooseLeader()
    const mostMs = Math.max(MIN_STOP_MS, stopMs + JOBS_MS)
    const timeout = setTimeout(() => member.process.kill('SIGKILL'), mostMs)
    await member.gone
    clearTimeout(timeout)
  }

  async function replaceAll() {
    for (const old of [...members.values()]) {
      if (old.state !== 'serving' || stopping) continue
      await start(true).serving.promise
      await end(old, 'retire')
    }
  }

  start()

  return {
    /** The port, once the first worker has opened it. */
    listening: listening.promise,
    /** Makes the workers serve. Returns when the first one does; the others follow. */
    async open(instance: Opened) {
      opened = instance
      if (members.size === 0) start()
      const first = [...members.values()]
      for (const member of first) send(member, { kind: 'open', ...instance })
      await Promise.all(first.map(({ serving }) => serving.promise))
      for (let index = first.length; index < count; index++) start()
    },
    /**
     * Serves another instance, which `openNext` opens once the workers of this one have ended. Meanwhile a new
     * worker says that the server is starting, and keeps the port.
     */
    async reopen(openNext: () => Promise<Opened>) {
      opened = undefined
      const old = [...members.values()]
      const next = start()
      await Promise.race([next.listening.promise, next.gone])
      // None of them leads from now on.
      for (const member of old) member.state = 'ending'
      await Promise.all(old.map((member) => end(member, 'stop')))
      hasGreeted = false
      await this.open(await openNext())
    },
    /** The database is at another address. */
    move(databaseUrl: string) {
      if (opened) opened = { ...opened, databaseUrl }
      for (const member of members.values()) send(member, { kind: 'moved', databaseUrl })
    },
    /** Replaces the workers one after the other, without a request lost. */
    restart() {
      if (restarting) {
        restartAgain = true
        return
      }
      log.info('the workers are replaced')
      restarting = replaceAll()
        .then(
          () => log.info('the workers have been replaced'),
          (error: Error) => log.error({ err: error }, 'the workers were not replaced'),
        )
        .finally(() => {
          restarting = undefined
          if (!restartAgain || stopping) return
          restartAgain = false
          this.restart()
        })
    },
    /** The workers fail health checks from now on, and serve what still comes. */
    leave() {
      stopping = true
      for (const member of members.values()) send(member, { kind: 'leave' })
    },
    async stop() {
      stopping = true
      await Promise.all([...members.values()].map((member) => end(member, 'stop')))
    },
  }
}
