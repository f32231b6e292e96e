import { z } from '../../platform/http/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { translateError } from '../../text/errors.ts'

/** Why money does not move, as part of an answer. */
export const problemShape = {
  problem: z.string().nullable(),
  problemLanguage: z.string().nullable().openapi({
    description: 'The language of `problem`: errors of the payment provider are English.',
  }),
}

/** Problems are stored as the seller reads them; staff read them about the seller. */
const forStaff: [RegExp, string][] = [
  [
    /^Your first (\S+) sales are paid out (.+) later than others\.$/,
    'The first $1 sales of a seller are paid out $2 later than others.',
  ],
  [
    /^Several of your sales are disputed\..*/,
    'Several sales of this seller are disputed. The payout waits for the decisions.',
  ],
  [/^Your payout account was changed\./, 'The seller changed the payout account.'],
]

/** A stored problem for staff, in the language of a page. What the payment provider said is not translated. */
export function problemIn(problem: string | null, language: Language) {
  if (problem === null) return { problem, problemLanguage: null }
  const english = forStaff.reduce((text, [pattern, words]) => text.replace(pattern, words), problem)
  const text = translateError(english, language)
  return { problem: text, problemLanguage: text === english ? DEFAULT_LANGUAGE : language }
}
