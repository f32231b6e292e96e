import type search from '../../en/server/search.ts'
import type { Translation } from '../../translation.ts'

export default {
  note: {
    returns: 'Verkäufer nehmen Handys höchstens {max} Tage zurück, daher zählt „{text}“ nicht.',
    warranty: 'Verkäufer geben höchstens {max} Monate Garantie, daher zählt „{text}“ nicht.',
    nearMe: 'Um in Ihrer Nähe zu suchen, wählen Sie bei den Filtern unter „Umkreis“ einen Ort.',
    currency: 'Preise sind hier in {currency}, daher zählt „{text}“ nicht.',
    batteryRange: 'Der Akkuzustand geht von 1 bis 100 %, daher zählt „{text}“ nicht.',
    batteryLowest:
      'Der Akkuzustand lässt sich nur nach unten begrenzen, daher zählt „{text}“ nicht.',
    memory: 'Nach Arbeitsspeicher lässt sich nicht suchen, daher zählt „{text}“ nicht.',
    noPickUp: 'Abholung gibt es in diesem Shop nicht.',
    noShipping: 'Versand gibt es in diesem Shop nicht.',
    unused:
      '{count, plural, one {In keiner Anzeige kommt {words} vor, daher zählt das Wort nicht.} other {In keiner Anzeige kommt {words} vor, daher zählen die Wörter nicht.}}',
    partNumber:
      '„{text}“ sieht nach einer Teilenummer von Apple aus. Suchen Sie nach dem Namen des Modells oder nach seiner Nummer, die mit A beginnt.',
  },
  quoted: '„{text}“',
  comma: ', ',
  or: 'oder',
  differs: {
    price: '{amount} über Ihrem Höchstpreis',
    belowMinimum: '{amount} unter Ihrem Mindestpreis',
    lower: '{count, plural, one {eine Note schlechter} other {{shown} Noten schlechter}}',
    better: '{count, plural, one {eine Note besser} other {{shown} Noten besser}}',
    storage: '{size} statt {other}',
    color: 'Farbe: {color}',
    used: '{count, plural, one {{shown} Monat länger genutzt} other {{shown} Monate länger genutzt}}',
    distance: '{km} km weiter entfernt',
    newSeller: 'der Verkäufer ist hier neu',
    provenSeller: 'der Verkäufer ist bewährt, aber noch nicht in der höchsten Stufe',
    lacks: 'erwähnt {words} nicht',
    model: '{name} statt {model}',
    noPickUp: 'keine Abholung',
    notShipped: 'kein Versand nach: {country}',
    notShippedEu: 'kein Versand in die EU',
    notShippedWorldwide: 'kein weltweiter Versand',
    notFree: 'der Versand ist nicht kostenlos',
    noPhoto: 'ohne Foto',
    notAdvertised: 'nicht hervorgehoben',
    batteryPercent:
      '{value, select, none {Akkuzustand nicht angegeben} other {Akkuzustand {value} %}}',
    returnDays:
      '{value, select, none {keine Rückgabe angegeben} other {Rückgabe innerhalb von {value} Tagen}}',
    warrantyMonths:
      '{value, select, none {keine Garantie angegeben} other {Garantie: {value} Monate}}',
  },
  related: {
    withoutWord: 'Ohne „{word}“',
    storage: 'Mit {size}',
    grade: 'Mit Note {grade}',
    from: 'Ab {min}',
    upTo: 'Bis {max}',
    between: 'Von {min} bis {max}',
    within: 'Umkreis {km} km',
    onlyWords: '„{q}“ ohne Filter',
    drop: {
      not: 'Ohne Ausschlüsse',
      color: 'Jede Farbe',
      used: 'Beliebig lange genutzt',
      sellerLevel: 'Alle Verkäufer',
      seller: 'Von allen Verkäufern',
      advertised: 'Auch nicht hervorgehobene',
      photo: 'Mit oder ohne Foto',
      freeShipping: 'Auch mit Versandkosten',
      pickUp: 'Mit oder ohne Abholung',
      shipsTo: 'Mit oder ohne Versand',
      near: 'Überall',
      model: 'Alle Modelle',
      brand: 'Alle Marken',
      batteryPercent: 'Jeder Akkuzustand',
      returnDays: 'Mit oder ohne Rückgabe',
      warrantyMonths: 'Mit oder ohne Garantie',
    },
  },
} satisfies Translation<typeof search>
