import { execFile } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { openDataFolder } from '../../platform/data-folder.ts'
import { ROOT } from '../../platform/root.ts'
import { SETUP_LINK_HOURS } from '../../shared/accounts/account-rules.ts'
import { HOUR } from '../../shared/time.ts'
import { printSetupLink } from './setup-link.ts'

let app: TestApp
let release: () => void
beforeAll(async () => {
  app = await testApp()
  // As while a server is running on it.
  release = openDataFolder(app.deps.env.DATA_DIR).release
})
afterAll(async () => {
  release()
  await app.close()
})

/** What the command prints. */
async function run(options: { json?: boolean } = {}): Promise<string> {
  const printed: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text))
  const ORIGIN = 'https://phones.example.org'
  const settings = () => ({ ...app.deps.env, ORIGIN, DATABASE_URL: app.databaseUrl })
  await printSetupLink({ settings, args: [], options }).finally(() => log.mockRestore())
  return printed.join('\n')
}

/** Runs the program itself; returns its exit code and what it printed. */
function runProgram(...args: string[]): Promise<{ code: number; output: string }> {
  const { DATA_DIR } = app.deps.env
  const env = { ...process.env, ENV_FILE: '/dev/null', DATA_DIR, DATABASE_URL: app.databaseUrl }
  const words = [path.join(ROOT, 'src/main.ts'), ...args]
  return new Promise((resolve) =>
    execFile(process.execPath, words, { env }, (error, output) =>
      resolve({ code: Number(error?.code ?? 0), output }),
    ),
  )
}

const statusOf = async (url: string) =>
  (await as(app, null).get(`/api/setup-links/${new URL(url).searchParams.get('token')}`)).status

test('a new link replaces the one before, and none is made once somebody is an admin', async () => {
  const text = await run()
  expect(text).toContain(`within ${SETUP_LINK_HOURS} hours; the one before no longer works:`)
  const first = /https:\S+$/.exec(text)?.[0] ?? ''
  expect(first).toMatch(/^https:\/\/phones\.example\.org\/setup\?token=/)
  expect(await statusOf(first)).toBe(200)

  const { url, expiresAt } = JSON.parse(await run({ json: true }))
  const left = new Date(expiresAt).getTime() - Date.now()
  expect(Math.abs(left - SETUP_LINK_HOURS * HOUR)).toBeLessThan(HOUR)
  expect([await statusOf(first), await statusOf(url)]).toEqual([404, 200])

  await buildUser(app, { role: 'admin' })
  await expect(run()).rejects.toThrow('make-admin')
  expect(await statusOf(url)).toBe(410)
  const { code, output } = await runProgram('setup-link', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(output)).toEqual({ error: expect.stringContaining('has an admin') })
})
