/** A page whose text has versions, such as the seller terms. */
export default {
  version: 'Version {version}, {day}.',
  contents: 'On this page',
} as const
