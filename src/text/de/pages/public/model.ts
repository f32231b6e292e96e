import type model from '../../../en/pages/public/model.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: '{name} gebraucht: {summary} Technische Daten, Preise und Angebote im Vergleich.',
  secondHand: '{name} gebraucht',
  summary: {
    none: 'Derzeit keines verfügbar.',
    one: '{shown} verfügbar für {price}.',
    range: '{shown} verfügbar, von {lowest} bis {highest}.',
  },
  sold: {
    title: 'Verkaufspreise',
    chart: 'Verkaufspreise nach Monaten: {name}. Die Zahlen stehen in der Tabelle.',
    line: 'Mittlerer Verkaufspreis',
    curve: 'Geschätzter Wert, für kommende Monate eine Prognose',
    typically: 'Meist verkauft für',
    estimated: 'Geschätzter Wert',
    about: 'Meist etwa {amount}.',
    none: 'Keine Verkäufe, alle Speichergrößen und Noten.',
    during:
      '{count, plural, one {{shown} Verkauf} other {{shown} Verkäufe}}, {month}, alle Speichergrößen und Noten.',
    period:
      '{count, plural, one {{shown} Verkauf} other {{shown} Verkäufe}}, {from} bis {to}, alle Speichergrößen und Noten.',
    estimate: 'Schätzung',
    estimateNote:
      'Zu wenige Verkäufe dieses Modells ({shown}). Geschätzt danach, was Handys mit der Zeit an Wert verlieren.',
    figures: 'Zahlen nach Monaten',
    byMonth: 'Verkäufe nach Monaten',
    month: 'Monat',
    sales: 'Verkäufe',
    median: 'Mittlerer Preis',
    forecast: '(Prognose)',
  },
  prices: {
    title: 'Preise nach Speicher und Zustand',
    cheapest: 'Jeweils das günstigste Handy.',
    half: 'Die Hälfte aller kostet weniger als {amount}.',
    incomplete: 'Handys ohne Angabe zum Speicher stehen weiter unten in der Liste.',
    caption: 'Niedrigste Preise nach Speicher und Zustand: {name}',
    storage: 'Speicher',
    grade: {
      A: 'Wie neu',
      B: 'Gut',
      C: 'Akzeptabel',
      D: 'Stark gebraucht',
      none: 'Ohne Note',
    },
    none: 'Keines',
  },
  offers: {
    title: 'Derzeit verfügbar',
    none: '{name}: derzeit keines verfügbar',
    others:
      'Andere Handys von {brand} finden Sie auf der Seite der Marke, und jeden Tag kommen neue dazu.',
    brand: 'Alle Handys von {brand}',
    all: 'Alle ansehen: {phones}',
  },
  facts: {
    title: 'Das Modell',
    lead: 'Das ist bei jedem {name} gleich, egal wer es verkauft.',
    none: 'Zu diesem Modell haben wir noch keine technischen Daten.',
    source: 'Quelle: {source}.',
    data: 'Technische Daten bis 2023: Smartphone-Data-Analysis von Ayushman Malla, MIT-Lizenz.',
  },
} satisfies Translation<typeof model>
