import type questions from '../../../en/pages/selling/questions.ts'
import type { Translation } from '../../../translation.ts'

export default {
  change: 'Mudar',
  allWorks: 'Tudo funciona',
  percent: '{shown}%',
  inPercent: '{question} Em percentual',
  upTo100: 'Um número de 1 a 100',
  comma: ', ',
} satisfies Translation<typeof questions>
