import type invitations from '../../../en/pages/console/invitations.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Mit diesen Links kann man ein Konto erstellen, solange neue Konten eine Einladung brauchen.',
  caption: 'Einladungen',
  none: 'Noch keine Einladungen',
  noneText:
    'Jeder Link, den Sie erstellen, steht hier mit der Zahl der Nutzungen und lässt sich widerrufen.',
  registration: {
    label: 'Registrierung',
    open: 'Zurzeit kann jeder ohne Einladung ein Konto erstellen.',
    closed: 'Zurzeit kann niemand ein Konto erstellen, auch nicht mit Einladung.',
    change: 'Ändern, wer ein Konto erstellen kann',
  },
  form: {
    label: 'Neue Einladung',
    about:
      'Wer den Link öffnet, meldet sich nach Wahl als Käufer oder Verkäufer an. Wer im Shop mitarbeitet, wird unter <link>Team</link> eingeladen.',
    note: 'Für wen',
    noteHelp: 'Das sehen nur Admins.',
    noteMissing: 'Geben Sie an, für wen der Link ist',
    uses: 'Anzahl der Konten',
    days: 'Gültig für (Tage)',
    whole: 'Geben Sie eine ganze Zahl von 1 bis {max} ein',
    create: 'Link erstellen',
    creating: 'Link wird erstellt',
  },
  once: 'Kopieren Sie den Link jetzt: Er wird nur einmal angezeigt.',
  link: 'Einladungslink',
  revoke: {
    short: 'Widerrufen',
    name: 'Einladung für {note} widerrufen',
    busy: 'Wird widerrufen',
    done: 'Der Link ist nicht mehr gültig',
  },
  state: { open: 'Offen', used_up: 'Aufgebraucht', expired: 'Abgelaufen', revoked: 'Widerrufen' },
  column: {
    note: 'Für wen',
    state: 'Status',
    uses: 'Konten',
    expires: 'Läuft ab',
    by: 'Erstellt von',
  },
  uses: '{uses} von {max}',
  deletedAccount: 'Gelöschtes Konto',
} satisfies Translation<typeof invitations>
