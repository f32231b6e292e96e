import { eachOf } from './each-of.ts'
import { createCalls, type S3Answer, type S3Settings, sha256 } from './s3-calls.ts'
import { type Listed, openBuffer, type Storage, StorageFault } from './storage.ts'

/** Calls under way for one picture. */
const AT_ONCE = 4
/** Where each file's own checksum is kept, so that it can be held against what comes back. */
const CHECKSUM = 'x-amz-meta-sha256'

/** Files in a bucket of any S3. What it says is checked: the bytes, and that it kept them. */
export function s3Storage(settings: S3Settings): Storage {
  const call = createCalls(settings)
  const name = `the bucket ${settings.bucket} at ${settings.endpoint}`

  const reading = new Map<string, Promise<Buffer | undefined>>()

  // Many who want one file at once, as when a page of it is passed around, share one answer.
  function read(key: string): Promise<Buffer | undefined> {
    const under = reading.get(key) ?? fetchFile(key).finally(() => reading.delete(key))
    reading.set(key, under)
    return under
  }

  async function fetchFile(key: string): Promise<Buffer | undefined> {
    const answer = await call({ key })
    if (answer.status === 404) return missing(answer)
    if (answer.headers.get(CHECKSUM) !== sha256(answer.body))
      throw new StorageFault('wrong', `${name} gave other bytes for ${key} than it was given`)
    return answer.body
  }

  // A 404 for the bucket is not a file that is missing.
  function missing({ body }: S3Answer): undefined {
    if (!body.includes('NoSuchBucket')) return undefined
    throw new StorageFault('wrong', `${name} does not exist`)
  }

  async function write({ key, bytes, type }: { key: string; bytes: Uint8Array; type: string }) {
    const headers = { 'Content-Type': type, [CHECKSUM]: sha256(bytes) }
    const { status } = await call({ method: 'PUT', key, body: bytes, headers })
    if (status === 404) throw new StorageFault('wrong', `${name} does not exist`)
    const kept = await call({ method: 'HEAD', key })
    if (kept.status === 404 || kept.headers.get(CHECKSUM) !== headers[CHECKSUM])
      throw new StorageFault('wrong', `${name} said that it kept ${key} and did not`)
  }

  const remove = (keys: readonly string[]) =>
    eachOf(keys, AT_ONCE, async (key) => void (await call({ method: 'DELETE', key })))

  async function* list(prefix: string): AsyncIterable<Listed> {
    let after: string | undefined
    do {
      const query = { 'list-type': '2', prefix, ...(after && { 'continuation-token': after }) }
      const answer = await call({ query })
      if (answer.status === 404) return missing(answer)
      const text = answer.body.toString('utf8')
      if (!text.includes('<ListBucketResult'))
        throw new StorageFault('wrong', `${name} does not list its files`)
      yield* filesIn(text)
      after = oneOf(text, 'NextContinuationToken')
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
        await eachOf(files, AT_ONCE, write)
      } catch (error) {
        const removal = remove(files.map((file) => file.key)).catch(() => {})
        // Somebody waits, and a place that does not answer is not going to be tidy sooner for that:
        // what it kept all the same is a stray, which a sweep finds.
        if (!isAway(error)) await removal
        throw error
      }
    },
  }
}

function isAway(error: unknown): boolean {
  return error instanceof StorageFault && error.reason === 'away'
}

function filesIn(text: string): Listed[] {
  return [...text.matchAll(/<Contents>[\s\S]*?<\/Contents>/g)].map(([entry]) => ({
    key: oneOf(entry, 'Key') ?? '',
    size: Number(oneOf(entry, 'Size')),
    writtenAt: new Date(oneOf(entry, 'LastModified') ?? 0),
  }))
}

// Our keys are plain, so there is nothing in them to decode; a token may hold entities.
function oneOf(text: string, tag: string): string | undefined {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1]
  return found?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
