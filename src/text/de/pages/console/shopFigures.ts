import type shopFigures from '../../../en/pages/console/shopFigures.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Der Shop im Zeitverlauf, verglichen mit dem Zeitraum davor. Gezählt wird jede Minute.',
  caption: 'Statistik',
  none: 'Noch keine Zahlen',
  noneText:
    'In diesem Zeitraum und dem davor ist nichts passiert. Zahlen erscheinen eine Minute, nachdem jemand ein Konto erstellt, ein Handy anbietet oder bestellt.',
  brand: 'Marke',
  allBrands: 'Alle Marken',
  byBrand: 'Nach Marke',
  brands: 'Marken',
  noBrand: 'Zu keiner Marke gibt es in diesem Zeitraum Zahlen',
  figure: {
    signUps: { label: 'Neue Konten', text: 'Neue Konten von Käufern und Verkäufern.' },
    listings: {
      label: 'Anzeigen',
      text: 'Handys, die zum Verkauf eingestellt wurden, auch wenn sie noch auf die Prüfung warten.',
    },
    views: {
      label: 'Aufrufe',
      text: 'Aufrufe von Handys: einer je Besucher, Handy und Tag, ohne Verkäufer, Team und Bots.',
    },
    bookings: { label: 'Bestellungen', text: 'Reservierungen, auch unbezahlte und stornierte.' },
    conversion: { label: 'Bestellungen je Aufruf', text: 'Bestellungen auf 100 Aufrufe.' },
    sales: {
      label: 'Verkäufe',
      text: 'Erstmals abgeschlossene Bestellungen. Ein Handy, das später zurückkam, zählt trotzdem.',
    },
    gross: {
      label: 'Warenwert',
      text: 'Preise der verkauften Handys, ohne Versand. Erstattungen sind nicht abgezogen.',
    },
    refunded: {
      label: 'Erstattet nach dem Verkauf',
      text: 'Preise oder Teile davon, die nach einem Verkauf zurückgingen, am Tag der Erstattung.',
    },
    fees: {
      label: 'Gebühren',
      text: 'An diesem Tag verbuchte Gebühren, abzüglich derer, die mit einer Erstattung zurückgingen.',
    },
    timeToSale: {
      label: 'Zeit bis zum Verkauf',
      text: 'Durchschnittliche Zeit von der Anzeige bis zu der Reservierung, aus der ein Verkauf wurde.',
    },
    disputes: { label: 'Streitfälle', text: 'Streitfälle zu einer Zahlung oder einem Handy.' },
    emptySearches: {
      label: 'Suchen ohne Treffer',
      text: 'Suchen nur nach Text, die nichts fanden: eine je Besucher, Text und Tag.',
    },
  },
  searches: {
    title: 'Gesucht, aber nicht gefunden',
    text: 'Texte, nach denen mindestens {visitors} Besucher gesucht haben, einmal je Besucher und Tag gezählt. Wer das war, wird nicht gespeichert, und die Texte werden nach {count, plural, one {{days} Tag} other {{days} Tagen}} gelöscht.',
    column: { text: 'Text', visitors: 'Besucher' },
    empty: 'Keine Texte',
  },
} satisfies Translation<typeof shopFigures>
