import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  as,
  buildListing,
  buildUser,
  type TestApp,
  type TestUser,
  testApp,
} from '../../../../test/app.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await testApp({ env: { ORIGIN: 'https://phones.example', BACKUP_TARGET: '/backups' } })
  admin = await buildUser(app, { role: 'admin' })
})
afterAll(() => app.close())

async function openSteps(): Promise<string[]> {
  const { body } = await as(app, admin).get('/api/admin/setup-checklist')
  expect(body.isComplete).toBe(false)
  return body.steps
    .filter(({ isDone }: { isDone: boolean }) => !isDone)
    .map(({ step }: { step: string }) => step)
}

test('the checklist says what is left by what is true, whoever did it', async () => {
  // Payment by transfer, backups and the address are set in the environment.
  const all = ['name', 'second_factor', 'contact', 'imprint', 'terms', 'privacy', 'mail', 'listing']
  expect(await openSteps()).toEqual(all)
  const values = { name: 'Berg Phones', contactEmail: 'hi@phones.example', contactAddress: 'Oslo' }
  const changes = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, version: 0 }]),
  )
  await as(app, admin).patch('/api/admin/settings', { changes })
  await app.deps.db.kysely.updateTable('users').set({ secondFactorAt: new Date() }).execute()
  await buildListing(app)
  expect(await openSteps()).toEqual(['imprint', 'terms', 'privacy', 'mail'])
})
