import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from '../shared/languages.ts'
import { translateError } from './errors.ts'
import { serverMessages } from './server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = globSync('src/{modules,platform}/**/*.ts', { cwd: root })
  .filter((file) => !/\.(test|fixture|gen)\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))

/** The messages at fields of forms, which schemas of requests spell out in English. */
const schemas = sources
  .filter(({ file }) => !file.endsWith('taxes.api.ts'))
  .map(({ source }) => source)
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

/** Where the message of a whole request is: in a call, in a table by status, or in a constant. */
const REFUSAL =
  /\b(?:refuse\w*|broken)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[\s*[45]\d\d,(?:[^[\]]|\[[^[\]]*\])*\]|^(?:export )?const [A-Z_]+ =\s*(?:'[^'\n]*'|`[^`]*`)$/gm
/** A sentence. In a template, ${…} stands for something that is filled in. */
const SENTENCE = /'([A-Z][^'\n]* [^'\n]*[.?!])'|`([A-Z][^`]* [^`]*[.?!])`/g
const FILLED_IN = /\$\{(?:[^{}]|\{[^{}]*\})*\}/

/** What is wrong with a request that no page sends: of programs with an API key, of Stripe, or malformed. */
const REQUESTS_OF_PROGRAMS =
  /^(?:Send (?:an API key|JSON|phoneId|the (?:body|file|photo))|This (?:client ID|event|is not an event)|Stripe could not|The (?:address contains|body (?:has|is)|request is (?:incomplete|not)|text contains half)|This \$\{IDEMPOTENCY_KEY\})/
/** Sentences of a terminal. */
const FOR_OPERATORS = /^src\/platform\/(?:backup|db)\//

test('every refusal of a whole request is in the languages of pages', () => {
  const messages = new Set(
    sources
      .filter(({ file }) => !FOR_OPERATORS.test(file))
      .flatMap(({ source }) => source.match(REFUSAL) ?? [])
      .flatMap((refusal) => [...refusal.matchAll(SENTENCE)])
      .map(([, text, template]) => text ?? template ?? ''),
  )
  expect(messages.size).toBeGreaterThan(200)
  const missing = [...messages].filter(
    (message) => !isTranslated(message) && !REQUESTS_OF_PROGRAMS.test(message),
  )
  expect(missing).toEqual([])
})

function isTranslated(message: string): boolean {
  const [first = '', ...rest] = message.split(FILLED_IN).map((part) => RegExp.escape(part))
  if (rest.length === 0) return translateError(message, 'de') !== message
  const pattern = new RegExp(`^${[first, ...rest].join('.+')}$`)
  return Object.values(serverMessages.en.errors).some((english) => pattern.test(english))
}

test('a waiting time has the plural form of its number', () => {
  const wait = (time: string, language: Language) =>
    translateError(`You’re sending too many messages. Try again in ${time}.`, language)
  expect(wait('1 minute', 'ar')).toMatch(/بعد دقيقة واحدة\.$/)
  expect(wait('2 hours', 'ar')).toMatch(/بعد ساعتين\.$/)
  expect(wait('5 minutes', 'ar')).toMatch(/بعد 5 دقائق\.$/)
  expect(wait('45 seconds', 'ar')).toMatch(/بعد 45 ثانية\.$/)
  expect(wait('1 hour', 'de')).toContain('Warten Sie 1 Stunde,')
  expect(wait('15 minutes', 'bn')).toContain('১৫ মিনিট পর')
})
