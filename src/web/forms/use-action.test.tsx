import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '../api/index.ts'
import { readText } from '../ui/text.fixture.tsx'
import { TextProvider } from '../ui/text.ts'
import { useReadRefusal } from './use-action.ts'

/** What a page in German says of a failed call. */
function readInGerman(error: unknown): string {
  const Message = () => useReadRefusal()(error).message
  return renderToStaticMarkup(
    <TextProvider value={readText('de')}>
      <Message />
    </TextProvider>,
  )
}

test.each([
  ['no answer', new ApiError(0, {}), /Wir erreichen diesen Shop nicht/],
  ['a proxy that has no server', new ApiError(502, {}), /Wir erreichen diesen Shop nicht/],
  ['a proxy that limits the size', new ApiError(413, {}), 'Das ist zu groß für den Server.'],
  ['a proxy that blocks', new ApiError(403, {}), /abgelehnt \(Fehler 403\)/],
  ['our own code', new TypeError('undefined is not a function'), /schiefgegangen/],
  ['the API', new ApiError(413, { message: 'Höchstens 24 MB.' }), 'Höchstens 24 MB.'],
])('a failure of %s is named in the language of the page', (_, error, message) => {
  expect(readInGerman(error)).toMatch(message)
})
