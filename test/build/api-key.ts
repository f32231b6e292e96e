import type { ApiScope } from '../../src/shared/integrations/api-scopes.ts'
import { as, type TestApp, type TestUser } from '../app.ts'

export type TestKey = { id: string; token: string; headers: { authorization: string } }

/** A key of a person, made as they make it. */
export async function buildApiKey(
  app: TestApp,
  owner: TestUser,
  scopes: readonly ApiScope[],
): Promise<TestKey> {
  const answer = await as(app, owner).post('/api/api-keys', { name: 'Sync', scopes, days: 30 })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const { key, token } = answer.body
  return { id: key.id, token, headers: { authorization: `Bearer ${token}` } }
}
