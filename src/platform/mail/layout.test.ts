import { expect, test } from 'vitest'
import { type MailContent, type MailSender, renderMail } from './index.ts'

const brand = { name: 'Redial', accentColor: '#cf3a1d', logo: null, icon: null }
const senderWith = (
  changes: Partial<ReturnType<MailSender['settings']['current']>>,
): MailSender => ({
  settings: { current: () => ({ ...brand, ...changes }) },
  origin: () => 'https://redial.example',
})
const shop = senderWith({})
const content: MailContent = {
  topic: 'orders',
  subject: 'Ann booked your iPhone 13',
  name: 'Sam',
  paragraphs: ['The price is $450.'],
  button: { label: 'View order', url: 'https://redial.example/dashboard/orders/1?a=1&b=2' },
  unsubscribe: { label: 'Unsubscribe from order emails', url: 'https://redial.example/stop/token' },
  footer: [{ label: 'Notification settings', url: 'https://redial.example/settings' }],
}

test('text and HTML have the same content, button and footer links', () => {
  const { subject, text, html, headers } = renderMail(shop, content)
  expect(subject).toBe('Ann booked your iPhone 13')
  expect(text).toBe(`Hello Sam,

Ann booked your iPhone 13.

The price is $450.

View order: https://redial.example/dashboard/orders/1?a=1&b=2

--
Sent by Redial, the marketplace for second-hand phones.
Unsubscribe from order emails: https://redial.example/stop/token
Notification settings: https://redial.example/settings`)
  for (const part of [
    'Hello Sam,',
    'The price is $450.',
    '>View order</a>',
    'href="https://redial',
  ])
    expect(html).toContain(part)
  expect(headers).toEqual({
    Keywords: 'orders',
    'List-Unsubscribe': '<https://redial.example/stop/token>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('the button has the brand color, and styles support dark mode', () => {
  const { html } = renderMail(shop, content)
  expect(html).toContain('background:#cf3a1d')
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
})

test('a long word does not widen the email, and Outlook, without `max-width`, has its width', () => {
  const { html } = renderMail(shop, content)
  expect(html).toContain('width="560"')
  expect(html).toMatch(/max-width:560px;[^"]*overflow-wrap:anywhere;word-break:break-word/)
})

test('an Arabic email is right-to-left also where only the inside of its body is shown', () => {
  const { html } = renderMail(shop, { ...content, language: 'ar', quote: 'Still for sale?' })
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? []
  expect(body).toContain('<table role="presentation" lang="ar" dir="rtl"')
  // What is written in another direction stays in its place.
  expect(body).toMatch(/<span dir="auto"[^>]*>Redial</)
  expect(body).toMatch(/<p dir="auto" class="quote/)
})

test('a logo stands in place of the name, with its size, and the name where pictures are not shown', () => {
  const id = '01970000-0000-7000-8000-000000000001'
  const logo = { id, width: 480, height: 48 }
  const { html, text } = renderMail(senderWith({ name: 'Fair "Phones" & Co', logo }), content)
  const [picture = ''] = /<img[^>]*>/.exec(html) ?? []
  expect(picture).toContain(`src="https://redial.example/media/shop/${id}.png"`)
  expect(picture).toContain('width="180" height="18" alt="Fair &quot;Phones&quot; &amp; Co"')
  expect(text).toContain('Fair "Phones" & Co')
})

test('photos of phones have their size and no text, and plain text does without them', () => {
  const photo = { path: '/media/a-240.webp', width: 72, height: 96 }
  const item = { title: 'iPhone 13', lines: [], link: { label: 'View', url: 'https://r.test/' } }
  const { html, text } = renderMail(shop, { ...content, photo, items: [{ ...item, photo }, item] })
  expect(html.match(/<img[^>]*\/media\/[^>]*>/g)).toEqual(
    Array(2).fill(
      expect.stringContaining(
        'src="https://redial.example/media/a-240.webp" width="72" height="96" alt=""',
      ),
    ),
  )
  expect(text).not.toContain('/media/')
})

test('an email without an unsubscribe link has no List-Unsubscribe header', () => {
  const { unsubscribe, ...rest } = content
  expect(unsubscribe).toBeDefined()
  expect(renderMail(shop, rest).headers).toEqual({ Keywords: 'orders' })
})

test.each([
  [
    'markup',
    '<img src=x onerror=alert(1)>"\'</p><script>',
    /<img src=x|<script|onerror=alert\(1\)>/,
  ],
  ['a web address', 'http://evil.example/login', /:\/\/evil|evil\.example/],
  ['a bare domain', 'Pay at evil.example', /evil\.example/],
  ['a short domain', 'Pay at x9.io now', /x9\.io/],
  ['lines of its own', 'Ann\r\nBcc: all@example.org\nUnsubscribe: here', /\n(Bcc|Unsubscribe):/],
])('%s in a name, a title or a quotation is escaped', (_, hostile, danger) => {
  const { subject, text, html } = renderMail(shop, {
    topic: 'orders',
    subject: `${hostile} booked your phone`,
    name: hostile,
    preheader: hostile,
    paragraphs: [hostile],
    quote: hostile,
    items: [{ title: hostile, lines: [hostile], link: { label: 'View', url: 'https://r.test/' } }],
    closing: [hostile],
  })
  expect(subject).not.toMatch(/[\r\n]/)
  expect(subject).not.toMatch(/:\/\/evil|evil\.example|x9\.io/)
  expect(html).not.toMatch(danger)
  // Markup means nothing in plain text.
  if (!hostile.startsWith('<')) expect(text).not.toMatch(danger)
})
