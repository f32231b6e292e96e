import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '../../platform/db/index.ts'
import type { Encoded } from './encode-picture.ts'
import { type Size, WIDTHS } from './picture.ts'

/** Where a picture lies. The id's last two digits are random: 256 folders, evenly filled. */
export function fileOf(folder: string, id: string, size: Size): string {
  const name = size === 'thumb' ? `${id}-${WIDTHS.thumb}.webp` : `${id}.webp`
  return path.join(folder, id.slice(-2), name)
}

export async function writePicture(folder: string, id: string, { full, thumb }: Encoded) {
  await mkdir(path.dirname(fileOf(folder, id, 'full')), { recursive: true })
  await writeWhole(fileOf(folder, id, 'thumb'), thumb)
  await writeWhole(fileOf(folder, id, 'full'), full)
}

export async function deletePicture(folder: string, id: string) {
  await rm(fileOf(folder, id, 'full'), { force: true })
  await rm(fileOf(folder, id, 'thumb'), { force: true })
}

// Beside and then renamed: whoever reads the file finds all of it or nothing.
async function writeWhole(file: string, bytes: Buffer) {
  const beside = `${file}.${newId()}.part`
  try {
    await writeFile(beside, bytes, { flush: true })
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
