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

/** A stored problem in the language of a page. What the payment provider said is not translated. */
export function problemIn(problem: string | null, language: Language) {
  if (problem === null) return { problem, problemLanguage: null }
  const text = translateError(problem, language)
  return { problem: text, problemLanguage: text === problem ? DEFAULT_LANGUAGE : language }
}
