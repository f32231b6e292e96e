import { AsyncLocalStorage } from 'node:async_hooks'
import { createApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import { endSessions, openAccount, openSession } from '../modules/accounts/index.ts'
import { type Picture, registerDrawnPicture } from '../modules/media/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { KnownViewer, Viewer } from '../platform/http/index.ts'
import { MINUTE } from '../shared/time.ts'
import { admin, bea, type DemoPerson, joinedAt, sam } from './people.ts'
import { type Manifest, manifest, readShipped } from './pictures/picture-set.ts'

/** Stores the picture with this key as a photo of a person. */
type StorePicture = (key: string, ownerId: string) => Promise<Picture>

/** Each shipped picture is read once, and its files are written once however many people show it. */
function sharePictures(deps: Deps, manifest: Manifest): StorePicture {
  const drawings = new Map<string, ReturnType<typeof readShipped>>()
  const stored = new Map<string, string>()
  return async (key, ownerId) => {
    const reading = drawings.get(key) ?? readShipped(manifest, key)
    drawings.set(key, reading)
    const outcome = await registerDrawnPicture(deps, ownerId, await reading, {
      sameAs: stored.get(key),
    })
    if ('refused' in outcome) throw new Error(`demo picture ${key}: ${outcome.refused}`)
    stored.set(key, outcome.picture.id)
    return outcome.picture
  }
}

/** A clock that shows real time, and another time to the work that is run at that time. */
type MovableClock = Clock & { at<T>(time: Date, work: () => Promise<T>): Promise<T> }

/** Work at different times may run at once: each sees its own. */
function createMovableClock(real: Clock): MovableClock {
  const moved = new AsyncLocalStorage<Date>()
  return {
    now: () => moved.getStore() ?? real.now(),
    at: (time, work) => moved.run(time, work),
  }
}

/** A person of the demo, who uses the API like everybody else. */
export type PersonClient = {
  viewer: Viewer
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: object, headers?: Record<string, string>): Promise<T>
  put<T>(path: string, body?: object): Promise<T>
  delete<T>(path: string): Promise<T>
  upload<T>(path: string, form: FormData): Promise<T>
}

/** Who acts; somebody new has no picture. */
export type Person = Pick<DemoPerson, 'key' | 'name' | 'email' | 'role' | 'joinedDaysAgo'>

/** An API call of a demo person that was refused. */
export class DemoRefusal extends Error {
  readonly status: number
  readonly body: string
  constructor(call: string, status: number, body: string) {
    super(`${call} answered ${status}: ${body.slice(0, 300)}`)
    this.status = status
    this.body = body
  }
}

export type DemoApp = {
  /** The application's dependencies, with the clock that can be moved. */
  deps: Deps
  clock: MovableClock
  manifest: Manifest
  storePicture: StorePicture
  /** Signs a person in, and opens the account first if there is none. */
  as(person: Person): Promise<PersonClient>
  /** A call by somebody who is not logged in, in the browser that this cookie belongs to. */
  visit<T>(path: string, body: object, cookie?: string): Promise<T>
  /** Ends the sessions of these people too. */
  close(): Promise<void>
}

/** Sensitive actions need a recent login, and filling the demo takes longer on a slow machine. */
const LOG_IN_AGAIN_AFTER_MS = 10 * MINUTE

/** The history has phones that were picked up and phones that were shipped, whatever the shop offers now. */
function withAllDeliveries(settings: Deps['settings']): Deps['settings'] {
  return { ...settings, current: () => ({ ...settings.current(), deliveryMethods: 'both' }) }
}

/**
 * The application as demo people use it: every call goes through the API's own routes, rules and
 * permissions, at the time that the clock shows. People joined so many days before `today`.
 */
export function createDemoApp(real: Deps, today: Date): DemoApp {
  const clock = createMovableClock(real.clock)
  const deps = { ...real, clock, settings: withAllDeliveries(real.settings) }
  const { app, auth, endStreams } = createApp(deps)
  const storePicture = sharePictures(deps, manifest)
  const cookies: string[] = []
  const clients = new Map<string, { client: Promise<PersonClient>; openedAt: number }>()

  async function open(person: Person): Promise<PersonClient> {
    const account = await clock.at(joinedAt(person, today), () => openAccountWithPicture(person))
    const cookie = await openSession(auth, account.id)
    cookies.push(cookie)
    // Who they are does not change while they act.
    const knownViewer: KnownViewer = {}
    const call =
      (method: string) =>
      (path: string, body?: object, headers: Record<string, string> = {}) =>
        send(method, path, { headers: { cookie, ...headers }, knownViewer }, body)
    return {
      viewer: account,
      get: call('GET'),
      post: call('POST'),
      put: call('PUT'),
      delete: call('DELETE'),
      upload: (path: string, body: FormData) =>
        receive('POST', path, { headers: { cookie }, body }, knownViewer),
    } as PersonClient
  }

  async function openAccountWithPicture(person: Person): Promise<Viewer> {
    const { name, role } = person
    const email = person === admin ? deps.env.DEMO_ADMIN_EMAIL.toLowerCase() : person.email
    // The others need no password: visitors do not know their addresses.
    const hasPassword = [admin, sam, bea].some(({ key }) => key === person.key)
    const password = hasPassword ? deps.env.DEMO_ADMIN_PASSWORD : undefined
    const account = await openAccount(deps, auth, { name, email, role, password })
    if (account.image || !manifest[person.key]) return account
    const { thumbUrl: image } = await storePicture(person.key, account.id)
    return openAccount(deps, auth, { name, email, role, password, image })
  }

  async function send(
    method: string,
    path: string,
    { headers, knownViewer }: { headers: Record<string, string>; knownViewer: KnownViewer },
    body?: object,
  ) {
    const request = {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }
    return receive(method, path, request, knownViewer)
  }

  async function receive(
    method: string,
    path: string,
    init: RequestInit,
    knownViewer: KnownViewer,
  ) {
    const request = { method, ...init }
    const response = await app.request(`${deps.origin()}${path}`, request, { knownViewer })
    const text = await response.text()
    if (!response.ok) throw new DemoRefusal(`${method} ${path}`, response.status, text)
    return text ? JSON.parse(text) : undefined
  }

  return {
    deps,
    clock,
    manifest,
    storePicture,
    as(person) {
      const session = clients.get(person.key)
      if (session && performance.now() - session.openedAt < LOG_IN_AGAIN_AFTER_MS)
        return session.client
      const client = open(person)
      clients.set(person.key, { client, openedAt: performance.now() })
      return client
    },
    visit: (path, body, cookie = '') =>
      send('POST', path, { headers: { cookie, origin: deps.origin() }, knownViewer: {} }, body),
    async close() {
      endStreams()
      await endSessions(deps, cookies)
    },
  }
}
