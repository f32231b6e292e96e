import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../platform/root.ts'

function run(...args: string[]) {
  try {
    const output = execFileSync(process.execPath, [path.join(ROOT, 'src/main.ts'), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ENV_FILE: '/dev/null' },
    })
    return { code: 0, output }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, output: stdout + stderr }
  }
}

test('help lists the commands, and explains one', () => {
  const all = run('--help')
  expect(all.code).toBe(0)
  expect(all.output).toContain('make-admin EMAIL')
  expect(all.output).not.toContain('demo-fill')
  for (const words of [
    ['help', 'migrate'],
    ['migrate', '--help'],
  ]) {
    const one = run(...words)
    expect(one.code).toBe(0)
    expect(one.output).toContain('Usage: redial migrate')
  }
})

test('an unknown command exits with 2, shows the list and the nearest name', () => {
  const { code, output } = run('migrat')
  expect(code).toBe(2)
  expect(output).toContain('Unknown command: migrat. Did you mean migrate?')
  expect(output).toContain('make-admin EMAIL')
})

test('wrong arguments and options exit with 2 and show the usage', () => {
  for (const [args, message] of [
    [['make-admin'], 'An argument is missing.'],
    [['make-admin', 'a@example.org', 'more'], 'Unexpected argument: more'],
    [['migrate', '--chek'], "Unknown option '--chek'"],
    [['migrate', '--json'], '--json needs --check.'],
    [['move-media', '--to', 'tape'], '--to must be s3 or disk.'],
    [['user', 'list', '--role', 'owner'], '--role must be Buyer, Seller, admin, moderator'],
    [['setup-link', 'now'], 'Unexpected argument: now'],
  ] as const) {
    const { code, output } = run(...args)
    expect(code).toBe(2)
    expect(output).toContain(message)
    expect(output).toContain('Usage: redial')
  }
})

test('a failure exits with 1, and is JSON where JSON is expected', () => {
  const failing = ['migrate', '--check', '--json']
  process.env.PORT = 'none'
  try {
    const { code, output } = run(...failing)
    expect(code).toBe(1)
    expect(JSON.parse(output)).toEqual({ error: 'PORT must be a port number' })
    expect(run('migrate').output).toContain('Redial could not start.\nPORT must be a port number')
  } finally {
    delete process.env.PORT
  }
})
