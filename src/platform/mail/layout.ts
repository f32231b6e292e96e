import { type ShopImage, shopImageUrl } from '../../shared/settings/shop-images.ts'
import {
  footerLinks,
  greeting,
  type MailContent,
  type MailLogo,
  type MailShop,
  sentBy,
} from './mail-content.ts'
import { renderHtml } from './mail-html.ts'

type RenderedMail = {
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** The shop that an email comes from, as far as emails show it. */
export type MailSender = {
  settings: {
    current(): {
      name: string
      accentColor: string
      logo: ShopImage | null
      icon: ShopImage | null
    }
  }
  /** The public address, for the pictures. */
  origin(): string
}
/** As large as in the header of a page. */
const LOGO_BOX = { width: 180, height: 36 }

function logoFor(origin: string, logo: ShopImage | null): MailLogo | undefined {
  if (!logo) return undefined
  const scale = Math.min(LOGO_BOX.width / logo.width, LOGO_BOX.height / logo.height, 1)
  return {
    src: `${origin}${shopImageUrl(logo.id, '.png')}`,
    width: Math.round(logo.width * scale),
    height: Math.round(logo.height * scale),
  }
}

/** The icon of the shop, or that of the software, as in the header of a page. */
function markFor(origin: string, icon: ShopImage | null): string {
  return `${origin}${icon ? shopImageUrl(icon.id, '-180.png') : '/app-icons/512.png'}`
}

/** The one layout of every email: plain text, HTML for light and dark, and the headers. */
export function renderMail(sender: MailSender, content: MailContent): RenderedMail {
  const { name, accentColor, logo, icon } = sender.settings.current()
  const origin = sender.origin()
  const shop = {
    ...{ name: withoutLinks(name), accentColor, origin },
    ...{ logo: logoFor(origin, logo), mark: markFor(origin, icon) },
  }
  const mail = cleaned(content)
  const { unsubscribe } = content
  return {
    subject: mail.subject,
    text: plainText(mail, shop),
    html: renderHtml(mail, shop),
    headers: {
      Keywords: mail.topic,
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe.url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/**
 * Text on one line of its own that no email program turns into a link: people type names, titles and
 * messages, and they must not start a line of an email nor lead readers anywhere.
 */
function withoutLinks(text: string): string {
  return (
    text
      // An amount and its currency stay on one line.
      .replace(/[^\S\u00a0]+/g, ' ')
      .replaceAll('://', ' ')
      .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '. ')
      .trim()
  )
}

function cleaned(mail: MailContent): MailContent {
  const items = mail.items?.map((item) => ({
    ...item,
    title: withoutLinks(item.title),
    lines: item.lines.map(withoutLinks),
  }))
  return {
    ...mail,
    subject: withoutLinks(mail.subject),
    preheader: withoutLinks(mail.preheader ?? mail.paragraphs[0] ?? ''),
    heading: withoutLinks(mail.heading ?? mail.subject),
    paragraphs: mail.paragraphs.map(withoutLinks),
    ...(mail.name !== undefined && { name: withoutLinks(mail.name) }),
    ...(mail.quote !== undefined && { quote: withoutLinks(mail.quote) }),
    ...(items && { items }),
    ...(mail.closing && { closing: mail.closing.map(withoutLinks) }),
  }
}

function plainText(mail: MailContent, shop: MailShop): string {
  const { subject, heading = subject, paragraphs, quote, items = [] } = mail
  const blocks = [
    greeting(mail),
    /[.?!]$/.test(heading) ? heading : `${heading}.`,
    ...paragraphs,
    ...(quote ? [`  ${quote}`] : []),
    ...items.map(({ title, lines, link }) =>
      [title, ...lines.map((line) => `  ${line}`), `  ${link.url}`].join('\n'),
    ),
    ...(mail.closing ?? []),
    ...(mail.button ? [`${mail.button.label}: ${mail.button.url}`] : []),
    ...(mail.note ? [mail.note] : []),
    `--\n${[sentBy(mail, shop), ...footerLinks(mail).map(({ label, url }) => `${label}: ${url}`)].join('\n')}`,
  ]
  return blocks.join('\n\n')
}
