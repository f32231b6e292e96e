import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/**
 * Deletes what packages contain and nothing here reads: the C++ headers of the bundled Node (67 MB) and its debug
 * symbols (32 MB), source maps of libraries (40 MB), libraries to link programs with (2 MB).
 */
export function deleteUnneededFiles(root) {
  const installed = path.join(root, 'node_modules')
  for (const folder of packagesIn(path.join(installed, 'node/node_modules')))
    rmSync(path.join(folder, 'include'), { recursive: true, force: true })
  deleteByName(installed, /\.([cm]?[jt]s|css)\.map$|\.a$/)
  stripNode(path.join(installed, 'node'))
}

function packagesIn(folder) {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name))
}

/** Links are not followed: our own packages are not in this folder, but linked from it. */
function deleteByName(folder, pattern) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) deleteByName(place, pattern)
    else if (entry.isFile() && pattern.test(entry.name)) rmSync(place)
  }
}

/**
 * Removes the debug symbols of the bundled Node, which npm installs as one file under two names. A Node that runs keeps
 * the old file.
 */
function stripNode(folder) {
  const program = path.join(folder, 'bin/node')
  const stripped = existsSync(program) && withoutSections(readFileSync(program))
  if (!stripped) return
  const smaller = `${program}-stripped`
  try {
    writeFileSync(smaller, stripped)
    chmodSync(smaller, statSync(program).mode)
    if (runs(smaller))
      for (const name of [program, ...sourcesOf(folder)]) replaceWithLink(name, smaller)
  } finally {
    rmSync(smaller, { force: true })
  }
}

/** The files of the packages for this platform that `bin/node` is linked to. */
function sourcesOf(folder) {
  return packagesIn(path.join(folder, 'node_modules'))
    .map((one) => path.join(one, 'bin/node'))
    .filter((program) => existsSync(program))
}

function replaceWithLink(name, target) {
  const link = `${name}-link`
  rmSync(link, { force: true })
  linkSync(target, link)
  renameSync(link, name)
}

/**
 * A program without its section headers and what follows its segments; nothing if it is no 64-bit ELF file or would
 * lose less than a megabyte. Only segments are loaded; sections are for linkers and debuggers. See elf(5).
 */
export function withoutSections(program) {
  const ELF_64_LITTLE_ENDIAN = Buffer.from('7f454c460201', 'hex')
  if (!program.subarray(0, 6).equals(ELF_64_LITTLE_ENDIAN)) return
  const table = Number(program.readBigUInt64LE(0x20))
  const size = program.readUInt16LE(0x36)
  const count = program.readUInt16LE(0x38)
  const ends = Array.from({ length: count }, (_, index) => {
    const at = table + index * size
    return Number(program.readBigUInt64LE(at + 0x08) + program.readBigUInt64LE(at + 0x20))
  })
  const end = Math.max(table + count * size, ...ends)
  if (program.length - end < 2 ** 20) return
  const stripped = Buffer.from(program.subarray(0, end))
  // The place of the section headers, and how many there are: none.
  stripped.writeBigUInt64LE(0n, 0x28)
  stripped.fill(0, 0x3c, 0x40)
  return stripped
}

const runs = (program) => spawnSync(program, ['--version']).status === 0
