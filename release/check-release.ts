import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readArchive } from '../src/platform/backup/archive.ts'
import { readManifest } from '../src/platform/backup/manifest.ts'
import { readMigrations, readReleasedHashes } from '../src/platform/db/migration-files.ts'

const ENDING = '.tar.zst'

/** The backup that a version made of its shop. */
export const fixtureFile = (root: string, version: string) =>
  path.join(root, 'test/upgrades', `${version}${ENDING}`)

const isVersion = (text: string) => /^\d+\.\d+\.\d+$/.test(text)

/**
 * What is missing to release this version from a checkout, each with what to do; nothing if it can be released.
 */
export async function checkRelease(root: string, version: string): Promise<string[]> {
  if (!isVersion(version)) return [`${version || 'Nothing'} is not a version such as 1.2.0.`]
  return [
    ...checkVersion(root, version),
    ...checkChangelog(root, version),
    ...(await checkSchema(root)),
    ...(await checkFixture(root, version)),
    ...checkGit(root, version),
  ]
}

function checkVersion(root: string, version: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).version
  const problems: string[] = []
  for (const file of ['package.json', 'package-lock.json'])
    if (read(file) !== version)
      problems.push(
        `${file} has the version ${read(file)}. Run npm version --no-git-tag-version ${version}.`,
      )
  const newer = releasesIn(root).find((one) => compareVersions(one, version) > 0)
  if (newer) problems.push(`${newer} has been released already, and is newer than ${version}.`)
  return problems
}

function releasesIn(root: string): string[] {
  const folder = path.join(root, 'test/upgrades')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.map((name) => name.replace(ENDING, '')).filter(isVersion)
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

function checkChangelog(root: string, version: string): string[] {
  const [, newest = ''] = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m)
  const [heading = '', ...lines] = newest.split('\n')
  const [, named, date] = /^(\S+) \((\d{4}-\d{2}-\d{2})\)$/.exec(heading) ?? []
  const example = `## ${version} (${new Date().toISOString().slice(0, 10)})`
  if (named !== version || !date)
    return [`The first section of CHANGELOG.md is "${heading}". Begin it with "${example}".`]
  if (lines.every((line) => line.trim() === ''))
    return [`The section ${version} of CHANGELOG.md is empty. Say what changes for operators.`]
  return []
}

const sqlFiles = (root: string) =>
  readMigrations(['db/schema', 'db/migrations'].map((folder) => path.join(root, folder)))

async function checkSchema(root: string): Promise<string[]> {
  const released = await readReleasedHashes(path.join(root, 'db/hashes.json'))
  const files = await sqlFiles(root)
  const other = files.filter(({ name, hash }) => released.get(name) !== hash)
  return other.map(
    ({ name }) =>
      `${name} is not in db/hashes.json as it is. Run npm run db:hashes, or restore it.`,
  )
}

async function checkFixture(root: string, version: string): Promise<string[]> {
  const file = fixtureFile(root, version)
  const name = path.relative(root, file)
  const remedy = `Run npm run release fixture ${version}, and commit it.`
  if (!existsSync(file)) return [`${name} is missing. ${remedy}`]
  const manifest = await readManifestIn(file)
  if (!manifest) return [`${name} is not a backup. ${remedy}`]
  if (manifest.redial !== version)
    return [`${name} was made by version ${manifest.redial}. ${remedy}`]
  const describe = (files: readonly { name: string; hash: string }[]) =>
    files.map((each) => `${each.name} ${each.hash}`).join()
  if (describe(manifest.migrations) !== describe(await sqlFiles(root)))
    return [`${name} has another schema than this checkout. ${remedy}`]
  return []
}

/** The manifest of a backup; undefined if it is none. */
export async function readManifestIn(file: string) {
  try {
    for await (const { content } of readArchive(createReadStream(file)))
      return readManifest(content)
  } catch {
    return undefined
  }
}

function checkGit(root: string, version: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const problems: string[] = []
  const changed = git('status', '--porcelain').split('\n').filter(Boolean)
  if (changed.length > 0)
    problems.push(`There are changes that are not committed: ${changed.slice(0, 3).join(', ')}.`)
  if (git('tag', '--list', `v${version}`) !== '') problems.push(`The tag v${version} exists.`)
  return problems
}
