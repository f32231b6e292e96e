/** The page “Blog” around its articles. */
export default {
  minutes: '{count, plural, one {{shown} minute} other {{shown} minutes}} to read',
  phones: {
    title: 'Here for a phone?',
    text: 'Compare second-hand phones by grade, age and price, and read how to check one before you pay.',
    browse: 'See all phones',
    safely: 'How to buy and sell safely',
  },
  sample: {
    title: 'This is a sample',
    text: 'Every shop starts with these articles. Publish your own in their place: each heading becomes an article.',
    write: 'Write your own',
  },
} as const
