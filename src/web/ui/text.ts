import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react'
import type { useTranslations as useTranslationsOfLibrary } from 'use-intl/react'

type Text = { language: string; messages: object }

const TextContext = createContext<Text>({ language: 'en', messages: {} })

/** Provides the texts of a page: messages by area, as the build has compiled them. */
export const TextProvider = TextContext.Provider

const formatters = {
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
}

/**
 * The hook of use-intl, with its types, for compiled messages: a fifth of its size. `t('key', { name })` is a text;
 * `t.rich('key', { link: (text) => <a>{text}</a> })` fills tags.
 */
export const useTranslations = ((area: string) => {
  const { language, messages } = useContext(TextContext)
  const fill = (key: string, values?: FormatValues<ReactNode>) =>
    format(messageAt(messages, `${area}.${key}`), language, values, { formatters })
  const rich = (key: string, values?: FormatValues<ReactNode>) =>
    createElement(Fragment, null, ...[fill(key, values)].flat())
  return Object.assign(fill, { rich })
}) as unknown as typeof useTranslationsOfLibrary

/** An unknown message is its key, which types and tests prevent. */
function messageAt(messages: object, path: string): CompiledMessage {
  let message: unknown = messages
  for (const key of path.split('.'))
    message = (message as Record<string, unknown> | undefined)?.[key]
  return (message as CompiledMessage | undefined) ?? path
}
