import type legal from '../../../en/pages/public/legal.ts'
import type { Translation } from '../../../translation.ts'

export default {
  version: 'Versión {version}, {day}.',
  contents: 'En esta página',
} satisfies Translation<typeof legal>
