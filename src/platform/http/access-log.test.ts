import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as pages from '../../contract/page-urls.ts'
import { loggablePath } from './access-log.ts'

const { paths } = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, object> }

const TOKEN = 'c2VjcmV0.dG9rZW4'

test('no path of the API is logged with its token or email address', () => {
  const secret = Object.keys(paths).filter((path) => /\{(token|email)\}/.test(path))
  expect(secret).toContain('/api/unsubscriptions/{token}')
  expect(secret).toContain('/api/users/buyer/{email}')
  for (const path of secret) {
    const address = path.replace('{token}', TOKEN)
    for (const email of ['ada@example.org', 'ada%40example.org']) {
      const logged = loggablePath(address.replace('{email}', email))
      expect(logged).not.toContain(TOKEN)
      expect(logged).not.toContain('example.org')
    }
  }
})

test('no link of an email is logged with its token', () => {
  const { checkup, renewal, appeal, unsubscribe, stopMails, messageMails } = pages
  const links = [checkup, renewal, appeal, unsubscribe, stopMails, messageMails]
  const inQueries = [pages.confirmEmail, pages.stopEmailChange]
  for (const link of [...links, ...inQueries])
    expect(loggablePath(link(TOKEN))).not.toContain(TOKEN)
  expect(loggablePath(`${pages.resetPassword()}?token=${TOKEN}`)).toBe('/reset-password')
})

test('other paths are logged as they are', () => {
  for (const path of ['/', '/dashboard/my-products/1/edit', '/api/phones/1'])
    expect(loggablePath(`${path}?q=1`)).toBe(path)
})
