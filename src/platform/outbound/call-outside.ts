import { lookup as lookUp } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type BlockList, isIP, type LookupFunction } from 'node:net'
import { isCallable, readNetworks } from './public-address.ts'

type Address = { address: string; family: number }
/** All addresses of a name. */
export type Resolver = (hostname: string) => Promise<Address[]>

const systemResolver: Resolver = (hostname) => lookUp(hostname, { all: true })

/** Ports of web servers. In networks that the operator allows any port may be called. */
const PORTS = [80, 443, 8080, 8443]
const MAX_READ_BYTES = 4_096

/** Why an address that a person entered is not called, in words for them. */
class RefusedAddress extends Error {}

export type OutsideRules = {
  /** Networks that are called although they are private. */
  allowed: BlockList
  /** The host of this shop, which is never called. */
  ownHost: string
  resolve?: Resolver
}

/** The rules of a shop: where it may call addresses that people entered. */
export function outsideRules(shop: {
  env: { WEBHOOK_ALLOWED_NETWORKS: readonly string[] }
  origin: () => string
}): OutsideRules {
  const allowed = readNetworks(shop.env.WEBHOOK_ALLOWED_NETWORKS)
  if (!allowed) throw new Error('the settings have checked the networks')
  return { allowed, ownHost: new URL(shop.origin()).hostname }
}

type Call = {
  url: string
  headers: Record<string, string>
  body: string | Buffer
  timeoutMs: number
}

export type Outcome = {
  durationMs: number
  /** Null without a response. */
  status: number | null
  /** Why there was none; null with one. */
  error: string | null
  /** The first bytes of the response. */
  response: string
  /** The header, as sent: see `readRetryAfter`. */
  retryAfter?: string
}

/** What is wrong with an address before its name is resolved; undefined when it may be tried. */
export function addressProblem(
  text: string,
  { allowed, ownHost }: OutsideRules,
): string | undefined {
  if (!URL.canParse(text)) return 'Enter an address that starts with https://'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return 'Enter an address that starts with https://'
  if (url.username || url.password) return 'Leave out the user name and password'
  const host = hostOf(url)
  if (isIP(host) !== 0 && !isCallable(host, allowed)) return PRIVATE
  // A name may lead to an allowed network, where any port is open.
  const isOpenPort =
    isWebPort(url) || (isIP(host) === 0 ? allowed.rules.length > 0 : isLiteralIn(host, allowed))
  if (!isOpenPort) return wrongPort(url)
  if (host === ownHost && !isLiteralIn(host, allowed))
    return 'This is the address of the shop itself'
  if (host === 'localhost' || host.endsWith('.localhost')) return PRIVATE
  return undefined
}

const PRIVATE = 'This address is in a private network, which webhooks cannot reach'
const wrongPort = ({ port }: URL) =>
  `Port ${port} is not a web server’s: use ${PORTS.slice(0, -1).join(', ')} or ${PORTS.at(-1)}`

/** Without the brackets of IPv6. A name with a dot at its end is the same name. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

function isWebPort({ port, protocol }: URL): boolean {
  return PORTS.includes(Number(port || (protocol === 'https:' ? 443 : 80)))
}

/** Whether the host of an address is written as one of a network that the operator allows. */
export function isInAllowedNetwork(url: string, { allowed }: OutsideRules): boolean {
  return isLiteralIn(hostOf(new URL(url)), allowed)
}

function isLiteralIn(host: string, allowed: BlockList): boolean {
  return isIP(host) !== 0 && allowed.check(host, isIP(host) === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Sends a request to an address that a person entered, and never to a private one: the name is resolved, each
 * of its addresses is checked, and the connection is made to those that were checked, so that a name that
 * answers differently the second time gains nothing. Redirects are not followed. Reads the first kilobytes of
 * the response at most.
 */
export async function callOutside(call: Call, rules: OutsideRules): Promise<Outcome> {
  const started = performance.now()
  const signal = AbortSignal.timeout(call.timeoutMs)
  const outcome = (rest: Omit<Outcome, 'durationMs'>): Outcome => ({
    durationMs: Math.round(performance.now() - started),
    ...rest,
  })
  try {
    const url = new URL(call.url)
    const problem = addressProblem(call.url, rules)
    if (problem) throw new RefusedAddress(problem)
    const addresses = await checkedAddresses(hostOf(url), rules, signal)
    if (!isWebPort(url) && !addresses.every(({ address }) => isLiteralIn(address, rules.allowed)))
      throw new RefusedAddress(wrongPort(url))
    const response = await send(url, call, addresses, signal)
    const text = await readBeginning(response)
    const status = response.statusCode ?? 0
    const { location, 'retry-after': retryAfter } = response.headers
    if (status >= 300 && status < 400 && location)
      return outcome({
        status,
        error: `It redirects to ${location.slice(0, 200)}. Redirects are not followed: enter the address itself`,
        response: text,
      })
    return outcome({ status, error: null, response: text, ...(retryAfter && { retryAfter }) })
  } catch (error) {
    return outcome({ status: null, error: reasonOf(error, call.timeoutMs), response: '' })
  }
}

/**
 * The addresses of a host, all of them callable. One that is not refuses the host: it may be what a resolver
 * puts first next time.
 */
async function checkedAddresses(
  host: string,
  { allowed, resolve = systemResolver }: OutsideRules,
  signal: AbortSignal,
): Promise<Address[]> {
  const version = isIP(host)
  const addresses = version
    ? [{ address: host, family: version }]
    : await Promise.race([resolve(host), aborted(signal)])
  if (addresses.length === 0) throw new RefusedAddress(`The name ${host} has no address`)
  if (addresses.every(({ address }) => isCallable(address, allowed))) return addresses
  throw new RefusedAddress(
    version ? PRIVATE : `The name ${host} leads to a private network, which webhooks cannot reach`,
  )
}

/** Time for the name of an address that somebody has just entered. */
const CHECK_MS = 4_000

/** What is wrong with an address that a person entered, also after its name is resolved. */
export async function findAddressProblem(
  text: string,
  rules: OutsideRules,
): Promise<string | undefined> {
  const problem = addressProblem(text, rules)
  if (problem) return problem
  try {
    await checkedAddresses(hostOf(new URL(text)), rules, AbortSignal.timeout(CHECK_MS))
  } catch (error) {
    return reasonOf(error, CHECK_MS)
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function send(url: URL, { headers, body }: Call, addresses: Address[], signal: AbortSignal) {
  const lookup: LookupFunction = (_hostname, options, callback) => {
    if (options.all) callback(null, addresses)
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
  }
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup,
        // A connection of its own: one that is kept was made for another name or another answer.
        agent: false,
        signal,
      },
      resolve,
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Reads until enough is known, then closes the connection: the rest could be endless. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response) {
      parts.push(part)
      bytes += part.length
      if (bytes >= MAX_READ_BYTES) break
    }
  } finally {
    response.destroy()
  }
  return Buffer.concat(parts).subarray(0, MAX_READ_BYTES).toString()
}

const causes: Record<string, string> = {
  ENOTFOUND: 'The name of the server was not found',
  EAI_AGAIN: 'The name of the server could not be looked up',
  ECONNREFUSED: 'The server refused the connection',
  ECONNRESET: 'The server closed the connection',
  EHOSTUNREACH: 'The server cannot be reached',
  ENETUNREACH: 'The server cannot be reached',
  CERT_HAS_EXPIRED: 'The certificate of the server has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the server is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the server is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the server is incomplete',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the server is for another name',
  EPROTO: 'The server does not speak TLS at this port',
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof RefusedAddress) return error.message
  if (!(error instanceof Error)) return 'The request failed'
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `No complete response within ${timeoutMs / 1_000} seconds`
  const code = 'code' in error ? String(error.code) : ''
  return causes[code] ?? `The request failed${code && ` (${code})`}`
}
