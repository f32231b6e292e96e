import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react'
import type { useTranslations as useTranslationsOfLibrary } from 'use-intl/react'
import type { Language } from '../../shared/languages.ts'
import { pluralRules } from '../../shared/plural-rules.ts'
import { formatCount } from '../../shared/quantities.ts'

export type Text = { language: Language; messages: object }

const TextContext = createContext<Text>({ language: 'en', messages: {} })

/** Provides the texts of a page: messages by area, as the build has compiled them. */
export const TextProvider = TextContext.Provider

const formatters = {
  getPluralRules: (language: Language) => pluralRules[language] as Intl.PluralRules,
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
}

type MessageArea = NonNullable<Parameters<typeof useTranslationsOfLibrary>[0]>

/** Fills the messages of one area, or of a part of it: the result of `useTranslations`. */
export type Translate<Area extends MessageArea> = ReturnType<typeof useTranslationsOfLibrary<Area>>

/** The same as `useTranslations`, outside of components. */
export const translate = (({ language, messages }: Text, area: string) => {
  const texts = find(messages, area)
  const get = (key: string) => find(texts, key)
  const fill = (key: string, values?: FormatValues<ReactNode>) =>
    // An unknown message is its key, which types and tests prevent.
    format((get(key) as CompiledMessage | undefined) ?? `${area}.${key}`, language, values, {
      formatters,
    })
  const rich = (key: string, values?: FormatValues<ReactNode>) =>
    createElement(Fragment, null, ...[fill(key, values)].flat())
  const has = (key: string) => get(key) !== undefined
  return Object.assign(fill, { rich, has })
}) as unknown as <Area extends MessageArea>(text: Text, area: Area) => Translate<Area>

/**
 * The hook of use-intl, with its types, for compiled messages: a fifth of its size. `t('key', { name })` is a text;
 * `t.rich('key', { link: (text) => <a>{text}</a> })` fills tags.
 */
export const useTranslations = ((area: MessageArea) =>
  translate(useContext(TextContext), area)) as unknown as typeof useTranslationsOfLibrary

/** The texts around, to which a part that is loaded later adds its own. */
export function useText(): Text {
  return useContext(TextContext)
}

/** The language of the texts around: for numbers, money and dates beside them. */
export function useLanguage(): Language {
  return useContext(TextContext).language
}

/** Writes whole numbers as the texts around do: 12345 in German is '12.345'. */
export function useCount(): (count: number) => string {
  const language = useLanguage()
  return (count) => formatCount(count, language)
}

/** The message or the group of messages at a path such as `card.grade.A`. */
function find(messages: unknown, path: string): unknown {
  let message = messages
  for (const key of path.split('.'))
    message = (message as Record<string, unknown> | undefined)?.[key]
  return message
}
