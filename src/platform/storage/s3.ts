import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { forEachConcurrently } from '../concurrency.ts'
import { openBuffer, type Storage, StorageError, type StoredFile } from './storage.ts'

/** Calls under way for one picture. */
const AT_ONCE = 4
/** Holds each file's checksum, which is compared with the bytes that are read. */
const CHECKSUM = 'x-amz-meta-sha256'

/** Files in a bucket of any S3-compatible server. Reads and writes are verified by checksum. */
export function s3Storage(settings: S3Settings): Storage {
  const call = createS3Client(settings)
  const name = `the bucket ${settings.bucket} at ${settings.endpoint}`

  const reading = new Map<string, Promise<Buffer | undefined>>()

  // Simultaneous reads of one file share one request.
  function read(key: string): Promise<Buffer | undefined> {
    const file = reading.get(key) ?? fetchFile(key).finally(() => reading.delete(key))
    reading.set(key, file)
    return file
  }

  async function fetchFile(key: string): Promise<Buffer | undefined> {
    const answer = await call({ key })
    if (answer.status === 404) return missing(answer)
    if (answer.headers.get(CHECKSUM) !== sha256(answer.body))
      throw new StorageError(
        'wrong',
        `${name} returned different bytes for ${key} than were written`,
      )
    return answer.body
  }

  // A 404 for the bucket does not mean that the file is missing.
  function missing({ body }: S3Answer): undefined {
    if (!body.includes('NoSuchBucket')) return undefined
    throw new StorageError('wrong', `${name} does not exist`)
  }

  async function write({ key, bytes, type }: { key: string; bytes: Uint8Array; type: string }) {
    const headers = { 'Content-Type': type, [CHECKSUM]: sha256(bytes) }
    const { status } = await call({ method: 'PUT', key, body: bytes, headers })
    if (status === 404) throw new StorageError('wrong', `${name} does not exist`)
    const stored = await call({ method: 'HEAD', key })
    if (stored.status === 404 || stored.headers.get(CHECKSUM) !== headers[CHECKSUM])
      throw new StorageError('wrong', `${name} confirmed writing ${key} but did not store it`)
  }

  const remove = (keys: readonly string[]) =>
    forEachConcurrently(keys, AT_ONCE, async (key) => void (await call({ method: 'DELETE', key })))

  async function* list(prefix: string): AsyncIterable<StoredFile> {
    let after: string | undefined
    do {
      const query = { 'list-type': '2', prefix, ...(after && { 'continuation-token': after }) }
      const answer = await call({ query })
      if (answer.status === 404) return missing(answer)
      const text = answer.body.toString('utf8')
      if (!text.includes('<ListBucketResult'))
        throw new StorageError('wrong', `${name} does not list its files`)
      yield* filesIn(text)
      after = readTag(text, 'NextContinuationToken')
    } while (after)
  }

  return {
    name,
    read,
    remove,
    list,
    async open(key) {
      const bytes = await read(key)
      return bytes && openBuffer(bytes)
    },
    async write(files) {
      try {
        await forEachConcurrently(files, AT_ONCE, write)
      } catch (error) {
        const removal = remove(files.map((file) => file.key)).catch(() => {})
        // Someone is waiting, and an unavailable storage cannot be cleaned up now: what it stored
        // anyway is an unused file, which a job deletes later.
        if (!isAway(error)) await removal
        throw error
      }
    },
  }
}

function isAway(error: unknown): boolean {
  return error instanceof StorageError && error.reason === 'away'
}

export function filesIn(text: string): StoredFile[] {
  return [...text.matchAll(/<Contents>[\s\S]*?<\/Contents>/g)].map(([entry]) => ({
    key: readTag(entry, 'Key') ?? '',
    size: Number(readTag(entry, 'Size')),
    writtenAt: new Date(readTag(entry, 'LastModified') ?? 0),
  }))
}

// Our keys are plain, so there is nothing in them to decode; a token may hold entities.
export function readTag(text: string, tag: string): string | undefined {
  const content = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1]
  return content?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

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
  method?: 'GET' | 'PUT' | 'POST' | 'HEAD' | 'DELETE'
  /** Key of the file; none for the bucket itself. */
  key?: string
  query?: Record<string, string>
  body?: Uint8Array
  headers?: Record<string, string>
}
/** The answer with its body read whole, so that a connection that breaks will be sent again too. */
export type S3Answer = { status: number; headers: Headers; body: Buffer }

/** Signed calls of one bucket, by path and not by host name: every S3 there is understands that. */
export function createS3Client(settings: S3Settings) {
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
    const parameters = query ? `?${new URLSearchParams(query)}` : ''
    const address = `${key === undefined ? root : `${root}/${key}`}${parameters}`
    const signed = await client.sign(address, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': sha256(body ?? Buffer.alloc(0)) },
      ...(body && { body: Uint8Array.from(body) }),
    })
    // Redirects of an S3 are not followed.
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(signed, { redirect: 'manual', signal })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, body: bytes }
  }

  /** @throws StorageFault unless the answer is 2xx or 404. */
  return async function call(what: Call): Promise<S3Answer> {
    let last: StorageError | undefined
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (attempt > 0) await pause(PAUSE_MS * 2 ** (attempt - 1))
      let hangs = false
      const answer = await once(what).catch((error: Error) => {
        hangs = error.name === 'TimeoutError'
        last = new StorageError('away', `${endpoint} does not answer: ${causeOf(error)}`)
      })
      // Someone waits, and would for three times as long.
      if (hangs) break
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

function faultOf({ status, body }: S3Answer, endpoint: string): StorageError {
  const code = /<Code>(\w+)<\/Code>/.exec(body.toString('latin1', 0, 2_000))?.[1] ?? ''
  const message = `${endpoint} answers ${status}${code && ` ${code}`}`
  if (status === 507 || /Quota|StorageFull|InsufficientStorage/i.test(code))
    return new StorageError('full', message)
  const busy = status >= 500 || status === 429 || status === 408 || code === 'RequestTimeout'
  return new StorageError(busy ? 'away' : 'wrong', message)
}
