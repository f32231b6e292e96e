import type start from '../../../en/pages/account/start.ts'
import type { Translation } from '../../../translation.ts'

export default {
  welcome: 'Willkommen, {name}',
  lead: {
    Buyer: 'Ihre Reservierungen und Ihr nächstes Handy.',
    Seller: 'Ihre Handys, Verkäufe und Reservierungen.',
    admin: 'Der Shop, seine Nutzer und sein Geld.',
    moderator: 'Meldungen, Anzeigen und Konten.',
    support: 'Fragen, Bestellungen und Streitfälle.',
    finance: 'Zahlungen, Auszahlungen und Steuern.',
  },
  next: 'Was jetzt zu tun ist',
  loadingNext: 'Ihre nächsten Schritte werden geladen',
  yourTurn: 'Sie sind dran',
  failed: {
    orders: 'Ihre Bestellungen konnten nicht geladen werden.',
    sales: 'Ihre Verkäufe konnten nicht geladen werden.',
    offers: 'Ihre Preisvorschläge konnten nicht geladen werden.',
    phones: 'Ihre Handys konnten nicht geladen werden.',
  },
  answerOffer: 'Preisvorschlag über {price} beantworten',
  changeListings: '{count, plural, one {{shown} Anzeige ändern} other {{shown} Anzeigen ändern}}',
  changeWhy: 'Die Moderation bittet um Änderungen, bevor Käufer die Anzeige sehen',
  empty: 'Für Sie ist nichts zu tun',
  emptyBuyer: 'Wenn Sie ein Handy reservieren, steht hier, wie es weitergeht.',
  emptySeller:
    'Hier stehen Verkäufe, Preisvorschläge und Änderungen, um die die Moderation bittet.',
  someOf: '{shown} von {total}',
  showAll: 'Alle {total} anzeigen',
  drops: 'Im Preis gesenkt',
  loweredTo: 'Jetzt {price}, {amount} weniger als beim Merken',
  unread: 'Ungelesene Nachrichten',
  more: 'Mehr',
  days: 'Letzte 30 Tage',
  analytics: 'Zu meiner Statistik',
  figure: {
    sales: 'Verkäufe',
    gross: 'Verkaufswert',
    views: 'Aufrufe',
    onItsWay: 'Unterwegs',
  },
  before: '{value} in den 30 Tagen davor',
  fromSales:
    '{count, plural, one {Aus {shown} Verkauf, nach Gebühren.} other {Aus {shown} Verkäufen, nach Gebühren.}}',
  find: {
    title: 'Handy finden',
    pick_up: 'Reservieren Sie eines, dann bleibt es bis zum Treffen für Sie zurückgelegt.',
    shipping: 'Reservieren Sie eines, dann bleibt es für Sie zurückgelegt.',
  },
  sell: {
    title: 'Handy verkaufen',
    text: 'Akzeptieren Sie die Verkaufsbedingungen und stellen Sie es ein. Ihre Bestellungen bleiben.',
  },
  add: { title: 'Handy anbieten' },
  phones: { title: 'Handys im Verkauf', all: 'Zu meinen Anzeigen' },
} satisfies Translation<typeof start>
