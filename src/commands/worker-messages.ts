// Messages between the primary process and its workers.

/** Everything that a worker needs to serve an instance that the primary has open. */
export type Opened = { databaseUrl: string; secret: string; demo: boolean; origin: string }

export type ToWorker =
  /** Open the port before the database is there, and say that the server is starting. */
  | { kind: 'listen' }
  | ({ kind: 'open' } & Opened)
  /** Do the background work of the node, from now on. */
  | { kind: 'lead' }
  | { kind: 'moved'; databaseUrl: string }
  /** Another worker changed these topics and waits until this one has dropped what it caches. */
  | { kind: 'changed'; from: number; call: number; topics: string[] }
  /** Every other worker has applied this change. */
  | { kind: 'settled'; call: number }
  /** Take no new connections, serve the open ones to their end, then exit. */
  | { kind: 'retire' }
  /** Finish open requests, then exit. */
  | { kind: 'stop' }

export type ToPrimary =
  | { kind: 'serving' }
  | { kind: 'listening'; port: number }
  /** The background work has begun; demo logins work. */
  | { kind: 'leading'; greeting: string }
  | { kind: 'changed'; call: number; topics: string[] }
  | { kind: 'applied'; from: number; call: number }
  /** Why it ends. */
  | { kind: 'failed'; message: string }
