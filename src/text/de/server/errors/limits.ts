import type limits from '../../../en/server/errors/limits.ts'
import type { Translation } from '../../../translation.ts'

export default {
  limitFavorites: 'Auf Ihrer Merkliste stehen {number} Handys. Entfernen Sie zuerst eines.',
  limitFollowed:
    'Sie folgen {number} Verkäufern, mehr sind nicht möglich. Hören Sie zuerst auf, einem davon zu folgen.',
  limitSearches: 'Sie haben {number} gespeicherte Suchen. Löschen Sie zuerst eine.',
  limitAddresses: 'Sie können bis zu {number} Adressen speichern. Löschen Sie zuerst eine.',
  limitViews:
    'Sie haben {number} Ansichten dieser Liste. Löschen Sie eine, bevor Sie eine weitere speichern.',
  limitPasskeys:
    'Sie haben {number} Passkeys, mehr sind nicht möglich. Entfernen Sie zuerst einen.',
  limitKeys:
    'Sie haben {number} gültige Schlüssel, mehr sind nicht möglich. Widerrufen Sie zuerst einen.',
  limitWebhooks:
    'Sie haben {number} Webhooks, mehr sind nicht möglich. Entfernen Sie zuerst einen.',
  limitRows: 'Wählen Sie höchstens {most} Zeilen',
  meetUpTooFar: 'Wählen Sie einen Termin in den nächsten {number} Tagen',
  offerShare: 'Mindestens {share} % des Preises',
  replyTooOld: 'Ihre Antwort ist älter als {number} Stunden und lässt sich nicht mehr ändern.',
  trackingLength: 'Geben Sie eine Sendungsnummer mit {least} bis {most} Buchstaben und Ziffern ein',
  atLeastCharacters: 'Geben Sie mindestens {least} Zeichen ein',
  reasonAtLeast: 'Geben Sie einen Grund mit mindestens {least} Zeichen ein',
  appealAtLeast: 'Erklären Sie in mindestens {least} Zeichen, warum die Sperre falsch ist',
  messageAtLeast: 'Schreiben Sie mindestens {least} Zeichen',
  messageAtMost: 'Schreiben Sie höchstens {most} Zeichen',
  tooManyMessages:
    'Sie senden zu viele Nachrichten. Warten Sie {wait}, bevor Sie es noch einmal versuchen.',
  tooManyCanceled:
    'Sie haben mehrere Reservierungen storniert oder nicht bezahlt. Warten Sie {wait}, bevor Sie wieder reservieren.',
  tooManySmsCodes: 'Zu viele Codes. Warten Sie {wait}, bevor Sie einen neuen anfordern.',
  tooManyEmails:
    'Wir haben schon mehrere E-Mails gesendet. Warten Sie {wait}, bevor Sie es noch einmal versuchen.',
  settingBetween: 'Geben Sie eine Zahl von {least} bis {most} ein',
  settingDecimals: 'Geben Sie höchstens {most} Nachkommastellen ein',
  settingAddresses: 'Höchstens {most} Adressen',
  settingCountries: 'Höchstens {most} Länder',
  settingCharactersEach: 'Jeweils höchstens {most} Zeichen',
  settingByEnvironment:
    'Das legt die Umgebungsvariable {variable} fest. Entfernen Sie sie dort, um es hier zu ändern.',
  imageTooLarge: 'Die Datei ist zu groß. Höchstens {megabytes} MB.',
  imageTooSmall:
    'Das Bild ist zu klein. Ein Logo muss mindestens {height} Pixel hoch sein, ein Symbol mindestens {side} × {side} Pixel groß.',
  logoTooWide:
    'Ein Logo ist höchstens {ratio}-mal so breit wie hoch und höchstens doppelt so hoch wie breit. Schneiden Sie leere Ränder ab.',
  viewReadOnly:
    'Es wurde nichts geändert: Sie sehen den Shop als {name}. Beenden Sie das, um etwas zu ändern.',
  viewHidden:
    'Das wird nicht gezeigt, solange Sie den Shop als {name} sehen: Es enthält Anmelde-, Bank- oder Sicherheitsdaten oder eine Kopie der persönlichen Daten.',
  otherAccount:
    'Es wurde nichts gespeichert: Diese Seite wurde für ein anderes Konto geöffnet. Angemeldet sind Sie jetzt als {name}.',
  suspended: 'Dieses Konto ist gesperrt.',
  suspendedFor: 'Dieses Konto ist gesperrt. Grund: „{reason}“',
  offerNoLess: 'Mehr kostet das Handy nicht. Reservieren Sie es stattdessen',
  buyerHoldsMost:
    'Der Käufer hat {number} unbezahlte Reservierungen, mehr sind vor dem ersten Kauf nicht möglich.',
} satisfies Translation<typeof limits>
