import type legal from '../../../en/pages/public/legal.ts'
import type { Translation } from '../../../translation.ts'

export default { version: 'Stand: {day} (Version {version}).' } satisfies Translation<typeof legal>
