import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReactNode } from 'react'
import type { Language } from '../../shared/languages.ts'
import { TextProvider } from './text.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../text/compiled')

/** All texts of a language, for tests. */
export function readText(language: Language) {
  const messages = Object.fromEntries(
    readdirSync(path.join(FOLDER, language)).map((file) => [
      file.replace('.gen.json', ''),
      JSON.parse(readFileSync(path.join(FOLDER, language, file), 'utf8')),
    ]),
  )
  return { language, messages }
}

const english = readText('en')

/** The English texts, for tests that render components. */
export function EnglishText({ children }: { children: ReactNode }) {
  return <TextProvider value={english}>{children}</TextProvider>
}
