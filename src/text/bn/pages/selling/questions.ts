import type questions from '../../../en/pages/selling/questions.ts'
import type { Translation } from '../../../translation.ts'

export default {
  change: 'বদলান',
  allWorks: 'সবকিছু কাজ করে',
  percent: '{shown}%',
  inPercent: '{question} শতাংশে',
  upTo100: '১ থেকে ১০০-এর মধ্যে একটি সংখ্যা',
  comma: ', ',
} satisfies Translation<typeof questions>
