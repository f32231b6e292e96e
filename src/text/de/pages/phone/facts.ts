import type facts from '../../../en/pages/phone/facts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  detail: {
    storageGb: 'Speicher',
    color: 'Farbe',
    grade: 'Note',
    used: 'Genutzt',
    batteryPercent: 'Akkuzustand',
  },
  listed: 'Eingestellt',
  percent: '{shown} %',
  grade: { A: 'A, wie neu', B: 'B, gut', C: 'C, akzeptabel', D: 'D, stark gebraucht' },
  gradeMeaning: {
    A: 'Aus einer Armlänge Abstand sind bei normalem Licht keine Gebrauchsspuren zu sehen. Alles funktioniert.',
    B: 'Aus einer Armlänge Abstand leichte Gebrauchsspuren, aber keine, die man bei eingeschaltetem Display sieht. Alles funktioniert.',
    C: 'Kratzer, die man bei eingeschaltetem Display sieht, Dellen, ein schwacher Akku oder ein Teil, das nicht funktioniert, etwa eine Kamera.',
    D: 'Risse oder verbogene Teile, ein verbrauchter Akku oder etwas Wesentliches, das nicht funktioniert, etwa das Laden.',
  },
  notGraded: 'Der Verkäufer hat die Fragen zum Zustand nicht beantwortet.',
  every: 'Technische Daten: {name}',
  allAbout: 'Mehr zum Modell {name}',
  recent: {
    title: 'Zuletzt angesehen',
    clear: 'Leeren',
  },
  model: {
    announced: 'Vorgestellt',
    os: 'System bei Erscheinen',
    chipset: 'Prozessor',
    display: 'Display',
    camera: 'Haupt\u00adkamera',
    battery: 'Akku',
    memory: 'Arbeits\u00adspeicher',
    storage: 'Speicher',
    colors: 'Farben',
    launchPrice: 'Preis bei Erscheinen ({currency})',
    updates: 'Sicherheits\u00adupdates bis',
    inches: '{size} Zoll',
    megapixels: '{size} MP',
    milliampereHours: '{size} mAh',
  },
  afterSale: {
    title: 'Rückgabe und Garantie',
    returns: 'Rückgabe',
    returnsNone: 'Nicht möglich',
    returnsBuyer: 'Innerhalb von {shown} Tagen, der Käufer zahlt das Rückporto',
    returnsSeller: 'Innerhalb von {shown} Tagen, der Verkäufer zahlt das Rückporto',
    warranty: 'Garantie',
    warrantyNone: 'Keine',
    noReturns: 'Keine Rückgabe',
    noReturnsText:
      'Prüfen Sie das Handy, bevor Sie es annehmen: Nur weil es Ihnen doch nicht gefällt, können Sie es nicht zurückgeben.',
    returnsWithin:
      'Rückgabe innerhalb von {count, plural, one {{shown} Tag} other {{shown} Tagen}}',
    returnsText:
      'Die Frist beginnt an dem Tag, an dem Sie das Handy erhalten. Schicken Sie es vollständig und im selben Zustand zurück, auf Werkseinstellungen zurückgesetzt und von allen Konten abgemeldet.',
    postage: {
      buyer: 'Das Rückporto zahlen Sie.',
      seller: 'Das Rückporto zahlt der Verkäufer.',
    },
    noWarranty: 'Keine Garantie',
    warrantyFor: '{count, plural, one {{shown} Monat} other {{shown} Monate}} Garantie',
    warrantyText:
      'Die Garantie gibt der Verkäufer. Sie gilt ab dem Tag, an dem Sie das Handy erhalten. Geht etwas kaputt, melden Sie in Ihrer Bestellung einen Garantiefall. Der Verkäufer hat {count, plural, one {{shown} Tag} other {{shown} Tage}} Zeit zu antworten. Werden Sie sich nicht einig, entscheidet ein Admin dieses Shops.',
    months: '{count, plural, one {{shown} Monat} other {{shown} Monate}}',
  },
  tray: {
    label: 'Handys zum Vergleichen',
    remove: '{name} aus dem Vergleich entfernen',
    thisPhone: 'dieses Handy',
    compare: '{shown} vergleichen',
    add: 'Bis zu {shown} weitere zum Vergleichen hinzufügen',
  },
} satisfies Translation<typeof facts>
