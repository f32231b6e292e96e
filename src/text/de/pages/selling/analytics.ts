import type analytics from '../../../en/pages/selling/analytics.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Ihre Handys im Zeitverlauf, verglichen mit dem Zeitraum davor. Gezählt wird jede Minute.',
  caption: 'Statistik',
  none: 'Noch keine Zahlen',
  noneText:
    'In diesem Zeitraum und dem davor hat niemand eines Ihrer Handys angesehen, gemerkt oder reserviert.',
  by: 'Nach',
  until: 'Bis',
  download: 'CSV herunterladen',
  unit: { day: 'Tagen (30 Tage)', week: 'Wochen (26 Wochen)', month: 'Monaten (12 Monate)' },
  counting: 'Wird noch gezählt',
  countingText: 'Frühere Tage werden noch gezählt. Ab dem {day} sind die Zahlen vollständig.',
  viewsSince: 'Aufrufe werden seit dem {day} nach Tagen gezählt.',
  lines:
    'Balken und durchgezogene Linien: dieser Zeitraum mit dem heutigen Tag bis jetzt. Gestrichelte Linie: der Zeitraum davor. Die Tage sind die der Zeitzone des Shops, {zone}.',
  days: '{count, plural, one {{shown} Tag} other {{shown} Tage}}',
  noChange: 'Unverändert',
  week: 'Woche vom {day}',
  before: {
    day: '{value} in den 30 Tagen davor',
    week: '{value} in den 26 Wochen davor',
    month: '{value} in den 12 Monaten davor',
  },
  description: {
    day: '{value} im Zeitraum {from} bis {to}, {before} in den 30 Tagen davor. Die Werte stehen in der Tabelle darunter.',
    week: '{value} im Zeitraum {from} bis {to}, {before} in den 26 Wochen davor. Die Werte stehen in der Tabelle darunter.',
    month:
      '{value} im Zeitraum {from} bis {to}, {before} in den 12 Monaten davor. Die Werte stehen in der Tabelle darunter.',
  },
  table: 'Als Tabelle zeigen<hidden>: {figure}</hidden>',
  column: { period: 'Zeitraum', value: 'Dieser Zeitraum', before: 'Zeitraum davor' },
  figure: {
    views: {
      label: 'Aufrufe',
      text: 'Aufrufe Ihrer Anzeigen: einer je Besucher, Handy und Tag, ohne Bots und Sie selbst.',
    },
    favorites: { label: 'Gemerkt', text: 'Wie oft jemand eines Ihrer Handys gemerkt hat.' },
    offers: { label: 'Preisvorschläge', text: 'Preisvorschläge, die Sie bekommen haben.' },
    bookings: {
      label: 'Bestellungen',
      text: 'Reservierungen Ihrer Handys, auch unbezahlte und stornierte.',
    },
    conversion: { label: 'Bestellungen je Aufruf', text: 'Bestellungen auf 100 Aufrufe.' },
    sales: {
      label: 'Verkäufe',
      text: 'Erstmals abgeschlossene Bestellungen. Ein Handy, das später zurückkam, zählt trotzdem.',
    },
    gross: {
      label: 'Verkaufswert',
      text: 'Preise Ihrer verkauften Handys, ohne Versand und vor Gebühren und Erstattungen.',
    },
    priceToMarket: {
      label: 'Preis im Vergleich zum Markt',
      text: 'Ihre Verkaufspreise in Prozent des mittleren Preises von Handys desselben Modells, Speichers und Zustands in den 180 Tagen davor. Verkäufe mit weniger als 3 vergleichbaren zählen nicht mit.',
    },
  },
} satisfies Translation<typeof analytics>
