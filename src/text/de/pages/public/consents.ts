import type consents from '../../../en/pages/public/consents.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'Neue Bedingungen',
  changed: 'Wir haben geändert, was Sie akzeptiert hatten.',
  read: 'Lesen und akzeptieren Sie, um wieder zu kaufen und zu verkaufen: <links></links>.',
  title: 'Die Bedingungen haben sich geändert',
  continues:
    'Bitte lesen Sie: <links></links>. Wenn Sie zustimmen, geht es mit dem weiter, was Sie tun wollten.',
  and: ' und ',
  later: 'Nicht jetzt',
  accept: 'Akzeptieren',
  saving: 'Wird gespeichert',
  done: 'Danke. Sie können wieder kaufen und verkaufen.',
} satisfies Translation<typeof consents>
