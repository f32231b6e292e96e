import { MASK } from '@redial/contact-mask'
import { expect, test } from 'vitest'
import { newId } from '../../platform/db/index.ts'
import { shownText } from './conversation-views.ts'

const page = () =>
  Array.from({ length: 50 }, () => ({
    id: newId(),
    text: 'one 91763548 '.repeat(150),
    precedingTexts: Array.from({ length: 12 }, () => 'five '.repeat(24)),
  }))

test('a message that was masked once is not masked again', () => {
  const messages = page()
  const first = messages.map(shownText)
  expect(first[0]?.text).toContain(MASK)
  // Messages are immutable: masking again would show this different text.
  const again = messages.map((message) => shownText({ ...message, text: 'masked again' }))
  expect(again).toEqual(first)
})

test('a message without contact details is shown unchanged, also when read again', () => {
  const plain = { id: newId(), text: 'Is it still there?', precedingTexts: [] }
  for (let time = 0; time < 2; time += 1)
    expect(shownText(plain)).toEqual({ text: plain.text, masked: false })
})

test('the same text is masked depending on the messages before it', () => {
  const split = { text: '4455 6677', precedingTexts: ['0176'] }
  expect(shownText({ ...split, id: newId() }).masked).toBe(true)
  const priced = { id: newId(), text: '450', precedingTexts: [] }
  expect(shownText(priced).masked).toBe(false)
  expect(shownText({ ...split, id: null }).masked).toBe(true)
})

test('a message that left the cache is masked again, with the same result', () => {
  const old = { id: newId(), text: 'call 91763548', precedingTexts: [] }
  const first = shownText(old)
  for (let more = 0; more < 2_500; more += 1)
    shownText({ id: newId(), text: 'Hi', precedingTexts: [] })
  expect(shownText(old)).toEqual(first)
})
