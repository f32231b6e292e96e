import type { Language } from '../../../shared/languages.ts'
import { translatorFor } from '../../../text/server.ts'

/** What a job does, in a language: 'Send emails'. One that only another release has is called by its name. */
export function jobLabel(job: string, language: Language): string {
  const t = translatorFor(language, 'jobs')
  const key = job as 'mails'
  return t.has(key) ? t(key) : job
}
