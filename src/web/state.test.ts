import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { meKey } from './shell/viewer.ts'
import { writeState } from './state.ts'

test('no text can end the script element that carries the state', () => {
  const client = new QueryClient()
  client.setQueryData(['phone', 'a'], { name: '</script><script>alert(1)</script>' })
  const state = writeState(client)
  expect(state).not.toContain('<')
  expect(JSON.parse(state).queries[0].state.data.name).toContain('</script>')
})

test('the signed-out state is not written into shared pages', () => {
  const client = new QueryClient()
  client.setQueryData(meKey, null)
  expect(JSON.parse(writeState(client)).queries).toEqual([])
})
