import { spawnSync } from 'node:child_process'
import {
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
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
  const end = existsSync(program) && endOfSegments(program)
  // Not worth a copy.
  if (!end || statSync(program).size - end < 2 ** 20) return
  const smaller = `${program}-stripped`
  try {
    copyFileSync(program, smaller)
    truncateSync(smaller, end)
    forgetSections(smaller)
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

const HEADER_BYTES = 0x40
const ELF_64_LITTLE_ENDIAN = Buffer.from('7f454c460201', 'hex')

/**
 * Where the last segment of a program ends; undefined if it is no 64-bit ELF file. Only segments are loaded: the sections
 * after them are for linkers and debuggers. See elf(5).
 */
function endOfSegments(program) {
  const file = openSync(program, 'r')
  try {
    const header = read(file, 0, HEADER_BYTES)
    if (!header.subarray(0, 6).equals(ELF_64_LITTLE_ENDIAN)) return
    const table = Number(header.readBigUInt64LE(0x20))
    const size = header.readUInt16LE(0x36)
    const count = header.readUInt16LE(0x38)
    const segments = read(file, table, size * count)
    const ends = Array.from({ length: count }, (_, index) => {
      const at = index * size
      return Number(segments.readBigUInt64LE(at + 0x08) + segments.readBigUInt64LE(at + 0x20))
    })
    return Math.max(table + size * count, ...ends)
  } finally {
    closeSync(file)
  }
}

/** Writes into the header that there are no sections. */
function forgetSections(program) {
  const file = openSync(program, 'r+')
  writeSync(file, Buffer.alloc(8), 0, 8, 0x28)
  writeSync(file, Buffer.alloc(4), 0, 4, 0x3c)
  closeSync(file)
}

function read(file, position, length) {
  const bytes = Buffer.alloc(length)
  readSync(file, bytes, 0, length, position)
  return bytes
}

const runs = (program) => spawnSync(program, ['--version']).status === 0
