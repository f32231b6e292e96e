import path from 'node:path'
import type { Env } from '../env.ts'
import { moveMedia, storagesFor } from '../modules/media/index.ts'

/** Files between two words about the progress, where nobody watches. */
const WORDS_EVERY = 1_000

/** Moves the pictures between the disk and the bucket; may be stopped and run again. */
export async function moveMediaFiles(env: Env, words: readonly string[]): Promise<void> {
  const to = words[0] === '--to' ? words[1] : undefined
  if (to !== 's3' && to !== 'disk') {
    console.error('Usage: move-media --to s3|disk')
    process.exitCode = 2
    return
  }
  const places = storagesFor(env, path.join(env.DATA_DIR, 'media'))
  const outcome = await moveMedia(places, to, ({ files, bytes }) => {
    const so = `${files} files, ${Math.round(bytes / 1_000_000)} MB`
    if (process.stdout.isTTY) process.stdout.write(`\r${so}`)
    else if (files % WORDS_EVERY === 0) console.log(so)
  })
  if (process.stdout.isTTY) process.stdout.write('\n')
  if ('refused' in outcome) {
    console.error('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY name no bucket.')
    process.exitCode = 2
    return
  }
  console.log(`${outcome.files} files moved to ${places[to]?.name}.`)
}
