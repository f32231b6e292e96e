import { eachOf } from './each-of.ts'
import { type Storage, StorageFault } from './storage.ts'

const AT_ONCE = 6

export type Moved = { files: number; bytes: number }

/**
 * Moves every file of `from` with such a key to `to`: each is copied, read back from there, and only
 * then deleted. Cut short at any point, no file is lost and the next run goes on with what is left.
 */
export async function moveFiles(
  from: Storage,
  to: Storage,
  options: { typeOf: (key: string) => string | undefined; onMoved?: (so: Moved) => void },
): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0 }
  await eachOf(from.list(''), AT_ONCE, async ({ key }) => {
    const type = options.typeOf(key)
    const bytes = type && (await from.read(key))
    // Gone since it was listed: somebody deleted it.
    if (!bytes) return
    await to.write([{ key, bytes, type }])
    if (!(await to.read(key))?.equals(bytes))
      throw new StorageFault('wrong', `${to.name} does not give ${key} back as it was written`)
    await from.remove([key])
    moved.files += 1
    moved.bytes += bytes.length
    options.onMoved?.(moved)
  })
  return moved
}
