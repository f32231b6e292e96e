import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { transitionNames } from '../shared/orders/order-life-cycle.ts'
import auditDetails from './en/pages/console/auditDetails.ts'
import auditLog from './en/pages/console/auditLog.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = globSync('src/{modules,platform,commands}/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .filter((source) => source.includes('writeAudit('))

const calls = sources.flatMap((source) => [
  ...source.matchAll(/writeAudit\(\w+, \{([\s\S]*?)\n? *\}\)/g),
])

test('every action and subject that a call of writeAudit spells out has a name', () => {
  const spelledOut = (pattern: RegExp) =>
    calls.flatMap(([, call = '']) => pattern.exec(call)?.[1] ?? [])
  const actions = spelledOut(/action: '(\w+)'/)
  const subjects = spelledOut(/subject: \['(\w+)'/)
  expect(actions.length).toBeGreaterThan(50)
  expect(actions.filter((action) => !(action in auditLog.event))).toEqual([])
  expect(subjects.filter((subject) => !(subject in auditLog.subject))).toEqual([])
})

test('every further value that a call of writeAudit spells out has a name', () => {
  const names = calls.flatMap(([, call = '']) => {
    const spelledOut = /data: \{([^{}]*)\}/.exec(call)?.[1] ?? ''
    return spelledOut.split(',').flatMap((entry) => /^\s*(\w+)\s*(?::|$)/.exec(entry)?.[1] ?? [])
  })
  expect(names.length).toBeGreaterThan(25)
  expect([...new Set(names)].filter((name) => !(name in auditDetails.name))).toEqual([])
})

test('every transition of an order has a name', () => {
  expect(transitionNames.filter((name) => !(name in auditDetails.code))).toEqual([])
})
