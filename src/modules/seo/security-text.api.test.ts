import { expect, test } from 'vitest'
import { ORIGIN, testApp } from '../../../test/app.ts'
import { DAY } from '../../shared/time.ts'

async function read(env: Record<string, string>) {
  const app = await testApp({ env })
  const answer = await app.app.request('http://localhost:3000/.well-known/security.txt')
  const text = await answer.text()
  const now = app.clock.now().getTime()
  await app.close()
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).slice(0, 2))
  return { status: answer.status, type: answer.headers.get('content-type'), fields, now }
}
const valuesOf = (fields: string[][], name: string) =>
  fields.filter(([field]) => field === name).map(([, value]) => value ?? '')

test('security.txt names a contact, its own address and an end within a year', async () => {
  const { status, type, fields, now } = await read({ CONTACT_EMAIL: 'help@shop.example' })
  expect([status, type]).toEqual([200, expect.stringMatching(/^text\/plain;\s*charset=utf-8$/i)])
  expect(valuesOf(fields, 'Contact')).toEqual(['mailto:help@shop.example', `${ORIGIN}/contact`])
  expect(valuesOf(fields, 'Canonical')).toEqual([`${ORIGIN}/.well-known/security.txt`])
  const [expires = ''] = valuesOf(fields, 'Expires')
  const days = (new Date(expires).getTime() - now) / DAY
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('without CONTACT_EMAIL the contact page is the contact', async () => {
  const { status, fields } = await read({})
  expect([status, valuesOf(fields, 'Contact')]).toEqual([200, [`${ORIGIN}/contact`]])
})
