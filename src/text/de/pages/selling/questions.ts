import type questions from '../../../en/pages/selling/questions.ts'
import type { Translation } from '../../../translation.ts'

export default {
  change: 'Ändern',
  allWorks: 'Alles funktioniert',
  percent: '{shown} %',
  inPercent: '{question} In Prozent',
  upTo100: 'Eine Zahl von 1 bis 100',
  comma: ', ',
} satisfies Translation<typeof questions>
