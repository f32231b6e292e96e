/** How a question about a phone’s condition is answered. The questions themselves come from the server. */
export default {
  change: 'Change',
  allWorks: 'Everything works',
  percent: '{shown} %',
  inPercent: '{question} In percent',
  upTo100: 'A number from 1 to 100',
  comma: ', ',
} as const
