import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'
import { languageCodes } from '../shared/languages.ts'

/** `npm run text`: compiles the texts of pages, which spares browsers the parser. */

type Messages = { readonly [key: string]: string | Messages }
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled }

const FOLDER = import.meta.dirname

/** The files of messages in a folder and its subfolders, by their paths in it. */
export function messageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
}

/** The files of compiled texts by path below this folder, with their content. */
export async function compiledTexts(): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const language of languageCodes)
    for (const file of messageFiles(path.join(FOLDER, language, 'pages'))) {
      const { default: messages } = (await import(`./${language}/pages/${file}`)) as {
        default: Messages
      }
      const target = `compiled/${language}/${path.basename(file, '.ts')}.gen.json`
      texts.set(target, `${JSON.stringify(compileAll(messages), null, 1)}\n`)
    }
  return texts
}

function compileAll(messages: Messages): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileAll(value),
    ]),
  )
}

if (import.meta.main)
  for (const [file, text] of await compiledTexts()) {
    mkdirSync(path.join(FOLDER, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(FOLDER, file), text)
  }
