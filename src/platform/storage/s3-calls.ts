import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { StorageFault } from './storage.ts'

export type S3Settings = {
  /** Scheme and host, such as https://s3.eu-central-1.amazonaws.com or http://127.0.0.1:9000. */
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
  region: string
  /** What one try may take. */
  timeoutMs?: number
}

const TIMEOUT_MS = 8_000
const TRIES = 3
/** Before the second try; twice as long before the third. */
const PAUSE_MS = 150

export type Call = {
  method?: 'GET' | 'PUT' | 'HEAD' | 'DELETE'
  /** Key of the file; none for the bucket itself. */
  key?: string
  query?: Record<string, string>
  body?: Uint8Array
  headers?: Record<string, string>
}
/** The answer with its body read whole, so that a connection that breaks is tried again too. */
export type S3Answer = { status: number; headers: Headers; body: Buffer }

/** Signed calls of one bucket, by path and not by host name: every S3 there is understands that. */
export function createCalls(settings: S3Settings) {
  const { endpoint, bucket, accessKey, secretKey, region, timeoutMs = TIMEOUT_MS } = settings
  // Tries are counted here: the library's own neither end nor notice a connection that broke.
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 0,
  })
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`

  async function once({ method = 'GET', key, query, body, headers }: Call): Promise<S3Answer> {
    const words = query ? `?${new URLSearchParams(query)}` : ''
    const address = `${key === undefined ? root : `${root}/${key}`}${words}`
    const signed = await client.sign(address, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': sha256(body ?? Buffer.alloc(0)) },
      ...(body && { body: Uint8Array.from(body) }),
    })
    // An S3 that sends its callers elsewhere is not followed.
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(signed, { redirect: 'manual', signal })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, body: bytes }
  }

  /** @throws StorageFault unless the answer is 2xx or 404. */
  return async function call(what: Call): Promise<S3Answer> {
    let last: StorageFault | undefined
    for (let turn = 0; turn < TRIES; turn++) {
      if (turn > 0) await pause(PAUSE_MS * 2 ** (turn - 1))
      const answer = await once(what).catch((error: Error) => {
        last = new StorageFault('away', `${endpoint} does not answer: ${causeOf(error)}`)
      })
      if (!answer) continue
      if (answer.status < 300 || answer.status === 404) return answer
      last = faultOf(answer, endpoint)
      if (last.reason !== 'away') break
    }
    throw last
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function causeOf(error: Error): string {
  const { cause } = error as { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? error.message
}

function faultOf({ status, body }: S3Answer, endpoint: string): StorageFault {
  const code = /<Code>(\w+)<\/Code>/.exec(body.toString('latin1', 0, 2_000))?.[1] ?? ''
  const words = `${endpoint} answers ${status}${code && ` ${code}`}`
  if (status === 507 || /Quota|StorageFull|InsufficientStorage/i.test(code))
    return new StorageFault('full', words)
  const busy = status >= 500 || status === 429 || status === 408 || code === 'RequestTimeout'
  return new StorageFault(busy ? 'away' : 'wrong', words)
}
