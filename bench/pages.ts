import { request } from 'node:http'
import path from 'node:path'
import { pages as paths } from '../src/contract/urls.ts'
import { firstMessage, startNode, stopNode } from './child.ts'
import type { Figure } from './figure.ts'
import { compareUnderLoad } from './load.ts'
import type { Server } from './server.ts'

const ROUNDS = 7
const ROUND_MS = 1_000
const headers = { 'Accept-Encoding': 'br' }

/** Headers that node:http adds itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** A cached public page compared with node:http sending the same bytes and headers. */
export async function pages(server: Server): Promise<Figure[]> {
  const url = `${server.origin}${paths.products()}`
  const floor = startNode([path.join(import.meta.dirname, 'pages-floor.ts')], {
    ANSWER: JSON.stringify(await capture(url)),
  })
  try {
    const { port } = await firstMessage<{ port: number }>(floor)
    const figures: Figure[] = []
    for (const connections of [1, 32]) {
      const { folder } = server
      const measured = await compareUnderLoad(
        ROUNDS,
        { urls: [url], pid: server.pid, folder },
        { urls: [`http://localhost:${port}/`], pid: floor.pid!, folder },
        { headers, connections, ms: ROUND_MS },
      )
      const name = `cached page, ${connections} connection${connections > 1 ? 's' : ''}`
      figures.push({ name, unit: '/cpu s', ...measured, target: { ratio: 0.7 } })
    }
    return figures
  } finally {
    await stopNode(floor)
  }
}

export type Captured = { headers: Record<string, string | string[]>; body: string }

function capture(url: string): Promise<Captured> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, agent: false }, async (answer) => {
      const body = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>))
      const own = Object.entries(answer.headers).filter(([name]) => !OWN.has(name))
      resolve({
        headers: Object.fromEntries(own) as Captured['headers'],
        body: body.toString('base64'),
      })
    })
    outgoing.once('error', reject).end()
  })
}
