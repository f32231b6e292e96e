import type proof from '../../../en/pages/phone/proof.ts'
import type { Translation } from '../../../translation.ts'

export default {
  proves: 'Eine bestandene Prüfung beweist',
  notMade: 'Diese Prüfung wurde nicht gemacht. Sie sagt also nichts über dieses Handy.',
  wouldProve: 'Eine bestandene Prüfung würde beweisen',
  leavesOpen: 'Sie beweist nicht',
  all: 'Alle {shown} Tests',
  signed: 'Das signierte Ergebnis',
  imei: {
    proves: {
      valid: 'Die Nummer, die der Verkäufer eingegeben hat, ist eine gültige IMEI.',
      model: 'Sie gehört zu diesem Modell, wenn es oben so steht.',
      theft:
        'Sie war an diesem Tag nicht als verloren oder gestohlen gemeldet, wenn es oben so steht.',
    },
    leavesOpen: {
      received:
        'Dass das Handy, das Sie bekommen, diese Nummer hat. Wählen Sie darauf *#06#, um seine eigene zu sehen.',
      later:
        'Dass es abbezahlt ist, in jedem Netz funktioniert oder nicht später noch gemeldet wird.',
    },
  },
  grading: {
    proves: {
      answered: 'Der Verkäufer hat alle Fragen zu Display, Gehäuse und Funktionen beantwortet.',
      rules: 'Die Note folgt aus diesen Antworten, für jedes Handy nach denselben Regeln.',
    },
    leavesOpen: {
      honest:
        'Dass die Antworten stimmen: Aus diesem Shop hatte niemand das Handy in der Hand. Vergleichen Sie es mit den Fotos und melden Sie ein Problem, wenn es abweicht.',
    },
  },
  checkup: {
    proves: {
      ran: 'Ein Handy hat zu dieser Zeit den Link des Verkäufers geöffnet und die Tests im eigenen Browser gemacht.',
      signed: 'Wir haben das Ergebnis signiert, es kann also nicht unbemerkt geändert werden.',
    },
    leavesOpen: {
      same: 'Dass es dieses Handy war: Der Link lässt sich auch auf einem anderen der gleichen Art öffnen.',
      unmeasured: 'Akkuzustand, Wasserschutz und was ein Browser sonst nicht messen kann.',
      judged: 'Was nur der Verkäufer beurteilen konnte, zum Beispiel ob der Ton zu hören war.',
    },
  },
  possession: {
    proves: {
      code: 'Der Verkäufer hat ein Handy mit einem Code fotografiert, den wir gerade erst für diese Anzeige ausgegeben hatten.',
      hand: 'Er hatte an diesem Tag also ein Handy zur Hand und nicht nur Bilder von anderswo.',
    },
    leavesOpen: {
      owner: 'Dass das Handy dem Verkäufer gehört oder dass er es noch hat.',
      works: 'Dass es funktioniert.',
    },
  },
  test: {
    touch: 'Touchscreen',
    multi_touch: 'Mehrere Finger',
    pixels: 'Farben und Pixel',
    speaker: 'Lautsprecher',
    microphone: 'Mikrofon',
    camera_front: 'Frontkamera',
    camera_back: 'Rückkamera',
    vibration: 'Vibration',
    motion: 'Bewegungssensor',
    orientation: 'Lagesensor',
    location: 'Standort',
    battery: 'Akku',
    screen: 'Displaygröße',
    storage: 'Speicher',
  },
  outcome: {
    passed: 'Bestanden',
    failed: 'Nicht bestanden',
    skipped: 'Übersprungen',
    not_possible: 'Hier nicht möglich',
  },
  passed: {
    pixels: 'Gleichmäßige Farben, keine Pixelfehler',
    speaker: 'Der Verkäufer hat den Ton gehört',
    camera_front: 'Livebild',
    camera_back: 'Livebild',
    vibration: 'Der Verkäufer hat sie gespürt',
    motion: 'Schwerkraft und Schütteln wurden erkannt',
    microphone: 'Ton wurde aufgenommen',
  },
  failed: {
    pixels: 'Der Verkäufer hat Punkte, Linien oder Schatten gesehen',
    speaker: 'Der Ton war nicht zu hören',
    microphone: 'Es wurde kein Ton aufgenommen',
    camera_front: 'Kein klares Livebild',
    camera_back: 'Kein klares Livebild',
    vibration: 'Der Verkäufer hat nichts gespürt',
    motion: 'Schwerkraft oder Schütteln wurde nicht erkannt',
    location: 'Kein Standort gefunden',
    battery: 'Der gemeldete Ladestand ist ungültig',
  },
  figure: {
    touch: '{cells} von {ofCells} Feldern haben reagiert',
    multi_touch: '{points} Finger gleichzeitig erkannt',
    orientation: 'Eine Drehung um {degrees}° wurde erkannt',
    location: 'Auf {accuracyM} m genau',
    battery: 'Zu {chargePercent} % geladen. Über den Akkuzustand sagt das nichts',
    screen: '{widthPx} × {heightPx} Pixel, Pixelverhältnis {pixelRatio}',
    storage: 'Speicher für den Browser: {quotaGb} GB',
  },
  tone: 'Der Ton war {decibels} dB lauter als die Umgebung',
  unsupported: 'Der Browser kann das nicht, oder der Zugriff wurde verweigert',
  otherModel: '{figures}. Das passt nicht zum Modell',
  otherSize: '{figures}. Das passt nicht zur Speichergröße',
} satisfies Translation<typeof proof>
