import type { Language } from '../shared/languages.ts'
import { byEnglishText } from './by-english-text.ts'
import rubric from './en/server/selling/rubric.ts'

/** What holds a grade down, and the questions about the condition with their answers: stored in English. */
export const translateGrading = byEnglishText('grading')

/** Longest first: one answer can begin another. */
const answers = new RegExp(
  Object.values(rubric)
    .toSorted((a, b) => b.length - a.length)
    .map((text) => RegExp.escape(text))
    .join('|'),
  'g',
)

/** An answer in a language. Several are joined by commas, which may also be inside of one. */
export function translateAnswer(text: string, language: Language): string {
  return text.replace(answers, (answer) => translateGrading(answer, language))
}
