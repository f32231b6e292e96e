import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkRelease, readManifestIn } from '../release/check-release.ts'
import { createArchive } from '../src/platform/backup/archive.ts'
import { diskFolder } from '../src/platform/backup/targets.ts'
import { MIGRATION_FOLDERS, readMigrations } from '../src/platform/db/migration-files.ts'

const VERSION = '1.4.0'
let root: string
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
const commit = () => {
  git('add', '-A')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'x')
}

/** A checkout that can be released. */
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'redial-release-test-'))
  for (const folder of ['db/schema', 'db/migrations', 'test/upgrades'])
    mkdirSync(path.join(root, folder), { recursive: true })
  write('package.json', JSON.stringify({ version: VERSION }))
  write('package-lock.json', JSON.stringify({ version: VERSION }))
  write('CHANGELOG.md', `# Changelog\n\n## ${VERSION} (2026-12-01)\n\n- New.\n\n## 1.3.0 (…)\n`)
  write('db/schema/0001_a.sql', 'create table a (id integer);\n')
  await writeHashes()
  await writeFixture({})
  git('init', '-q')
  commit()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const files = () => readMigrations([path.join(root, 'db/schema'), path.join(root, 'db/migrations')])

async function writeHashes() {
  const hashes = (await files()).map(({ name, hash }) => [name, hash])
  write('db/hashes.json', JSON.stringify(Object.fromEntries(hashes)))
}

async function writeFixture(changes: object, version = VERSION) {
  const manifest = {
    format: 1,
    redial: version,
    postgres: '18.4',
    createdAt: '2026-12-01T00:00:00.000Z',
    hasMedia: true,
    isDemo: true,
    secretFingerprint: '',
    migrations: (await files()).map(({ name, hash }) => ({ name, hash })),
    tables: [],
    ...changes,
  }
  const folder = diskFolder(path.join(root, 'test/upgrades'))
  await folder.save(`${version}.tar.zst`, async (sink) => {
    const archive = createArchive(sink, { date: new Date() })
    await archive.add('backup.json', Buffer.from(JSON.stringify(manifest)))
    return archive.finish()
  })
}

test('a version with changelog, hashes and fixture can be released', async () => {
  expect(await checkRelease(root, VERSION)).toEqual([])
})

test.each<[string, string, () => unknown]>([
  ['is not a version', 'v1', () => {}],
  ['package.json has the version 1.4.0', '1.5.0', () => {}],
  [
    'package-lock.json has the version 1.3.0',
    VERSION,
    () => write('package-lock.json', '{"version":"1.3.0"}'),
  ],
  ['1.10.0 has been released already', VERSION, () => writeFixture({}, '1.10.0')],
  [
    'The first section of CHANGELOG.md is "1.4.0 (not yet released)"',
    VERSION,
    () => write('CHANGELOG.md', '# Changelog\n\n## 1.4.0 (not yet released)\n\n- New.\n'),
  ],
  [
    'The section 1.4.0 of CHANGELOG.md is empty',
    VERSION,
    () => write('CHANGELOG.md', '## 1.4.0 (2026-12-01)\n\n## 1.3.0 (2026-11-01)\n\n- Old.\n'),
  ],
  [
    '0002_b.sql is not in db/hashes.json',
    VERSION,
    () => write('db/migrations/0002_b.sql', 'alter table a add b integer;'),
  ],
  [
    '1.4.0.tar.zst has another schema than this checkout',
    VERSION,
    async () => {
      write('db/migrations/0002_b.sql', 'alter table a add b integer;')
      await writeHashes()
    },
  ],
  [
    '1.4.0.tar.zst is missing. Run npm run release fixture 1.4.0',
    VERSION,
    () => rmSync(path.join(root, 'test/upgrades/1.4.0.tar.zst')),
  ],
  ['1.4.0.tar.zst is not a backup', VERSION, () => write('test/upgrades/1.4.0.tar.zst', 'x')],
  ['was made by version 1.3.0', VERSION, () => writeFixture({ redial: '1.3.0' })],
  ['The tag v1.4.0 exists', VERSION, () => git('tag', `v${VERSION}`)],
])('refused: %s', async (message, version, change) => {
  await change()
  commitIfChanged()
  expect((await checkRelease(root, version)).join('\n')).toContain(message)
})

function commitIfChanged() {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  if (changed) commit()
}

test('a checkout with changes that are not committed is refused', async () => {
  write('new.txt', '')
  expect(await checkRelease(root, VERSION)).toEqual([
    'There are changes that are not committed: ?? new.txt.',
  ])
})

test('the SQL files of every release are what they were when it was released', async () => {
  const folder = path.join(import.meta.dirname, 'upgrades')
  const files = new Map(
    (await readMigrations(MIGRATION_FOLDERS)).map((one) => [one.name, one.hash]),
  )
  const releases = readdirSync(folder)
  expect(releases.length).toBeGreaterThan(1)
  for (const release of releases) {
    const { migrations = [] } = (await readManifestIn(path.join(folder, release))) ?? {}
    expect(migrations.length, release).toBeGreaterThan(15)
    for (const { name, hash } of migrations)
      expect(files.get(name), `${name} of ${release}`).toBe(hash)
  }
})
