import path from 'node:path'
import { createTranslator } from 'use-intl/core'
import type { Language } from '../../src/shared/languages.ts'
import { messageFiles } from '../../src/text/compile.ts'
import type { PageMessages } from '../../src/text/pages.ts'

/** Fills the messages of pages in a language, as a page does. */
export async function translatePages(language: Language) {
  const folder = path.resolve(import.meta.dirname, '../../src/text', language, 'pages')
  const areas = messageFiles(folder).map(async (file) => {
    const { default: messages } = await import(path.join(folder, file))
    return [path.basename(file, '.ts'), messages] as const
  })
  const messages = Object.fromEntries(await Promise.all(areas)) as PageMessages
  return createTranslator({ locale: language, messages })
}
