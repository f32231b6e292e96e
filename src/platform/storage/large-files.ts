import { Writable } from 'node:stream'
import { MINUTE } from '../../shared/time.ts'
import { createS3Client, filesIn, readTag, type S3Settings } from './s3.ts'
import { StorageError, type StoredFile } from './storage.ts'

/** S3 takes at most 10,000 parts of at least 5 MiB each: up to 160 GB in parts of this size. */
const PART_BYTES = 16 * 1024 * 1024
/** For one part, also on a slow line. */
const PART_TIMEOUT_MS = 5 * MINUTE

/** Files of a bucket that are too large for the memory, such as backups. */
export function s3LargeFiles(settings: S3Settings) {
  const call = createS3Client({ timeoutMs: PART_TIMEOUT_MS, ...settings })
  const name = `the bucket ${settings.bucket} at ${settings.endpoint}`

  async function required(what: Parameters<typeof call>[0]) {
    const answer = await call(what)
    if (answer.status === 404) throw new StorageError('wrong', `${name} does not exist`)
    return answer
  }

  /**
   * Uploads in parts. The file is there after `complete`, and until then nobody sees any of it.
   */
  async function upload(key: string) {
    const begun = await required({ method: 'POST', key, query: { uploads: '' } })
    const uploadId = readTag(begun.body.toString('utf8'), 'UploadId') ?? ''
    if (!uploadId) throw new StorageError('wrong', `${name} does not take large files`)
    const parts: string[] = []
    let pending: Buffer[] = []
    let size = 0

    async function sendPart() {
      const partNumber = String(parts.length + 1)
      const body = Buffer.concat(pending)
      pending = []
      size = 0
      const answer = await required({ method: 'PUT', key, query: { partNumber, uploadId }, body })
      const tag = (answer.headers.get('etag') ?? '').replaceAll('"', '&quot;')
      parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${tag}</ETag></Part>`)
    }

    const stream = new Writable({
      highWaterMark: PART_BYTES,
      write(chunk: Buffer, _, done) {
        pending.push(chunk)
        size += chunk.length
        if (size < PART_BYTES) done()
        else sendPart().then(() => done(), done)
      },
      final(done) {
        // An empty file has one empty part.
        if (size > 0 || parts.length === 0) sendPart().then(() => done(), done)
        else done()
      },
    })
    return {
      stream,
      async complete() {
        const body = Buffer.from(
          `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
        )
        const answer = await required({ method: 'POST', key, query: { uploadId }, body })
        // The status is sent before the outcome is known.
        if (answer.body.includes('<Error>'))
          throw new StorageError('wrong', `${name} did not store ${key}`)
      },
      abort: async () => void (await call({ method: 'DELETE', key, query: { uploadId } })),
    }
  }

  async function* read(key: string): AsyncIterable<Buffer> {
    for (let start = 0; ; start += PART_BYTES) {
      const headers = { Range: `bytes=${start}-${start + PART_BYTES - 1}` }
      const answer = await call({ key, headers })
      if (answer.status === 404) throw new StorageError('wrong', `${name} has no ${key}`)
      yield answer.body
      const total = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? 0)
      if (start + PART_BYTES >= total) return
    }
  }

  // A bucket lists at most 1,000 files at a time, and photos may be among them.
  async function list(prefix: string): Promise<StoredFile[]> {
    const files: StoredFile[] = []
    let after: string | undefined
    do {
      const query = { 'list-type': '2', prefix, ...(after && { 'continuation-token': after }) }
      const answer = await required({ query })
      const text = answer.body.toString('utf8')
      if (!text.includes('<ListBucketResult'))
        throw new StorageError('wrong', `${name} does not list its files`)
      files.push(...filesIn(text))
      after = readTag(text, 'NextContinuationToken')
    } while (after)
    return files
  }

  const remove = async (key: string) => void (await call({ method: 'DELETE', key }))
  return { name, upload, read, list, remove }
}
