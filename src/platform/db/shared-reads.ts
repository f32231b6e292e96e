import type pg from 'pg'
import { type Send, streamOf } from './pipeline.ts'

/** Statements in one packet: the last one waits for the others. */
const MOST_TOGETHER = 16

/** The statements that are sent together. */
type Packet = {
  connected: Promise<Connection>
  /** Statements that joined, and those without a response. */
  size: number
  open: number
}

export type Connection = { client: pg.PoolClient; send: Send }

/**
 * Sends statements that are issued at the same time on one connection, in one packet: writing to a socket
 * takes more processor time than a short query. Only for statements that wait for no lock: the others
 * would wait with them.
 */
export function shareConnections(connect: () => Promise<Connection>): Send {
  let filling: Packet | undefined

  function startPacket(): Packet {
    const packet: Packet = { connected: connectFor(), size: 0, open: 0 }
    filling = packet
    return packet

    async function connectFor() {
      try {
        const connection = await connect()
        const stream = streamOf(connection.client)
        stream.cork()
        // Those that wait for the connection send in between.
        process.nextTick(() => {
          if (filling === packet) filling = undefined
          stream.uncork()
        })
        return connection
      } catch (error) {
        if (filling === packet) filling = undefined
        throw error
      }
    }
  }

  return async (text, values) => {
    const packet = filling && filling.size < MOST_TOGETHER ? filling : startPacket()
    packet.size += 1
    packet.open += 1
    const { client, send } = await packet.connected
    try {
      return await send(text, values)
    } finally {
      packet.open -= 1
      if (packet.open === 0) client.release()
    }
  }
}
