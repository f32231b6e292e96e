import type legal from '../../../en/pages/public/legal.ts'
import type { Translation } from '../../../translation.ts'

export default {
  version: 'Versão {version}, {day}.',
  contents: 'Nesta página',
} satisfies Translation<typeof legal>
