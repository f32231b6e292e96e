import type shopSettings from '../../../en/pages/console/shopSettings.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Was Sie hier speichern, gilt innerhalb einer Sekunde auf allen Seiten. Das Audit-Protokoll zeigt, wer was geändert hat.',
  loading: 'Einstellungen',
  sections: 'Einstellungen nach Thema',
  hasUnsaved: '<hidden>hat nicht gespeicherte Änderungen</hidden>',
  section: {
    shop: 'Shop',
    appearance: 'Aussehen',
    contact: 'Kontakt',
    trade: 'Handel',
    tax: 'Steuer',
    accounts: 'Konten',
    backups: 'Sicherungen',
    notices: 'Hinweise',
  },
  about: {
    shop: 'Name des Shops, wo er tätig ist und welche Sprachen er anbietet.',
    appearance: 'Farbe, Logo und Symbol von Seiten, E-Mails und Belegen.',
    contact: 'Wie man Sie erreicht und wer den Shop betreibt.',
    trade: 'Gebühren, Zahlung und Übergabe, Auszahlungen und die Prüfung von Anzeigen.',
    tax: 'Umsatzsteuer auf die Gebühren, die Verkäufer zahlen.',
    accounts:
      'Wer ein Konto erstellen kann, wie sich das Team anmeldet und wie lange Daten gespeichert bleiben.',
    backups: 'Wann und wohin alle Daten gesichert werden.',
    notices: 'Was alle oben auf den Seiten lesen, und eine Pause des Shops.',
  },
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Einstellungen gespeichert',
  unchanged: 'Nichts geändert',
  unsaved:
    '{count, plural, one {{shown} nicht gespeicherte Änderung} other {{shown} nicht gespeicherte Änderungen}}',
  discard: 'Verwerfen',
  held: 'Durch die Umgebungsvariable <code></code> festgelegt. Entfernen Sie sie dort, um den Wert hier zu ändern.',
  somebody: 'Jemand anderes',
  otherValue: '<name></name> hat einen anderen Wert gespeichert: <value></value>',
  empty: 'leer',
  saveAgain: 'Speichern Sie noch einmal, um ihn durch Ihren zu ersetzen.',
  takeSaved: 'Gespeicherten Wert nehmen',
  notGiven: 'Nicht angegeben',
  on: 'Ein',
  off: 'Aus',
  pickColor: 'Farbe auswählen',
  unit: { '%': '%', days: 'Tage', hours: 'Stunden' },
  contrast: {
    buttonLight: 'Knopf, helles Design: {ratio} : 1',
    buttonDark: 'Knopf, dunkles Design: {ratio} : 1',
    linkLight: 'Link, helles Design: {ratio} : 1',
    linkDark: 'Link, dunkles Design: {ratio} : 1',
    tooLow: 'Zu wenig',
  },
  check: {
    number: 'Geben Sie eine Zahl ein',
    color: 'Geben Sie eine Farbe wie #cf3a1d ein',
    contrast: 'Weißer Text ist auf dieser Farbe schlecht lesbar. Wählen Sie eine dunklere.',
  },
  image: {
    replace: 'Bild ersetzen',
    choose: 'Bild auswählen',
    tooLarge: 'Die Datei ist zu groß. Höchstens {max} MB.',
    saved: '{label}: gespeichert',
    removed: '{label}: entfernt',
    other: '<name></name> hat ein anderes Bild gespeichert, das Sie unten sehen. Dies ist Ihres.',
    useMine: 'Meines nehmen',
    keep: 'Gespeichertes behalten',
    remove: {
      logo: 'Logo entfernen',
      logoDark: 'Logo für das dunkle Design entfernen',
      icon: 'Symbol entfernen',
    },
    light: '{label}, helles Design',
    dark: '{label}, dunkles Design',
  },
  currencyLocked: 'Die Währung lässt sich nicht mehr ändern, sobald ein Handy eingestellt wurde',
  setting: {
    name: {
      label: 'Name des Shops',
      help: 'In der Kopfzeile, in Seitentiteln, E-Mails, Belegen und Gerätepässen.',
    },
    country: {
      label: 'Land',
      help: 'Wo der Shop tätig ist: die erste Wahl bei Adressen, Versand und Telefonnummern.',
    },
    currency: {
      label: 'Währung',
      help: 'Für alle Preise. Sie lässt sich nicht mehr ändern, sobald ein Handy eingestellt wurde.',
    },
    timeZone: {
      label: 'Zeitzone',
      help: 'Für Uhrzeiten in E-Mails, auf Belegen und in Berichten, wenn jemand keine eigene gewählt hat.',
    },
    languages: {
      label: 'Sprachen',
      help: 'Besucher wählen in der Fußzeile eine davon. Englisch ist immer dabei. Texte, die Sie schreiben, erscheinen in allen unverändert.',
    },
    accentColor: { label: 'Akzentfarbe', help: 'Für Knöpfe und Links.' },
    logo: {
      label: 'Logo',
      help: 'Anstelle des Namens in der Kopfzeile, in E-Mails, auf Belegen und auf den Karten, die soziale Netzwerke zeigen.',
    },
    logoDark: {
      label: 'Logo für das dunkle Design',
      help: 'Ohne eines steht das Logo dort auf einer weißen Fläche.',
    },
    icon: {
      label: 'Symbol',
      help: 'Quadratisch, für Browser-Tabs und Startbildschirme. Ohne eines entsteht es aus dem Logo.',
    },
    offlinePages: {
      label: 'Offline-Seiten und Push-Benachrichtigungen',
      help: 'Browser behalten öffentliche Seiten, die jemand geöffnet hat, und zeigen Benachrichtigungen, wenn jemand sie einschaltet. Ist das aus, löschen Browser die Seiten, und niemand wird auf einem Gerät benachrichtigt.',
    },
    contactEmail: {
      label: 'E-Mail-Adresse',
      help: 'Steht auf der Kontaktseite. Auch Nachrichten von dort gehen an diese Adresse.',
    },
    contactAddress: {
      label: 'Name und Anschrift des Betreibers',
      help: 'Steht auf der Kontaktseite und auf Belegen.',
    },
    socialLinks: {
      label: 'Profile in sozialen Netzwerken',
      help: 'Adressen, die mit https:// beginnen. Sie stehen in der Fußzeile.',
    },
    feePercent: {
      label: 'Gebühr in Prozent',
      help: 'Vom Preis eines Handys, das online bezahlt wird.',
    },
    feeFixed: { label: 'Feste Gebühr', help: 'Kommt je Handy hinzu.' },
    transferPayee: {
      label: 'Zahlung per Überweisung',
      help: 'Außerhalb der Online-Zahlung dieses Shops.',
    },
    transferName: { label: 'Name dieser Zahlungsart', help: 'Wenn Käufer an den Shop zahlen.' },
    transferInstructions: {
      label: 'Anleitung für Käufer',
      help: 'Wenn Käufer an den Shop zahlen: das Konto, auf das sie überweisen.',
    },
    deliveryMethods: {
      label: 'Übergabe',
      help: 'Was Verkäufer anbieten können. Bei bestehenden Bestellungen bleibt es bei dem, was reserviert wurde.',
    },
    newSellerPayoutDays: {
      label: 'Wartezeit der Auszahlung für neue Verkäufer',
      help: 'Nach der Übergabe, bei den ersten Verkäufen.',
    },
    payoutChangeHours: {
      label: 'Wartezeit der Auszahlung nach Wechsel des Bankkontos',
      help: 'Zeit, um zu bemerken, dass jemand anderes es geändert hat.',
    },
    moderation: {
      label: 'Prüfung neuer Anzeigen',
      help: 'Risikoregeln können eine Anzeige in beiden Fällen zurückhalten.',
    },
    chargesVat: {
      label: 'Umsatzsteuer auf Gebühren',
      help: 'Die Gebühren bleiben gleich: Sie enthalten dann Umsatzsteuer, die Abrechnungen und Belege der Verkäufer ausweisen.',
    },
    vatPercent: {
      label: 'Steuersatz',
      help: 'Für Gebühren, die ab jetzt anfallen. Frühere behalten ihren Satz.',
    },
    vatNumber: {
      label: 'USt-IdNr. des Shops',
      help: 'Mit Länderkürzel, wie DE136695976. Gewerbliche Verkäufer mit USt-IdNr. eines anderen EU-Landes zahlen ihre Gebühren dann ohne Umsatzsteuer (Reverse Charge).',
    },
    registration: { label: 'Neue Konten', help: 'Wer ein Konto hat, kann sich immer anmelden.' },
    staffSecondFactorDays: {
      label: 'Frist des Teams für die Anmeldung in zwei Schritten',
      help: 'Danach haben sie ohne sie keinen Zugang zu den Seiten des Teams.',
    },
    smsDailyLimit: {
      label: 'SMS pro Tag',
      help: 'So viele verschickt dieser Shop höchstens, um Telefonnummern zu bestätigen.',
    },
    smsCountries: {
      label: 'Länder von Telefonnummern',
      help: 'Kürzel aus zwei Buchstaben wie DE. Ohne Angabe lassen sich Nummern aller Länder bestätigen.',
    },
    eventKeepDays: {
      label: 'Tage, die Ereignisse gespeichert bleiben',
      help: 'Ereignisse zu Bestellungen bleiben immer.',
    },
    mailKeepDays: {
      label: 'Tage, die gesendete E-Mails aufgeführt bleiben',
      help: 'Ohne ihren Text, der beim Senden gelöscht wird.',
    },
    backupTarget: {
      label: 'Regelmäßige Sicherungen',
      help: 'Jede Sicherung ist eine Datei im Ordner „backups“, mit Datenbank, Fotos und Schlüsseln. Kopieren Sie Sicherungen vom Server auf einen anderen Rechner: Fällt die Festplatte des Servers aus, sind sie verloren.',
    },
    backupTime: {
      label: 'Uhrzeit',
      help: 'Für eine Sicherung am Tag, in der Zeitzone des Shops. Lassen Sie das Feld leer, um stattdessen die Stunden zwischen Sicherungen festzulegen.',
    },
    backupEveryHours: {
      label: 'Stunden zwischen Sicherungen',
      help: 'Gilt, wenn keine Uhrzeit festgelegt ist.',
    },
    backupKeep: {
      label: 'So viele Sicherungen behalten',
      help: 'Ältere werden nach jeder regelmäßigen Sicherung gelöscht.',
    },
    announcement: {
      label: 'Ankündigung',
      help: 'Steht oben auf jeder Seite. Webadressen darin werden zu Links.',
    },
    maintenance: { label: 'Wartungsmodus', help: 'Nur das Team kann den Shop benutzen.' },
    maintenanceText: {
      label: 'Hinweis zur Wartung',
      help: 'Was Besucher währenddessen lesen. Webadressen darin werden zu Links.',
    },
  },
  option: {
    transferPayee: {
      off: 'Wird nicht angeboten',
      seller: 'Käufer zahlen an den Verkäufer',
      shop: 'Käufer zahlen an den Shop',
    },
    deliveryMethods: {
      both: 'Abholung und Versand',
      pick_up: 'Nur Abholung',
      shipping: 'Nur Versand',
    },
    moderation: { post: 'Nach der Veröffentlichung', pre: 'Vor der Veröffentlichung' },
    registration: {
      open: 'Alle können sich registrieren',
      invitation: 'Nur mit Einladung',
      closed: 'Niemand kann sich registrieren',
    },
    backupTarget: {
      off: 'Aus',
      folder: 'Auf diesem Server, in seinem Datenordner',
      bucket: 'Im S3-Bucket',
    },
  },
} satisfies Translation<typeof shopSettings>
