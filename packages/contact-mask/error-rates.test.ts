import { expect, test } from 'vitest'
import { HARMLESS, PHONE_NUMBERS } from './contacts.fixture.ts'
import { maskContacts } from './mask-contacts.ts'
import { SIX_LANGUAGES } from './six-languages.fixture.ts'

const isHidden = (text: string) => maskContacts(text).masked

/** At most this share of the texts may be judged wrongly. */
const MAX_ERRORS = 0.01

const harmless = [...HARMLESS, ...SIX_LANGUAGES.flatMap((each) => each.harmless)]
const evasive = [
  ...Object.values(PHONE_NUMBERS).flat(),
  ...SIX_LANGUAGES.flatMap((each) => each.evasive),
]

test.each([
  ['harmless texts', harmless, (text: string) => isHidden(text)],
  ['texts with contact details', evasive, (text: string) => !isHidden(text)],
])(
  'of at least 200 %s in six languages, at most 1 % are judged wrongly',
  (name, texts, isWrong) => {
    const different = [...new Set(texts)]
    const wrong = different.filter(isWrong)
    const rate = ((100 * wrong.length) / different.length).toFixed(1)
    console.info(
      `${name}: ${wrong.length} of ${different.length} judged wrongly (${rate} %)`,
      wrong,
    )
    expect(different.length).toBeGreaterThanOrEqual(200)
    expect(wrong.length / different.length).toBeLessThanOrEqual(MAX_ERRORS)
  },
)
