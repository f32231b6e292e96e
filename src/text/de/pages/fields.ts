import type fields from '../../en/pages/fields.ts'
import type { Translation } from '../../translation.ts'
import address from '../parts/address.ts'

export default {
  address,
  name: 'Name',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  photo: 'Foto',
  optional: '(optional)',
  nameRequired: 'Geben Sie Ihren Namen ein',
  emailRequired: 'Geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',
  passwordRequired: 'Geben Sie ein Passwort ein',
  passwordTooShort: 'Das Passwort braucht mindestens {min} Zeichen',
  strength: {
    label: 'Passwortstärke:',
    tooShort: 'Zu kurz',
    weak: 'Schwach',
    fair: 'Mittel',
    good: 'Gut',
    strong: 'Stark',
  },
  photoField: {
    choose: 'Foto auswählen',
    replace: 'Foto ersetzen',
    explain: ', hierher ziehen oder einfügen',
    remove: '{name} entfernen',
    cancel: 'Hochladen abbrechen: {name}',
    retry: '{name} noch einmal hochladen',
    upload: 'Hochladen: {name}',
    ready: 'Foto ausgewählt',
    uploading: 'Foto wird hochgeladen',
    processing: 'Foto wird verarbeitet',
    sent: 'Wird verarbeitet …',
    empty: 'Diese Datei ist leer. Wählen Sie eine andere.',
    notPhoto: 'Das ist kein Foto.',
    notStored:
      'Einige Fotos sind nicht gespeichert. Laden Sie sie noch einmal hoch oder entfernen Sie sie.',
    notHere: 'Dieses Foto gibt es nicht mehr. Entfernen Sie es und fügen Sie es neu hinzu.',
    notRotatable: 'Nur hier hochgeladene Fotos lassen sich drehen.',
  },
} satisfies Translation<typeof fields>
