import { MASK } from '@redial/contact-mask'
import { expect, test } from 'vitest'
import { newId } from '../../platform/db/index.ts'
import { shownText } from './thread-views.ts'

const page = () =>
  Array.from({ length: 50 }, () => ({
    id: newId(),
    text: 'one 91763548 '.repeat(150),
    saidBefore: Array.from({ length: 12 }, () => 'five '.repeat(24)),
  }))

test('a message that was masked once is not masked again', () => {
  const messages = page()
  const first = messages.map(shownText)
  expect(first[0]?.text).toContain(MASK)
  // A message never changes: were it masked again, the different text would show.
  const again = messages.map((message) => shownText({ ...message, text: 'masked again' }))
  expect(again).toEqual(first)
})

test('what hides nothing is shown as it is, also when it is read again', () => {
  const plain = { id: newId(), text: 'Is it still there?', saidBefore: [] }
  for (let time = 0; time < 2; time += 1)
    expect(shownText(plain)).toEqual({ text: plain.text, masked: false })
})

test('the same words read each in its own place', () => {
  const said = { text: '4455 6677', saidBefore: ['0176'] }
  expect(shownText({ ...said, id: newId() }).masked).toBe(true)
  const priced = { id: newId(), text: '450', saidBefore: [] }
  expect(shownText(priced).masked).toBe(false)
  expect(shownText({ ...said, id: null }).masked).toBe(true)
})

test('what was not read for long is looked through anew, and reads the same', () => {
  const old = { id: newId(), text: 'call 91763548', saidBefore: [] }
  const first = shownText(old)
  for (let more = 0; more < 2_500; more += 1) shownText({ id: newId(), text: 'Hi', saidBefore: [] })
  expect(shownText(old)).toEqual(first)
})
