import type legal from '../../../en/pages/public/legal.ts'
import type { Translation } from '../../../translation.ts'

export default {
  version: 'Version {version}, {day}.',
  contents: 'Sur cette page',
} satisfies Translation<typeof legal>
