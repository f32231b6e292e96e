import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { filterTexts } from './filter-texts.ts'

/** The names of filters in English, for tests. */
export function englishFilterTexts() {
  const text = readText('en')
  return filterTexts(translate(text, 'search'), translate(text, 'card'), 'en')
}
