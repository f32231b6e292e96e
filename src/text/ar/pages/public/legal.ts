import type legal from '../../../en/pages/public/legal.ts'
import type { Translation } from '../../../translation.ts'

export default {
  version: 'الإصدار {version}، {day}.',
  contents: 'في هذه الصفحة',
} satisfies Translation<typeof legal>
