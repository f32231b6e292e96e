import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The root folder of the clone: the nearest one with a package.json, above `src/platform` as above `dist/app`.
 * Files that are read while the program runs are named from here, because the build moves code but not what
 * lies beside it.
 */
export const ROOT = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findRoot(path.dirname(folder))
}
