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
  },
} satisfies Translation<typeof fields>
