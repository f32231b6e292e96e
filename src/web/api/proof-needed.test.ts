import { expect, test } from 'vitest'
import { onProofNeeded, withProof } from './client.ts'

/** A server that refuses until the person has proved who they are. */
function server() {
  const state = { isProven: false, calls: [] as [string, unknown][] }
  const fetch = withProof(async (path, init) => {
    state.calls.push([path, init?.body])
    return state.isProven
      ? Response.json({ done: true })
      : Response.json({ error: 'reauthentication_required', message: '' }, { status: 403 })
  })
  return { state, fetch }
}

test('a call that needs a proof is repeated with the same body once it is given', async () => {
  const { state, fetch } = server()
  const stop = onProofNeeded('reauthentication_required', async () => {
    state.isProven = true
    return true
  })
  const answer = await fetch('/api/x', { method: 'POST', body: 'what I typed' })
  expect(await answer.json()).toEqual({ done: true })
  expect(state.calls).toEqual([
    ['/api/x', 'what I typed'],
    ['/api/x', 'what I typed'],
  ])
  stop()
})

test('two simultaneous calls ask for confirmation once', async () => {
  const { state, fetch } = server()
  let requests = 0
  const stop = onProofNeeded('reauthentication_required', async () => {
    requests += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    state.isProven = true
    return true
  })
  const answers = await Promise.all([fetch('/api/a'), fetch('/api/b')])
  expect([requests, ...answers.map(({ status }) => status)]).toEqual([1, 200, 200])
  stop()
})

test('after Cancel the refusal is the answer, and the next call asks again', async () => {
  const { state, fetch } = server()
  let requests = 0
  const stop = onProofNeeded('reauthentication_required', async () => {
    requests += 1
    return false
  })
  const refused = await fetch('/api/x')
  expect([refused.status, (await refused.json()).error]).toEqual([403, 'reauthentication_required'])
  await fetch('/api/x')
  expect([requests, state.calls.length]).toEqual([2, 2])
  stop()
})

test('other refusals ask for nothing', async () => {
  const fetch = withProof(async () => Response.json({ error: 'not_allowed' }, { status: 403 }))
  const stop = onProofNeeded('reauthentication_required', () => Promise.reject(new Error('asked')))
  expect((await fetch('/api/x')).status).toBe(403)
  stop()
})

test('a call that needs a confirmed address asks for that, and is repeated', async () => {
  let isConfirmed = false
  const fetch = withProof(async () =>
    isConfirmed
      ? Response.json({ done: true })
      : Response.json({ error: 'email_not_verified' }, { status: 403 }),
  )
  const stops = [
    onProofNeeded('reauthentication_required', () => Promise.reject(new Error('asked'))),
    onProofNeeded('email_not_verified', async () => {
      isConfirmed = true
      return true
    }),
  ]
  expect(await (await fetch('/api/x')).json()).toEqual({ done: true })
  for (const stop of stops) stop()
})
