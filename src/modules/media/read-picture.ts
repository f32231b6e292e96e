import type { Deps } from '../../deps.ts'
import { keyOf } from './files.ts'
import { readAddress } from './picture.ts'

/** The bytes of one of our own pictures; undefined when the address is another's or it is gone. */
export async function readPicture(
  { storage }: Pick<Deps, 'storage'>,
  address: string,
): Promise<Buffer | undefined> {
  const named = readAddress(address)
  return named && storage.read(keyOf(named.id, named.variant)).catch(() => undefined)
}
