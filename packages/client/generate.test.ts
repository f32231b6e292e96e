import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractTypes, openToKeys } from './generate.ts'

const contract = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
)

test('the types of the client are those of the contract (`npm run openapi`)', async () => {
  const types = readFileSync(new URL('contract.gen.ts', import.meta.url), 'utf8')
  expect(types === (await contractTypes(contract))).toBe(true)
})

test('the client has what a key can call and public reads, and nothing else', () => {
  const operation = (security?: Record<string, string[]>[]) => ({
    responses: { 200: {}, 404: {} },
    ...(security && { security }),
  })
  const { paths } = openToKeys({
    paths: {
      '/phones': {
        get: operation(),
        post: operation([{ session: [] }, { apiKey: ['phones:write'] }]),
      },
      '/me': {
        get: operation([{ session: [] }, { apiKey: [] }]),
        delete: operation([{ session: [] }]),
      },
      '/views': { post: operation() },
    },
    components: { schemas: {} },
  })
  const methods = Object.entries(paths).map(([path, calls]) => [path, ...Object.keys(calls)])
  expect(methods).toEqual([
    ['/phones', 'get', 'post'],
    ['/me', 'get'],
  ])
  expect(paths['/phones']?.post?.description).toBe('Scope: `phones:write`.')
})
