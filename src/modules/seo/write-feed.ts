import { pages } from '../../routes.ts'
import { formatMoney } from '../../shared/money.ts'
import { type Offer, slugOf } from '../listings/index.ts'
import { XML_HEAD, xml } from './xml.ts'

type Feed = {
  title: string
  /** The page that shows the same, the feed's own address, and the instance's. */
  page: string
  self: string
  origin: string
  phones: readonly Offer[]
}

/** RSS 2.0, newest first. */
export function writeFeed({ title, page, self, origin, phones }: Feed): string {
  return [
    `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">`,
    '<channel>',
    element('title', title),
    element('link', page),
    `<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
    element('description', 'Second-hand phones on sale, newest first.'),
    element('language', 'en'),
    element('ttl', '15'),
    ...phones.map((phone) => itemOf(phone, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemOf(phone: Offer, origin: string) {
  const price = formatMoney(phone.priceMinor, phone.currency)
  const facts = [
    phone.grade && `Grade ${phone.grade}`,
    phone.storageGb && `${phone.storageGb} GB`,
    phone.colour,
    phone.used && `used ${phone.used}`,
    phone.location,
  ].filter(Boolean)
  return [
    '<item>',
    element('title', `${phone.name}: ${price}`),
    element('link', origin + pages.namedPhone(phone.id, slugOf(phone.name))),
    `<guid isPermaLink="false">${phone.id}</guid>`,
    element('pubDate', phone.createdAt.toUTCString()),
    element('category', phone.brand),
    element('description', [facts.join(', '), phone.description].filter(Boolean).join('. ')),
    '</item>',
  ].join('\n')
}

function element(name: string, text: string) {
  return `<${name}>${xml(text)}</${name}>`
}
