import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReactNode } from 'react'
import { TextProvider } from './text.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../text/compiled/en')

const read = (area: string) =>
  JSON.parse(readFileSync(path.join(FOLDER, `${area}.gen.json`), 'utf8'))

const text = { language: 'en', messages: { shell: read('shell'), login: read('login') } }

/** The English texts, for tests that render components. */
export function EnglishText({ children }: { children: ReactNode }) {
  return <TextProvider value={text}>{children}</TextProvider>
}
