import type questions from '../../../en/pages/selling/questions.ts'
import type { Translation } from '../../../translation.ts'

export default {
  change: 'बदलें',
  allWorks: 'सब कुछ चलता है',
  percent: '{shown}%',
  inPercent: '{question} प्रतिशत में',
  upTo100: '1 से 100 तक का नंबर',
  comma: ', ',
} satisfies Translation<typeof questions>
