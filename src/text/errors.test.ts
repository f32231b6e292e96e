import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { translateError } from './errors.ts'

/** The messages at fields of forms, which schemas of requests spell out in English. */

const root = path.resolve(import.meta.dirname, '../..')
const schemas = globSync('src/{modules,platform}/**/*.ts', { cwd: root })
  .filter((file) => !/\.(test|fixture|gen)\.ts$|taxes\.api\.ts$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .filter((source) => /import (?:type )?\{[^}]*\bz\b[^}]*\} from/.test(source))

/** An argument or a message. That of a field has no full stop, unlike that of a whole request. */
const TEXT = /(?:[(,?:]\s*|\b(?:message|error): )'([A-Z][^'\n]* [^'\n]*[^.'\n])'/g
/** What describes a route or a response. */
const DESCRIPTION = /\b(?:description|summary|example|confirming):\s*'[^'\n]*'|\bjson\([^()]*\)/g

/** What no form sends, so that only programs read why it is wrong. */
const FOR_PROGRAMS =
  /^(?:Must be|Use|Send|Unknown|Enter the (?:id|version)|Enter a (?:key as|known)|Name|Choose (?:approved|dismissed|open|pause|pick_up)|At least one test|Each test once|At most 200|Report one|Only .google|Rotate|Not a date|Token|Upload a picture, or|YYYY)\b/
/** Texts of other kinds: of responses, of logs, and of what a confirmed login is for. */
const OTHERS =
  /^(?:Logged in|The recovery codes|Changing the|Confirming who|Authenticator code|Recovery code|Wrong code|You sent the same|This message contains)|\\n$/

test('every message at a field is in the languages of pages', () => {
  const messages = new Set(
    schemas.flatMap((source) =>
      [...source.replace(DESCRIPTION, '').matchAll(TEXT)].map(([, text = '']) => text),
    ),
  )
  expect(messages.size).toBeGreaterThan(100)
  const missing = [...messages].filter(
    (text) => translateError(text, 'de') === text && !FOR_PROGRAMS.test(text) && !OTHERS.test(text),
  )
  expect(missing).toEqual([])
})
