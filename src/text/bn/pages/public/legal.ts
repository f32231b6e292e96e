import type legal from '../../../en/pages/public/legal.ts'
import type { Translation } from '../../../translation.ts'

export default {
  version: 'সংস্করণ {version}, {day}।',
  contents: 'এই পাতায়',
} satisfies Translation<typeof legal>
