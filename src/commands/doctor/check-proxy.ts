import { randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { Env } from '../../env.ts'
import { type Finding, failure, ok, skipped, warning } from './finding.ts'

const ANSWER_MS = 5_000

/**
 * Whether people reach this machine at ORIGIN, and what the proxy in front of it passes on. While the shop is
 * stopped, a server of our own takes its place for one request, and sees the headers.
 */
export async function checkProxy(env: Env, isRunning: boolean): Promise<Finding> {
  const { ORIGIN, TRUST_PROXY } = env
  if (!ORIGIN)
    return skipped(
      'proxy',
      'ORIGIN is not set: links in emails lead to the address of this machine',
    )
  if (isRunning) return checkReach(ORIGIN, TRUST_PROXY)
  try {
    const headers = await headersThrough(env, ORIGIN)
    return headers ? judgeHeaders(headers, ORIGIN, TRUST_PROXY) : elsewhere(ORIGIN)
  } catch (error) {
    return unreachable(ORIGIN, error as Error)
  }
}

async function checkReach(origin: string, trustProxy: boolean): Promise<Finding> {
  try {
    const answer = await request(`${origin}/healthz`)
    if (answer.status >= 300 && answer.status < 400)
      return failure(
        'proxy',
        `${origin} redirects to ${answer.headers.get('location')}`,
        'Set ORIGIN to the address that people end at',
      )
    if (answer.status !== 200 || !(await answer.text()).includes('"ok"')) return elsewhere(origin)
  } catch (error) {
    return unreachable(origin, error as Error)
  }
  if (origin.startsWith('https:') && !trustProxy) return untrusted()
  return ok('proxy', `The shop is reached at ${origin}; stop it to check the headers too`)
}

const request = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })

const elsewhere = (origin: string) =>
  failure(
    'proxy',
    `Something else than this shop answers at ${origin}`,
    'Let the proxy forward to HOST and PORT, or correct ORIGIN',
  )

const untrusted = () =>
  failure(
    'proxy',
    'ORIGIN is https, so there is a proxy, but TRUST_PROXY is 0: all visitors share the rate limits of one',
    'Set TRUST_PROXY=1',
  )

function unreachable(origin: string, error: Error): Finding {
  const { message, code } = (error.cause ?? error) as NodeJS.ErrnoException
  return failure(
    'proxy',
    `${origin} cannot be reached from here: ${message || code}`,
    'Check DNS, the certificate and the proxy; if only this machine cannot reach it, add it to /etc/hosts',
  )
}

/** The headers of a request to ORIGIN as they arrive at our port; undefined if it arrives somewhere else. */
async function headersThrough({ HOST, PORT }: Env, origin: string) {
  const path = `/doctor-${randomBytes(8).toString('hex')}`
  let arrived: IncomingHttpHeaders | undefined
  const server = createServer((request, response) => {
    if (request.url === path) arrived = request.headers
    response.end('{"ok":true}')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: HOST, port: PORT }, resolve)
  })
  try {
    await request(`${origin}${path}`)
    return arrived
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function judgeHeaders(headers: IncomingHttpHeaders, origin: string, trustProxy: boolean): Finding {
  const client = headers['x-forwarded-for']
  if (!client && origin.startsWith('https:'))
    return failure(
      'proxy',
      'The proxy does not pass on the address of the client',
      'Let it append the address to X-Forwarded-For; see the samples in deploy/',
    )
  if (client && !trustProxy) return untrusted()
  if (!client && trustProxy)
    return failure(
      'proxy',
      'TRUST_PROXY is 1, but there is no proxy: anyone can fake their address',
      'Set TRUST_PROXY=0',
    )
  const { host } = new URL(origin)
  if (headers.host !== host)
    return warning(
      'proxy',
      `The proxy changes the Host header to ${headers.host}`,
      `Let it pass on ${host}`,
    )
  return ok('proxy', `${origin} leads here, with the headers that Redial needs`)
}
