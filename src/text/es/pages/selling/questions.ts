import type questions from '../../../en/pages/selling/questions.ts'
import type { Translation } from '../../../translation.ts'

export default {
  change: 'Cambiar',
  allWorks: 'Todo funciona',
  percent: '{shown} %',
  inPercent: '{question} En porcentaje',
  upTo100: 'Un número de 1 a 100',
  comma: ', ',
} satisfies Translation<typeof questions>
