import type questions from '../../../en/pages/selling/questions.ts'
import type { Translation } from '../../../translation.ts'

export default {
  change: 'تغيير',
  allWorks: 'كل شيء يعمل',
  percent: '{shown}%',
  inPercent: '{question} بالنسبة المئوية',
  upTo100: 'رقم من 1 إلى 100',
  comma: '، ',
} satisfies Translation<typeof questions>
