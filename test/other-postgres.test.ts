import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkBackup, createBackup } from '../src/commands/backups/backup.ts'
import { restoreBackup } from '../src/commands/backups/restore.ts'
import { type TestApp, testApp } from './app.ts'
import { commandEnv, query } from './backup.fixture.ts'

/** Where Debian installs it. */
const PROGRAMS = '/usr/lib/postgresql/15/bin'
const isInstalled = existsSync(PROGRAMS)
const PORT = 5_000 + (process.pid % 20_000)

const folder = mkdtempSync(path.join(tmpdir(), 'redial-postgres15-'))
const data = path.join(folder, 'data')
let app: TestApp | undefined
let isRunning = false

/** PostgreSQL refuses to run as root. */
const asRoot = userInfo().uid === 0
function run(program: string, ...args: string[]) {
  const command = [path.join(PROGRAMS, program), ...args]
  const [file = '', ...rest] = asRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
    : command
  execFileSync(file, rest, { cwd: '/', stdio: 'ignore' })
}

function idOf(name: string, option: '-u' | '-g') {
  return Number(execFileSync('id', [option, name], { encoding: 'utf8' }))
}

afterAll(async () => {
  await app?.close()
  if (isRunning) run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(!isInstalled)(
  'a backup moves from PostgreSQL 18 to 15 and back, without a superuser',
  async () => {
    chmodSync(folder, 0o755)
    mkdirSync(data, { mode: 0o700 })
    if (asRoot) chownSync(data, idOf('postgres', '-u'), idOf('postgres', '-g'))
    run('initdb', '-D', data, '-A', 'trust', '-U', 'admin', '-E', 'UTF8', '--locale=C.UTF-8')
    const options = `-p ${PORT} -c unix_socket_directories= -c listen_addresses=127.0.0.1 -c fsync=off`
    run('pg_ctl', '-D', data, '-w', '-o', options, '-l', path.join(data, 'log'), 'start')
    isRunning = true
    const server = `127.0.0.1:${PORT}`
    await query(`postgres://admin@${server}/postgres`, 'create role shop login')
    await query(`postgres://admin@${server}/postgres`, 'create database shop owner shop')

    app = await testApp()
    const { file, rows } = await createBackup(commandEnv(app), `${folder}/from-18/`)
    const older = commandEnv(app, {
      DATA_DIR: path.join(folder, 'older'),
      DATABASE_URL: `postgres://shop@${server}/shop`,
    })
    await restoreBackup(older, file)
    const back = await createBackup(older, `${folder}/from-15/`)
    expect(back.rows).toBe(rows)
    const checked = await checkBackup(commandEnv(app), back.file)
    expect(checked.postgres).toMatch(/^15\./)
    expect(checked.rows).toBe(rows)
  },
)
