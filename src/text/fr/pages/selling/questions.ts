import type questions from '../../../en/pages/selling/questions.ts'
import type { Translation } from '../../../translation.ts'

export default {
  change: 'Modifier',
  allWorks: 'Tout fonctionne',
  percent: '{shown} %',
  inPercent: '{question} En pourcentage',
  upTo100: 'Un nombre de 1 à 100',
  comma: ', ',
} satisfies Translation<typeof questions>
