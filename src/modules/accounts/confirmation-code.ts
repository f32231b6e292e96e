import { z } from '../../platform/http/index.ts'

/** A six-digit code from an email or a text message; people type it in groups, as 123 456 or 123-456. */
export const confirmationCode = z
  .string('Enter the code')
  .max(20, 'Enter the six digits')
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits'))
