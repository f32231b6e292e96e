import type { PhoneDetail as LoadedPhone, Phone } from '../../api/index.ts'

export type { Market } from '../../api/index.ts'

/** What a phone's page shows. The preview of a form has only part of it. */
export type PhoneDetail = Phone & Partial<LoadedPhone>
