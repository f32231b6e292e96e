import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ROOT } from '../platform/root.ts'
import { runCommand } from './run-command.ts'
import { commands } from './table.ts'

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

test('wrong arguments and options exit with 2 and show the usage', async () => {
  for (const [args, message] of [
    [['make-admin'], 'An argument is missing.'],
    [['make-admin', 'a@example.org', 'more'], 'Unexpected argument: more'],
    [['migrate', '--chek'], "Unknown option '--chek'"],
    [['migrate', '--json'], '--json needs --check.'],
    [['move-media', '--to', 'tape'], '--to must be s3 or disk.'],
    [['user', 'list', '--role', 'owner'], '--role must be Buyer, Seller, admin, moderator'],
    [['setup-link', 'now'], 'Unexpected argument: now'],
  ] as const) {
    const { code, stderr } = await call(...args)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
    expect(stderr).toContain('Usage: redial')
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

const NAMES = Object.keys(commands)
const LISTED = NAMES.filter((name) => !commands[name]?.internal)

/** Runs a command in this process; returns its exit code and what it printed. */
async function call(...words: string[]) {
  const stdout: string[] = []
  const stderr: string[] = []
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void stdout.push(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void stderr.push(`${text}\n`)),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      process.exitCode = code ?? 0
      return undefined as never
    }),
  ]
  const before = process.exitCode
  process.exitCode = undefined
  try {
    await runCommand(words)
    return { code: process.exitCode ?? 0, stdout: stdout.join(''), stderr: stderr.join('') }
  } finally {
    process.exitCode = before
    for (const spy of spies) spy.mockRestore()
  }
}

/** A call of a command with everything that its usage demands. */
function callFor(name: string): string[] {
  const required = (commands[name]?.usage ?? '').replace(/\[.*\]/g, '').split(' ')
  const words = required.filter(Boolean).map((word) => {
    if (word.startsWith('--')) return word
    return word.includes('|') ? word.split('|')[0]! : 'a@example.org'
  })
  return [...name.split(' '), ...words]
}

test.each(NAMES)('%s explains itself, with each of its options and arguments', async (name) => {
  const words = name.split(' ')
  const { usage = '', about = '', options = {}, args } = commands[name]!
  for (const request of [
    [...words, '--help'],
    [...words, '-h'],
    ['help', ...words],
  ]) {
    const { code, stdout, stderr } = await call(...request)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout.split('\n')[0]).toBe(`Usage: redial ${name} ${usage}`.trim())
    expect(stdout).toContain(about)
  }
  const shown = [...usage.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option)
  expect(shown.sort()).toEqual(Object.keys(options).sort())
  const withoutOptions = usage.replace(/\[?--[a-z-]+( [A-Z]+| [a-z0-9|]+)?\]*/g, '').trim()
  expect(withoutOptions.split(' ').filter(Boolean)).toHaveLength(args?.max ?? 0)
})

test.each(NAMES)(
  '%s exits with 2 and shows its usage when it is called in a wrong way',
  async (name) => {
    const { usage = '', args } = commands[name]!
    const [words, complete] = [name.split(' '), callFor(name)]
    const surplus = Array.from({ length: (args?.max ?? 0) + 1 }, () => 'surplus')
    const wrong = [
      [...complete, '--surplus'],
      [...words, ...surplus],
    ]
    if (args?.min) wrong.push(words)
    for (const given of wrong) {
      const { code, stdout, stderr } = await call(...given)
      expect([given, code, stdout]).toEqual([given, 2, ''])
      expect(stderr).toContain(`Usage: redial ${name} ${usage}`.trim())
    }
  },
)

// `order-life` reads no settings.
test.each(NAMES.filter((name) => name !== 'order-life'))(
  '%s exits with 1 and says why when it fails, as JSON where it prints JSON',
  async (name) => {
    vi.stubEnv('PORT', 'none')
    vi.stubEnv('ENV_FILE', '/dev/null')
    onTestFinished(() => void vi.unstubAllEnvs())
    const wrong = 'PORT must be a port number'
    const { options = {} } = commands[name]!
    const failed = await call(...callFor(name))
    expect(failed.code).toBe(1)
    expect(failed.stdout + failed.stderr).toContain(wrong)
    if (!options.json) return
    const given = [...callFor(name), '--json', ...(name === 'migrate' ? ['--check'] : [])]
    const { code, stdout, stderr } = await call(...given)
    expect([code, stderr]).toEqual([1, ''])
    // `doctor` lists what is wrong: that is its work.
    const findings = [{ check: 'settings', level: 'error', message: wrong }]
    expect(JSON.parse(stdout)).toMatchObject(
      name === 'doctor' ? { ok: false, findings } : { error: wrong },
    )
  },
)

test('programs can read the result of what operators automate', () => {
  const withJson = LISTED.filter((name) => commands[name]?.options?.json)
  expect(withJson).toEqual([
    'migrate',
    'backup',
    'restore',
    'user create',
    'user list',
    'user reset-password',
    'doctor',
    'mail test',
    'setup-link',
  ])
})

test('the manual lists every command as its help does', () => {
  const manual = readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8')
  const [, table = ''] = manual.split('| command | does |\n|---|---|\n')
  const [rows = ''] = table.split('\n\n')
  const listed = [...rows.matchAll(/^\| `(.+?)` \|/gm)].map(([, name = '']) => name)
  const usages = LISTED.map((name) => `${name} ${commands[name]?.usage ?? ''}`.trim())
  expect(listed.map((name) => name.replaceAll('\\|', '|'))).toEqual(usages)
})
