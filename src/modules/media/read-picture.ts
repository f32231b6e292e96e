import { readFile } from 'node:fs/promises'
import type { Deps } from '../../deps.ts'
import { fileOf } from './files.ts'
import { readAddress } from './picture.ts'

/** The bytes of one of our own pictures; undefined when the address is another's or it is gone. */
export async function readPicture(
  { mediaFolder }: Pick<Deps, 'mediaFolder'>,
  address: string,
): Promise<Buffer | undefined> {
  const named = readAddress(address)
  return named && readFile(fileOf(mediaFolder, named.id, named.size)).catch(() => undefined)
}
