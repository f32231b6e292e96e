import type accounts from '../../en/server/account-errors.ts'
import type { Translation } from '../../translation.ts'

export default {
  accountMissing: 'Konto nicht gefunden.',
  roleNotYours: 'Das ist nicht Ihre E-Mail-Adresse.',
  rolePayoutDue:
    'Sie bekommen noch Geld aus einem Verkauf. Richten Sie Auszahlungen ein und warten Sie, bis es gezahlt ist.',
  rolePhonesListed: 'Sie bieten noch Handys an. Ziehen Sie sie zuerst zurück.',
  roleSaleOpen: 'Ein Verkauf läuft noch. Schließen Sie ihn zuerst ab oder stornieren Sie ihn.',
  exportRunning: 'Eine Kopie wird schon zusammengestellt.',
  exportOncePerDay:
    'Sie können einmal am Tag eine Kopie anfordern. Laden Sie die letzte herunter oder versuchen Sie es morgen wieder.',
  exportMissing: 'Es gibt keine Kopie Ihrer Daten. Fordern Sie zuerst eine an.',
  dateFormatRequired: 'Wählen Sie ein Datumsformat',
  timeZoneRequired: 'Wählen Sie eine Zeitzone',
  timeZoneUnknown: 'Geben Sie eine bekannte Zeitzone ein, zum Beispiel Europe/Berlin',
  languageRequired: 'Wählen Sie eine Sprache',
  codeRequired: 'Geben Sie den Code ein',
  sixDigits: 'Geben Sie die sechs Ziffern ein',
  googleSilent:
    'Google antwortet nicht. Versuchen Sie es später noch einmal oder melden Sie sich anders an.',
  textChanged: 'Der Text hat sich noch einmal geändert. Laden Sie die Seite neu und lesen Sie ihn.',
  emailCodeWrong:
    'Das ist nicht der Code aus der neuesten E-Mail. Prüfen Sie ihn und versuchen Sie es noch einmal',
  codeTooOld: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an',
  linkExpired: 'Dieser Link ist nicht mehr gültig.',
  passwordWrong: 'Das ist nicht Ihr Passwort. Prüfen Sie es und versuchen Sie es noch einmal',
  emailConfirmed: 'Ihre E-Mail-Adresse ist bestätigt.',
  emailSame: 'Das ist schon Ihre Adresse',
  passwordMissing: 'Ihr Konto hat noch kein Passwort. Legen Sie zuerst eines fest.',
  googleUnlinkFirst: 'Trennen Sie zuerst Ihr jetziges Google-Konto.',
  googleOnlyWay:
    'Sie können sich nur mit Google anmelden. Legen Sie zuerst ein Passwort fest und trennen Sie es dann.',
  nameWithContact:
    'Ein Name darf keinen Link, keine E-Mail-Adresse und keine Telefonnummer enthalten',
  nameOfShop: 'Dieser Name sieht aus wie der des Shops. Wählen Sie einen anderen',
  sellerTermsChanged:
    'Die Verkaufsbedingungen haben sich geändert. Laden Sie die Seite neu und lesen Sie sie noch einmal.',
  passkeyAddress:
    'Unter der Adresse dieses Shops funktionieren Passkeys nicht: Sie brauchen https und einen Namen statt einer IP-Adresse.',
  passkeyTooLate:
    'Das hat zu lange gedauert oder wurde schon benutzt. Versuchen Sie es noch einmal.',
  passkeyNone: 'Ihr Konto hat keinen Passkey. Nutzen Sie einen anderen Weg.',
  passkeyUnknown:
    'Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt. Melden Sie sich anders an.',
  passkeyNotVerified:
    'Dieser Passkey konnte nicht geprüft werden. Versuchen Sie es noch einmal oder nutzen Sie einen anderen Weg.',
  passkeyTaken: 'Dieser Passkey wird schon benutzt.',
  passkeyMissing: 'Passkey nicht gefunden.',
  passkeyOnlyWay:
    'Sie können sich nur mit diesem Passkey anmelden. Legen Sie zuerst ein Passwort fest und entfernen Sie ihn dann.',
  passkeyOnlyStep:
    'Dieser Passkey ist Ihr einziger zweiter Schritt. Richten Sie zuerst eine Authenticator-App ein oder schalten Sie die Anmeldung in zwei Schritten aus.',
  currentPasswordRequired: 'Geben Sie Ihr jetziges Passwort ein',
  currentPasswordWrong: 'Das ist nicht Ihr jetziges Passwort',
  passwordToReset:
    'Ihr Konto hat noch kein Passwort. Fordern Sie einen Link zum Zurücksetzen an, um eines festzulegen.',
  passwordSame: 'Wählen Sie ein anderes Passwort',
  loginBusy:
    'Gerade melden sich viele Personen an. Versuchen Sie es in ein paar Sekunden noch einmal.',
  smsLimit: 'Heute können wir keine weiteren Codes senden. Versuchen Sie es morgen wieder.',
  phoneInvalid: 'Geben Sie eine Handynummer mit Ländervorwahl ein, zum Beispiel +49 151 23456789',
  smsCodeWrong:
    'Das ist nicht der Code aus der neuesten SMS. Prüfen Sie ihn und versuchen Sie es noch einmal',
  smsFailed: 'Wir konnten die SMS nicht senden. Versuchen Sie es in einer Minute noch einmal.',
  phoneNumberRequired: 'Geben Sie eine Telefonnummer ein',
  phoneConfirmed: 'Diese Nummer ist bestätigt.',
  phoneNotOffered: 'Dieser Shop bestätigt keine Telefonnummern.',
  codeTooLong: 'Dieser Code ist zu lang',
  appIsSetUp:
    'Es ist schon eine Authenticator-App eingerichtet. Schalten Sie zuerst die Anmeldung in zwei Schritten aus.',
  twoStepIsOn: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
  twoStepIsOff: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  passkeyFirst: 'Fügen Sie zuerst einen Passkey hinzu.',
  setupExpired: 'Beginnen Sie noch einmal: Diese Einrichtung ist abgelaufen.',
  deviceLoggedOut: 'Dieses Gerät ist schon abgemeldet.',
  conversationMissing: 'Unterhaltung nicht gefunden.',
  conversationOrPhoneMissing: 'Unterhaltung oder Handy nicht gefunden.',
  blockedByPerson: 'Diese Person hat Sie blockiert.',
  blockedPerson:
    'Sie haben diese Person blockiert. Heben Sie die Blockierung auf, um zu schreiben.',
  conversationClosed: 'Die Moderation hat diese Unterhaltung geschlossen.',
  accountDeleted: 'Dieses Konto wurde gelöscht.',
  messagePhotoExpired: 'Das Foto ist abgelaufen. Wählen Sie es noch einmal aus.',
  messageEmpty: 'Schreiben Sie etwas oder fügen Sie ein Foto hinzu',
  pushNotOffered: 'Dieser Shop sendet keine Benachrichtigungen an Geräte.',
  savedSearchMissing: 'Gespeicherte Suche nicht gefunden.',
  savedSearchEmpty: 'Wählen Sie zuerst einen Filter oder geben Sie eine Suche ein.',
  linkInvalid: 'Dieser Link ist ungültig.',
  followSelf: 'Sie können sich nicht selbst folgen.',
  photosNotSaved:
    'Fotos können gerade nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
} satisfies Translation<typeof accounts>
