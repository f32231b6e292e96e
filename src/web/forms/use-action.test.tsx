import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { ApiError } from '../api/index.ts'
import { readText } from '../ui/text.fixture.tsx'
import { TextProvider } from '../ui/text.ts'
import { useReadRefusal } from './use-action.ts'

function Message({ error }: { error: unknown }) {
  return useReadRefusal()(error).message
}

function messageIn(language: (typeof languageCodes)[number], error: unknown): string {
  return renderToStaticMarkup(
    <TextProvider value={readText(language)}>
      <Message error={error} />
    </TextProvider>,
  )
}

test.each([
  ['no connection', new ApiError(0, {}), /Prüfen Sie Ihre Verbindung/],
  ['a bad gateway', new ApiError(502, {}), /Prüfen Sie Ihre Verbindung/],
  ['a file that a proxy finds too large', new ApiError(413, {}), /zu groß/],
  ['a refusal of a proxy', new ApiError(403, {}), /abgelehnt \(Fehler 403\)/],
  ['an error of a script', new TypeError('x is not a function'), /schiefgegangen/],
])('%s is explained in the language of the page', (_, error, german) => {
  expect(messageIn('de', error)).toMatch(german)
  const messages = languageCodes.map((language) => messageIn(language, error))
  expect(new Set(messages).size).toBe(languageCodes.length)
})

test('what the API says of an error is shown as it is', () => {
  const error = new ApiError(409, { message: 'Das Handy ist schon reserviert.' })
  expect(messageIn('de', error)).toBe('Das Handy ist schon reserviert.')
})
