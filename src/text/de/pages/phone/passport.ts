import type passport from '../../../en/pages/phone/passport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  loading: 'Gerätepass wird geladen',
  unproven: 'Was das nicht beweist',
  open: 'Gerätepass öffnen',
  openMore:
    'Gerätepass öffnen: {count, plural, one {{shown} weiterer Eintrag} other {{shown} weitere Einträge}}',
  owners: '{count, plural, one {Besitzer hier} other {Besitzer hier}}',
  listings: '{count, plural, one {Mal eingestellt} other {Mal eingestellt}}',
  repairs: '{count, plural, one {Reparatur eingetragen} other {Reparaturen eingetragen}}',
  lastCheckup: 'letzter Funktionstest',
  noCheckup: 'Keiner',
  title: {
    imei_checked: 'IMEI geprüft',
    checked_up: 'Funktionstest',
    graded: 'Note berechnet',
    listed: 'Zum Verkauf eingestellt',
    unlisted: 'Anzeige auf eine andere IMEI geändert',
    sold: 'Neuer Besitzer',
    sale_undone: 'Verkauf rückgängig gemacht',
    repaired: 'Repariert',
    claimed: 'Neuer Besitzer',
  },
  detail: {
    unlisted: 'Die Anzeige hat jetzt eine andere IMEI.',
    sold: 'Über diesen Shop verkauft; der Käufer hat es erhalten.',
    repaired: 'Vom Besitzer angegeben, nicht geprüft.',
    claimed:
      'Anderswo gekauft. Unsere Moderation hat ein Foto des Handys geprüft, auf dem seine IMEI zu sehen ist.',
  },
  grade: 'Note {grade}',
  graded: 'Aus den Antworten des Verkäufers berechnet.',
  part: {
    screen: 'Display',
    battery: 'Akku',
    back_cover: 'Rückseite',
    camera: 'Kamera',
    charging_port: 'Ladebuchse',
    sound: 'Lautsprecher oder Mikrofon',
    buttons: 'Tasten',
    board: 'Hauptplatine',
    water_damage: 'Wasserschaden',
    other: 'Etwas anderes',
  },
  repairer: {
    manufacturer: 'Der Hersteller',
    authorized: 'Eine autorisierte Werkstatt',
    repair_shop: 'Eine andere Werkstatt',
    owner: 'Der Besitzer',
    unknown: 'Nicht bekannt',
  },
  repaired: {
    screen: 'Repariert: Display',
    battery: 'Repariert: Akku',
    back_cover: 'Repariert: Rückseite',
    camera: 'Repariert: Kamera',
    charging_port: 'Repariert: Ladebuchse',
    sound: 'Repariert: Lautsprecher oder Mikrofon',
    buttons: 'Repariert: Tasten',
    board: 'Repariert: Hauptplatine',
    water_damage: 'Repariert: Wasserschaden',
    other: 'Repariert: etwas anderes',
  },
  repairedBy: {
    manufacturer: 'Vom Hersteller.',
    authorized: 'Von einer autorisierten Werkstatt.',
    repair_shop: 'Von einer anderen Werkstatt.',
    owner: 'Vom Besitzer.',
    unknown: 'Von wem, ist nicht bekannt.',
  },
  source: {
    shop: 'Von diesem Shop eingetragen',
    phone: 'Vom Browser des Handys gemeldet',
    seller: 'Vom Verkäufer angegeben, nicht geprüft',
    owner: 'Vom Besitzer angegeben, nicht geprüft',
  },
  seller: {
    first: 'Zum ersten Mal hier.',
    same: 'Vom selben Verkäufer wie zuvor.',
    owner: 'Vom eingetragenen Besitzer.',
    other: 'Von jemand anderem als zuvor eingetragen.',
  },
  listedAs: '{seller} Angeboten als {name}.',
  match: {
    confirmed: 'Die Nummer gehört zu diesem Modell.',
    other: 'Die Nummer gehört zu einem anderen Modell.',
    unknown: 'Die Nummer ist gültig. Ihr Modell ist nicht bekannt.',
  },
  clean: '{match} Nicht als verloren oder gestohlen gemeldet.',
  reported: '{match} Als verloren oder gestohlen gemeldet.',
  allPassed:
    '{count, plural, one {{shown} Test} other {{shown} Tests}} bestanden, keiner nicht bestanden.',
  someFailed:
    '{count, plural, one {{shown} Test} other {{shown} Tests}} bestanden, {failed} nicht bestanden.',
  returned: 'Der Käufer hat das Handy dem Verkäufer zurückgegeben.',
  refunded: 'Der Käufer hat sein Geld zurück. Wer das Handy hat, ist nicht eingetragen.',
  limit: {
    typed:
      'Er gehört zu einer IMEI, die ein Verkäufer eingegeben hat, und eingeben lässt sich auch die Nummer eines fremden Handys. Wählen Sie *#06#, sobald Sie das Handy haben: Die letzten vier Ziffern müssen mit denen auf Ihrem Beleg übereinstimmen.',
    here: 'Er enthält nur, was in diesem Shop geschehen ist. Frühere Besitzer, nicht eingetragene Reparaturen und Verkäufe anderswo fehlen.',
    sources:
      'Noten beruhen auf Antworten des Verkäufers, Funktionstests auf einem Browser und Reparaturen auf Angaben der Besitzer. Niemand hat das Handy zur Kontrolle geöffnet.',
    sales:
      'Verkäufe werden eingetragen, wenn beide Seiten eine Bestellung abschließen. Zwei, die sich absprechen, könnten einen Verkauf eintragen lassen, den es nie gab.',
    law: 'Er beweist nicht, wem das Handy rechtlich gehört, und auch nicht, dass es nicht gestohlen ist.',
    copy: 'Sobald Sie eine Kopie haben, kann niemand einen Eintrag unbemerkt ändern. Ohne Kopie vertrauen Sie darauf, dass dieser Shop alle Einträge aufbewahrt hat.',
  },
} satisfies Translation<typeof passport>
