import type { ChildProcess } from 'node:child_process'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Env } from '../env.ts'
import { createHandedDoor, openPort } from '../server.ts'
import type { ToWorker } from './worker-messages.ts'

export type SharedPort = Awaited<ReturnType<typeof openSharedPort>>

/**
 * Opens the port and passes its connections to processes in turn, without reading from them. A process
 * that is busy gets no further one while others are free. What a process has not confirmed when it ends
 * goes to another one: the port of `node:cluster` would forget it, and the client would wait forever.
 */
export async function openSharedPort({ HOST, PORT, MAX_CONNECTIONS }: Env) {
  /** Connections that each process has not confirmed yet; the one served longest ago comes first. */
  const takers = new Map<ChildProcess, Map<number, Socket>>()
  /** The same of processes that get no further ones. */
  const leaving = new Map<ChildProcess, Map<number, Socket>>()
  // Says that the server is starting, while no process serves.
  const waitingRoom = createHandedDoor({ maxConnections: MAX_CONNECTIONS })
  let sent = 0

  const server = createServer({ pauseOnConnect: true, noDelay: true }, hand)
  await openPort(server, { host: HOST, port: PORT })

  function hand(socket: Socket) {
    const [taker, unconfirmed] = nextTaker() ?? []
    if (!taker || !unconfirmed) {
      waitingRoom.accept(socket)
      return void socket.resume()
    }
    sent += 1
    unconfirmed.set(sent, socket)
    // An error of the connection is the worker's; here it must not end the process.
    socket.on('error', () => {})
    const message: ToWorker = { kind: 'connection', number: sent }
    taker.send(message, socket, { keepOpen: true }, () => {})
  }

  /** The one with the fewest connections to confirm, in turn; it moves to the end. */
  function nextTaker() {
    let next: [ChildProcess, Map<number, Socket>] | undefined
    for (const one of takers) if (!next || one[1].size < next[1].size) next = one
    if (!next) return
    takers.delete(next[0])
    takers.set(...next)
    return next
  }

  return {
    number: (server.address() as AddressInfo).port,
    /** Passes connections to this process too. */
    add: (taker: ChildProcess) => void takers.set(taker, new Map()),
    /** The process has the connection. Closing it here leaves it open there. */
    confirm(taker: ChildProcess, number: number) {
      const unconfirmed = takers.get(taker) ?? leaving.get(taker)
      unconfirmed?.get(number)?.destroy()
      unconfirmed?.delete(number)
    },
    /** Passes it no further connections. */
    retire(taker: ChildProcess) {
      const unconfirmed = takers.get(taker)
      if (unconfirmed) leaving.set(taker, unconfirmed)
      takers.delete(taker)
    },
    /** The process has ended: passes on what it did not confirm. */
    remove(taker: ChildProcess) {
      const unconfirmed = takers.get(taker) ?? leaving.get(taker)
      takers.delete(taker)
      leaving.delete(taker)
      for (const socket of unconfirmed?.values() ?? []) hand(socket)
    },
    close: () => void server.close(),
  }
}
