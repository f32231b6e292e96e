import path from 'node:path'
import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, type Language, languageCodes } from '../shared/languages.ts'
import { messageFiles } from './compile.ts'
import { pageLanguage, translateError } from './errors.ts'

/** The messages of all languages, compared with the English ones. */

type Messages = { readonly [key: string]: string | Messages }
/** What a message consists of, by kind, such as `argument name` or `tag link`; and the categories of its plurals. */
type Parts = { names: Set<string>; plurals: string[][]; text: string }

/** Phones cut off a longer subject of an email or title of a notification. */
const SHORT = /\.(subject|title)$/
const SHORT_LENGTH = 60
/** For the value of an argument. */
const VALUE = '·'.repeat(8)

const [SELECT, PLURAL] = [1, 2]

async function readMessages(language: Language) {
  const all = new Map<string, Parts>()
  for (const part of ['pages', 'server'])
    for (const file of messageFiles(path.join(import.meta.dirname, language, part))) {
      const { default: messages } = await import(`./${language}/${part}/${file}`)
      addMessages(`${part}/${file.replace(/\.ts$/, '')}`, messages, all)
    }
  return all
}

function addMessages(prefix: string, messages: Messages, all: Map<string, Parts>) {
  for (const [key, value] of Object.entries(messages)) {
    const name = `${prefix}.${key}`
    if (typeof value === 'string') all.set(name, partsOf(value))
    else addMessages(name, value, all)
  }
}

function partsOf(message: string): Parts {
  const parts: Parts = { names: new Set(), plurals: [], text: '' }
  addParts(compile(message), parts)
  return parts
}

/** The form of a compiled message: a text, or a list of texts, arguments, choices and tags. */
function addParts(message: unknown, parts: Parts) {
  if (typeof message === 'string') parts.text += message
  if (!Array.isArray(message)) return
  for (const node of message) {
    if (!Array.isArray(node)) {
      addParts(node, parts)
      continue
    }
    const [name, kind, choices] = node
    const isTag = node.length > 1 && typeof kind !== 'number'
    parts.names.add(`${isTag ? 'tag' : 'argument'} ${name}`)
    if (kind === PLURAL) parts.plurals.push(Object.keys(choices))
    if (kind === SELECT || kind === PLURAL)
      for (const choice of Object.values(choices)) addParts(choice, parts)
    else if (isTag) addParts(node.slice(1), parts)
    else parts.text += VALUE
  }
}

const english = await readMessages(DEFAULT_LANGUAGE)

describe.each(languageCodes)('%s', async (language) => {
  const messages = await readMessages(language)

  test('has all messages, and no others', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('has the arguments and tags of each English message', () => {
    const names = (all: Map<string, Parts>) =>
      Object.fromEntries([...all].map(([key, parts]) => [key, [...parts.names].sort()]))
    expect(names(messages)).toEqual(names(english))
  })

  test('has every plural category of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    for (const [key, { plurals }] of messages)
      for (const categories of plurals)
        expect(categories, key).toEqual(expect.arrayContaining(pluralCategories))
  })

  test('has short subjects and titles', () => {
    for (const [key, { text }] of messages)
      if (SHORT.test(key)) expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(SHORT_LENGTH)
  })
})

test('the API answers a page in its language, and anyone else in English', () => {
  expect(pageLanguage('de')).toBe('de')
  expect(pageLanguage('de-DE,de;q=0.9,en;q=0.8')).toBe('en')
  expect(translateError('Name is required', 'de')).toBe('Geben Sie Ihren Namen ein')
  const forPrograms = 'The body is not valid JSON.'
  expect(translateError(forPrograms, 'de')).toBe(forPrograms)
})

test('a message with arguments is found by the text around them', () => {
  expect(translateError('At most 2,000 characters', 'de')).toBe('Höchstens 2.000 Zeichen')
  expect(translateError('No complete response within 10 seconds', 'de')).toBe(
    'Keine vollständige Antwort innerhalb von 10 Sekunden',
  )
  expect(translateError('The column storage_gb appears twice.', 'ar')).toBe(
    'العمود storage_gb مكرر.',
  )
  expect(translateError('At most 2,000 characters or so', 'de')).toBe(
    'At most 2,000 characters or so',
  )
})

test('an argument that is a message itself is translated', () => {
  expect(translateError('Storage has changed', 'de')).toBe('Geändert: Speicher')
  expect(translateError('Something has changed', 'de')).toBe('Geändert: Something')
})
