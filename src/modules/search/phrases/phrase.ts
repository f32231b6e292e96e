import type { SearchTexts } from '../search-texts.ts'
import { inAllLanguages } from './languages.ts'

/** URL parameters of filters, with their values. */
export type FilterParams = Record<string, string[]>

/** What parsing depends on besides the text. */
export type PhraseContext = {
  /** The shop's, ISO 4217. */
  currency: string
  /** Whether a model's name has these two words next to each other: 'pro max', 'note 20'. */
  isInName: (first: string, second: string) => boolean
  /** Whether the text is the whole name of a model: 'iphone 12'. */
  isModelName: (text: string) => boolean
  /** Whether a brand, a model or a filter is called by this word, or it says nothing. */
  isKnownWord: (word: string) => boolean
  /** The id of a place by its folded name. */
  placeId: (name: string) => number | undefined
  /** Of the notes. */
  t: SearchTexts
}

/** What a phrase stands for. `keep` is the part of it that stays in the text. */
export type Reading = { params?: FilterParams; note?: string; keep?: string }

export type PhraseMatch = {
  /** The matched text. */
  text: string
  groups: Record<string, string | undefined>
  /** The last word before the phrase; empty at the start. */
  before: string
  /** Read from earlier phrases. */
  params: FilterParams
}

/** A kind of phrase. `read` returns undefined for text that only looks like one: it stays. */
export type Rule = {
  pattern: Phrase
  read: (match: PhraseMatch, context: PhraseContext) => Reading | undefined
}

/** Rules that match only texts in which `needs` matches, in lower case: a pattern that is quick to compile. */
export type RuleGroup = { needs: RegExp; rules: readonly Rule[] }

/** Signs beyond ASCII that patterns mention; the others become `OTHER_SIGN` before a text is matched. */
const SIGNS = '’″€৳₩₴₹₺₽£¥'
/** In no pattern. */
const OTHER_SIGN = '\x7f'

/**
 * Letters and marks in lower case, in any script, and digits beyond ASCII, as the inside of a class. A list of
 * ranges: V8 takes 0.3 ms longer for each `\p{L}` in a pattern. It fits texts in which `toMatchable` left no
 * other signs.
 */
export const LETTERS = `a-z${rangesWithout(SIGNS)}`
const START = `(?<![0-9${LETTERS}])`
const END = `(?![0-9${LETTERS}])`

/** All UTF-16 code units beyond ASCII but these, as ranges of a class. */
function rangesWithout(characters: string): string {
  const codes = [...characters].map((character) => character.charCodeAt(0)).sort((a, b) => a - b)
  const toEscape = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`
  const starts = [0x80, ...codes.map((code) => code + 1)]
  const ends = [...codes.map((code) => code - 1), 0xffff]
  return starts
    .flatMap((from, index) =>
      from > ends[index]! ? [] : `${toEscape(from)}-${toEscape(ends[index]!)}`,
    )
    .join('')
}

/** A match of a pattern in a text, as the text has it. */
export type TextMatch = {
  text: string
  start: number
  groups: Record<string, string | undefined>
}

/** A pattern of whole words in lower case. */
export type Phrase = {
  source: string
  /** All matches, ignoring case. */
  find: (text: string) => TextMatch[]
}

/**
 * Compiled when it is first used, which takes up to 3 ms. Ignoring the case (`i`) would take twice as long,
 * because V8 looks up the other cases of every letter.
 */
export function phrase(source: string): Phrase {
  let pattern: RegExp | undefined
  return {
    source,
    find(text) {
      pattern ??= new RegExp(`${START}(?:${source})${END}`, 'dg')
      return [...toMatchable(text).matchAll(pattern)].map((match) => {
        const groups = Object.entries(match.indices?.groups ?? {}).map(([name, range]) => [
          name,
          range && text.slice(...range),
        ])
        const start = match.index
        return {
          text: text.slice(start, start + match[0].length),
          start,
          groups: Object.fromEntries(groups),
        }
      })
    },
  }
}

/** In lower case and without signs that no pattern mentions, with every character at the same position. */
function toMatchable(text: string): string {
  const lower = toLowerCase(text)
  if (!BEYOND_ASCII.test(lower)) return lower
  return lower.replace(UNKNOWN, (sign) => (/\s/.test(sign) ? ' ' : OTHER_SIGN.repeat(sign.length)))
}

const BEYOND_ASCII = /[\u0080-\uffff]/
const UNKNOWN = new RegExp(`[^\\p{L}\\p{N}\\p{M}\\0-\\x7f${SIGNS}]`, 'gu')

/** 'İ' would become two. */
function toLowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return text.replace(/./gsu, (character) => {
    const lower = character.toLowerCase()
    return lower.length === character.length ? lower : character
  })
}

/** Words before the highest value that is wanted. */
export const AT_MOST = `(?:${inAllLanguages('atMost')})`

/** Words before the lowest value that is wanted. */
export const AT_LEAST = `(?:${inAllLanguages('atLeast')})`

/** Words after the highest value: '300 से कम'. */
export const OR_LESS = `(?:\\s+(?:or|and) (?:less|under|below|cheaper|lower)|\\s*(?:${inAllLanguages('orLess')}))`

/** Words after the lowest value: '90 % or more'. */
export const OR_MORE = `(?:\\s?\\+|\\s+(?:or|and) (?:more|better|higher|above|over|up|bigger|larger)|\\s+min(?:imum)?|\\s*(?:${inAllLanguages('orMore')}))`

const DENIAL = new RegExp(`^(?:${inAllLanguages('not')})$`, 'i')

/** Whether the word before a phrase denies it: 'not broken', 'no warranty'. */
export function isDenied(before: string): boolean {
  return DENIAL.test(before)
}

/** Sizes of storage that phones are sold with, in GB. */
export const PHONE_SIZES = [16, 32, 64, 128, 256, 512, 1024, 2048]
