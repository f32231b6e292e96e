import { isolate } from '../../shared/isolate.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { translatorFor } from '../../text/server.ts'

/** What emails are about: the kinds of notifications, and the rest. */
export const mailTopics = [
  'orders',
  'payments',
  'disputes',
  'offers',
  'ratings',
  'listings',
  'reports',
  'account',
  'messages',
  'searches',
  'staff',
] as const
export type MailTopic = (typeof mailTopics)[number]

/** What one email says. Every text is plain: the layout escapes it and keeps it from becoming a link. */
export type MailContent = {
  /** In the header `Keywords` of RFC 5322, for rules that sort emails. */
  topic: MailTopic
  subject: string
  /** The language of all its texts; defaults to English. */
  language?: Language
  /** Shown after the subject in the list of emails; defaults to the first paragraph. */
  preheader?: string
  /** The reader's name, for "Hello Ann,". */
  name?: string
  /** Defaults to the subject. */
  heading?: string
  /** The phone that the email is about, beside the heading. */
  photo?: MailPhoto | undefined
  paragraphs: readonly string[]
  /** Text by another person, set apart from ours. */
  quote?: string
  items?: readonly MailItem[]
  /** Paragraphs after the items. */
  closing?: readonly string[]
  button?: MailLink
  /** Small print under the button. */
  note?: string
  /** One-click unsubscription (RFC 8058) and its label, such as "Unsubscribe from order emails". */
  unsubscribe?: MailLink
  footer?: readonly MailLink[]
}

export type MailItem = {
  title: string
  lines: readonly string[]
  link: MailLink
  photo?: MailPhoto | undefined
}
/** A photo of a phone: its path below the shop's address, and its size in CSS pixels. */
export type MailPhoto = { path: string; width: number; height: number }
type MailLink = { label: string; url: string }

/** The shop that an email comes from, with the logo as large as emails show it. */
export type MailShop = {
  name: string
  accentColor: string
  logo: MailLogo | undefined
  /** URL of the square picture before the name, where there is no logo. */
  mark: string
  origin: string
}
export type MailLogo = { src: string; width: number; height: number }

export function footerLinks({ unsubscribe, footer = [] }: MailContent): readonly MailLink[] {
  return unsubscribe ? [unsubscribe, ...footer] : footer
}

export function greeting({ name, language = DEFAULT_LANGUAGE }: MailContent): string {
  const t = translatorFor(language, 'mail')
  return name ? t('hello', { name: isolate(name, language) }) : t('helloAnyone')
}

/** Whom the email is from, at its end. */
export function sentBy({ language = DEFAULT_LANGUAGE }: MailContent, { name }: MailShop): string {
  return translatorFor(language, 'mail')('sentBy', { shop: name })
}
