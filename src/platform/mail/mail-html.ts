import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DEFAULT_LANGUAGE, languages } from '../../shared/languages.ts'
import { accentColors } from '../../shared/settings/accent-colors.ts'
import {
  footerLinks,
  greeting,
  type MailContent,
  type MailItem,
  type MailPhoto,
  type MailShop,
  sentBy,
} from './mail-content.ts'

/** The tokens of src/web/styles/tokens.css by day; email programs do not support CSS variables. */
const color = {
  paper: '#fbfaf7',
  raised: '#ffffff',
  ink: '#17161a',
  muted: '#5f5c63',
  hairline: '#e7e3da',
  onAccent: '#ffffff',
  quote: '#efe8db',
}

// The same tokens by night. Inline styles win without !important.
const stylesWith = (fill: string, ink: { light: string; dark: string }) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: ${ink.light}; }
@media (max-width: 480px) {
  .card { padding: 24px 20px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #131215 !important; }
  .card { background: #1c1b1f !important; border-color: #2c2a30 !important; }
  .ink { color: #f3f1ec !important; }
  .muted { color: #aba7b0 !important; }
  .line { border-color: #2c2a30 !important; }
  .quote { background: #2b2721 !important; }
  .link { color: ${ink.dark} !important; }
  .button { background: ${fill} !important; }
  .logo { background: #ffffff !important; color: #17161a !important; padding: 4px 6px; border-radius: 8px; }
}`

/** Of the card, in CSS pixels. */
const MAX_WIDTH = 560

const FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'

/**
 * The HTML of an email, for light and dark. The texts of `mail` have been cleaned of links.
 * Written with `createElement`: the server runs `.ts` files unbuilt, and only pages are built from `.tsx`.
 */
export function renderHtml(mail: MailContent, shop: MailShop): string {
  return `<!doctype html>${renderToStaticMarkup(htmlDocument(mail, shop))}`
}

function htmlDocument(mail: MailContent, shop: MailShop): ReactNode {
  const { fill, ink } = accentColors(shop.accentColor)
  const { subject, heading = subject, preheader, language = DEFAULT_LANGUAGE } = mail
  const { direction } = languages[language]
  return h(
    'html',
    { lang: language, dir: direction },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, stylesWith(fill.dark, ink)),
    ),
    h(
      'body',
      {
        className: 'page',
        style: { margin: 0, padding: 0, background: color.paper, fontFamily: FONT },
      },
      h(
        'div',
        { style: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 } },
        preheader,
      ),
      // Tables, because Outlook lays out nothing else.
      h(
        'table',
        {
          role: 'presentation',
          // Email programs that show only the inside of the body drop what `html` says.
          lang: language,
          dir: direction,
          width: '100%',
          cellPadding: 0,
          cellSpacing: 0,
          className: 'page',
          style: { background: color.paper },
        },
        h(
          'tbody',
          null,
          h(
            'tr',
            null,
            h(
              'td',
              { align: 'center', style: { padding: '32px 16px' } },
              h(
                'table',
                {
                  role: 'presentation',
                  // For Outlook, which does not know `max-width`.
                  width: MAX_WIDTH,
                  cellPadding: 0,
                  cellSpacing: 0,
                  style: {
                    width: '100%',
                    maxWidth: MAX_WIDTH,
                    textAlign: direction === 'rtl' ? 'right' : 'left',
                    // Long words that people typed do not widen the email. Some programs know only the second one.
                    overflowWrap: 'anywhere',
                    wordBreak: 'break-word',
                  },
                },
                h(
                  'tbody',
                  null,
                  row('logo', { padding: '0 4px 16px' }, wordmark(shop)),
                  h(
                    'tr',
                    null,
                    h(
                      'td',
                      {
                        className: 'card',
                        style: {
                          padding: 32,
                          background: color.raised,
                          border: `1px solid ${color.hairline}`,
                          borderRadius: 16,
                        },
                      },
                      h(
                        'div',
                        { style: { marginBottom: 16 } },
                        besidePhoto(mail.photo, shop, headline(heading)),
                      ),
                      ...cardBody(mail, shop),
                    ),
                  ),
                  row('footer', { padding: '20px 4px 0' }, footer(mail, shop)),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}

function headline(text: string): ReactNode {
  return h(
    'h1',
    {
      className: 'ink',
      style: {
        margin: 0,
        color: color.ink,
        fontSize: 22,
        lineHeight: '28px',
        fontWeight: 700,
        // For long words beside a photo, as German ones are.
        hyphens: 'auto',
      },
    },
    text,
  )
}

/** Content with a photo before it, or alone. The text names the phone, so the photo needs no other. */
function besidePhoto(
  photo: MailPhoto | undefined,
  { origin }: MailShop,
  content: ReactNode,
): ReactNode {
  if (!photo) return content
  const { path, width, height } = photo
  const image = h('img', {
    src: `${origin}${path}`,
    width,
    height,
    alt: '',
    style: { display: 'block', border: 0, borderRadius: 10 },
  })
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h('td', { width, valign: 'top' }, image),
        h('td', { width: 16 }),
        h('td', { valign: 'top' }, content),
      ),
    ),
  )
}

function row(key: string, style: object, content: ReactNode): ReactNode {
  return h('tr', { key }, h('td', { style }, content))
}

/** Of the square picture before the name, in CSS pixels. */
const MARK_SIDE = 28

/**
 * The logo, or else the icon and the name as text. Many email programs show no pictures by default: then the name stands
 * in the logo's place, in the same style. By night the logo stands on white, because it is made for light pages.
 */
function wordmark({ name, logo, mark }: MailShop): ReactNode {
  if (logo)
    return h('img', {
      ...logo,
      alt: name,
      className: 'logo ink',
      style: {
        border: 0,
        color: color.ink,
        fontSize: 22,
        fontWeight: 800,
        verticalAlign: 'middle',
      },
    })
  return [
    h('img', {
      key: 'mark',
      ...{ src: mark, alt: '', width: MARK_SIDE, height: MARK_SIDE },
      style: { border: 0, borderRadius: 8, verticalAlign: 'middle' },
    }),
    h(
      'span',
      {
        key: 'name',
        dir: 'auto',
        className: 'ink',
        style: {
          ...{ color: color.ink, fontSize: 20, fontWeight: 800, letterSpacing: '-0.02em' },
          ...{ padding: '0 8px', verticalAlign: 'middle' },
        },
      },
      name,
    ),
  ]
}

function cardBody(mail: MailContent, shop: MailShop): ReactNode[] {
  const { accentColor } = shop
  const { ink } = accentColors(accentColor)
  const { paragraphs, quote, items = [], closing = [], button, note } = mail
  return [
    paragraph('hello', greeting(mail)),
    ...paragraphs.map((text, index) => paragraph(`text ${index}`, text)),
    quote &&
      h(
        'p',
        {
          key: 'quote',
          dir: 'auto',
          className: 'quote ink',
          style: {
            margin: '0 0 16px',
            padding: '12px 16px',
            borderRadius: 10,
            background: color.quote,
            color: color.ink,
            fontSize: 16,
            lineHeight: '24px',
          },
        },
        quote,
      ),
    ...items.map((item, index) => listItem(`item ${index}`, item, shop, ink.light)),
    ...closing.map((text, index) => paragraph(`closing ${index}`, text)),
    button &&
      h(
        'p',
        { key: 'button', style: { margin: '24px 0 0' } },
        h(
          'a',
          {
            href: button.url,
            className: 'button',
            style: {
              display: 'inline-block',
              padding: '12px 24px',
              borderRadius: 10,
              background: accentColor,
              color: color.onAccent,
              fontSize: 16,
              lineHeight: '24px',
              fontWeight: 600,
              textDecoration: 'none',
            },
          },
          button.label,
        ),
      ),
    note &&
      h(
        'p',
        {
          key: 'note',
          className: 'muted',
          style: { margin: '20px 0 0', color: color.muted, fontSize: 14, lineHeight: '20px' },
        },
        note,
      ),
  ]
}

function paragraph(key: string, text: string): ReactNode {
  return h(
    'p',
    {
      key,
      className: 'ink',
      style: { margin: '0 0 16px', color: color.ink, fontSize: 16, lineHeight: '24px' },
    },
    text,
  )
}

function listItem(key: string, item: MailItem, shop: MailShop, ink: string): ReactNode {
  const { title, lines, link, photo } = item
  const text = [
    h(
      'div',
      {
        key: 'title',
        dir: 'auto',
        className: 'ink',
        style: { color: color.ink, fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      },
      title,
    ),
    ...lines.map((line) =>
      h(
        'div',
        {
          key: line,
          dir: 'auto',
          className: 'muted',
          style: { color: color.muted, fontSize: 14, lineHeight: '22px' },
        },
        line,
      ),
    ),
    h(
      'a',
      {
        key: 'link',
        href: link.url,
        className: 'link',
        style: { color: ink, fontSize: 14, lineHeight: '24px', fontWeight: 600 },
      },
      link.label,
    ),
  ]
  return h(
    'div',
    {
      key,
      className: 'line',
      style: { padding: '14px 0', borderTop: `1px solid ${color.hairline}` },
    },
    besidePhoto(photo, shop, text),
  )
}

function footer(mail: MailContent, shop: MailShop): ReactNode {
  return h(
    'p',
    {
      className: 'muted',
      style: { margin: 0, color: color.muted, fontSize: 13, lineHeight: '22px' },
    },
    sentBy(mail, shop),
    ...footerLinks(mail).flatMap(({ label, url }, index) => [
      index === 0 ? h('br', { key: 'break' }) : ' · ',
      h('a', { key: url, href: url, className: 'muted', style: { color: color.muted } }, label),
    ]),
  )
}
