import type legal from '../../../en/pages/public/legal.ts'
import type { Translation } from '../../../translation.ts'

export default {
  version: 'Stand: {day} (Version {version}).',
  contents: 'Auf dieser Seite',
} satisfies Translation<typeof legal>
