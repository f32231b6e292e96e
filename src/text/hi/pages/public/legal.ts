import type legal from '../../../en/pages/public/legal.ts'
import type { Translation } from '../../../translation.ts'

export default {
  version: 'वर्शन {version}, {day}।',
  contents: 'इस पेज पर',
} satisfies Translation<typeof legal>
