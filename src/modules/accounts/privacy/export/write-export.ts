import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Deps } from '../../../../deps.ts'
import { messagePhotoKey, pictureAddress, readPicture } from '../../../media/index.ts'
import { listOwnPictures, readRows, subjects } from './subjects.store.ts'

/** Pictures that are looked up at once; each is read alone. */
const PICTURES_AT_ONCE = 50
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * A ZIP of everything about a person, as a stream: a page of rows or one picture is in memory at a
 * time, at the pace of whoever reads it.
 */
export function writeExport(deps: Deps, userId: string): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: unknown) => void output.destroy(error as Error)
  zip.on('error', fail)
  const mtime = deps.clock.now()
  const add = (name: string, source: Readable, compress: boolean) =>
    new Promise<void>((resolve, reject) => {
      source.once('end', resolve)
      source.once('error', reject)
      zip.addReadStream(source, name, { mtime, compress })
    })

  async function addAll() {
    for (const subject of subjects) {
      const rows = readRows(deps.db.kysely, subject, userId)
      await add(subject.file, Readable.from(toJson(rows), { objectMode: false }), true)
    }
    for await (const { name, bytes } of readPictures(deps, userId))
      await add(name, Readable.from([bytes], { objectMode: false }), false)
    zip.end()
  }
  addAll().catch(fail)
  return output
}

async function* toJson(rows: AsyncIterable<unknown>) {
  yield '['
  let separator = '\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(row, null, 2)
    separator = ',\n'
  }
  yield '\n]\n'
}

async function* readPictures(deps: Deps, userId: string) {
  for (let after = FIRST_ID; ; ) {
    const page = await listOwnPictures(deps.db.kysely, userId, after, PICTURES_AT_ONCE)
    for (const { id, isPrivate } of page) {
      const bytes = isPrivate
        ? await deps.storage.read(messagePhotoKey(id))
        : await readPicture(deps, pictureAddress(id))
      if (bytes) yield { name: `pictures/${id}.webp`, bytes }
    }
    const last = page.at(-1)
    if (!last || page.length < PICTURES_AT_ONCE) return
    after = last.id
  }
}
