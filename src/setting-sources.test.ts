import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTING_NAMES } from './env.ts'
import { ROOT } from './platform/root.ts'
import { collectSettings, nearestName } from './setting-sources.ts'

const NAMES = ['PORT', 'SMTP_URL', 'AUTH_SECRET', 'IMEI_BLACKLIST_URL', 'IMEI_BLACKLIST_FILE']
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'redial-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, text: string) {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

const collect = (environment: Record<string, string>) => collectSettings(environment, NAMES, folder)

test('the environment wins over redial.env, and an empty variable counts as not set', () => {
  file('redial.env', '# Comment\nPORT=4000\nSMTP_URL="smtp://mail.example"\nAUTH_SECRET=\n')
  const { values, problems } = collect({ PORT: '5000', SMTP_URL: ' ' })
  expect(values).toMatchObject({ PORT: '5000', SMTP_URL: 'smtp://mail.example' })
  expect(values.AUTH_SECRET).toBeUndefined()
  expect(problems).toEqual([])
  rmSync(path.join(folder, 'redial.env'))
  expect(collect({}).problems).toEqual([])
})

test('a setting can be the content of a file, which is not read where the setting itself is given', () => {
  const secret = file('secret', 'of a file\n')
  expect(collect({ AUTH_SECRET_FILE: secret }).values.AUTH_SECRET).toBe('of a file')
  expect(collect({ AUTH_SECRET_FILE: '/nowhere', AUTH_SECRET: 'given' })).toMatchObject({
    values: { AUTH_SECRET: 'given' },
    problems: [],
  })
  const settings = file('other.env', `AUTH_SECRET_FILE=${secret}`)
  expect(collect({ ENV_FILE: settings }).values.AUTH_SECRET).toBe('of a file')
  expect(collect({ ENV_FILE: settings, AUTH_SECRET: 'given' }).values.AUTH_SECRET).toBe('given')
  // It ends like one, but is a setting.
  const { values } = collect({ IMEI_BLACKLIST_FILE: secret })
  expect([values.IMEI_BLACKLIST_FILE, values.IMEI_BLACKLIST_URL]).toEqual([secret, undefined])
})

test('files that cannot be read and unknown names are named, with the name that was probably meant', () => {
  expect(collect({ AUTH_SECRET_FILE: '/nowhere/secret' }).problems).toEqual([
    'AUTH_SECRET_FILE: cannot read /nowhere/secret (ENOENT)',
  ])
  expect(collect({ ENV_FILE: '/nowhere/redial.env' }).problems).toEqual([
    'ENV_FILE: cannot read /nowhere/redial.env (ENOENT)',
  ])
  const typos = file('typos.env', 'SMPT_URL=smtp://mail.example\nPGADMIN_THEME=dark\nport=1\n')
  expect(collect({ ENV_FILE: typos }).problems).toEqual([
    `PGADMIN_THEME in ${typos} is not a setting`,
    `SMPT_URL in ${typos} is not a setting. Did you mean SMTP_URL?`,
    `port in ${typos} is not a setting. Did you mean PORT?`,
  ])
})

test('the nearest name has as few other letters as possible', () => {
  expect(nearestName('DATABSE_URL', SETTING_NAMES)).toBe('DATABASE_URL')
  expect(nearestName('STRIPE_SECRETKEY', SETTING_NAMES)).toBe('STRIPE_SECRET_KEY')
  expect(nearestName('EDITOR', SETTING_NAMES)).toBeUndefined()
})

test('the sample file names every setting once, and sets none', () => {
  const sample = readFileSync(path.join(ROOT, 'redial.env.example'), 'utf8')
  expect(parseEnv(sample)).toEqual({})
  const names = [...sample.matchAll(/^# ?([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(names.sort()).toEqual(SETTING_NAMES.filter((name) => name !== 'NODE_ENV').sort())
  const lines = sample.split('\n').filter((line) => /^#[A-Z]/.test(line))
  expect(Object.keys(parseEnv(lines.map((line) => line.slice(1)).join('\n')))).toHaveLength(
    names.length,
  )
})
