import { byEnglishText } from './by-english-text.ts'

/** What holds a grade down, which is stored in English, in a language. */
export const translateGradeReason = byEnglishText('grading')
