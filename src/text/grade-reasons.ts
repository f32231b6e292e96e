import ar from './ar/server/grading.ts'
import { byEnglishText } from './by-english-text.ts'
import de from './de/server/grading.ts'
import en from './en/server/grading.ts'

/** What holds a grade down, which is stored in English, in a language. */
export const translateGradeReason = byEnglishText(en, { de, ar })
