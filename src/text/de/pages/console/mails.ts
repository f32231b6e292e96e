import type mails from '../../../en/pages/console/mails.ts'
import type { Translation } from '../../../translation.ts'

export default {
  undelivered: {
    lead: 'E-Mails, die nach {count, plural, one {{attempts} Versuch} other {{attempts} Versuchen}} nicht zugestellt wurden. Prüfen Sie zuerst die Einstellungen des Mailservers und versuchen Sie es dann erneut.',
    caption: 'nicht zugestellte E-Mails',
    none: 'Alle E-Mails wurden zugestellt',
    noneText:
      'Der Mailserver hat alle E-Mails angenommen. Lehnt er eine zu oft ab, steht sie hier und Sie können sie noch einmal senden.',
    health: 'Zur Warteschlange der E-Mails',
    retry: 'Erneut versuchen',
    trying: 'Wird versucht',
    done: 'Die E-Mail an {to} wird erneut gesendet',
    column: { email: 'E-Mail', to: 'An', attempts: 'Versuche', created: 'Erstellt' },
  },
  outbox: {
    title: 'Postausgang',
    lead: 'Diese Demo sendet keine E-Mails. Was sie gesendet hätte, steht hier, die neuesten zuerst.',
    none: 'Noch keine E-Mails',
    noneText: 'Fordern Sie ein neues Passwort an, und die E-Mail mit dem Link erscheint hier.',
    to: 'An {email}',
    list: 'E-Mails',
    all: 'Alle E-Mails',
    format: 'Anzeigen als',
    html: 'E-Mail',
    text: 'Nur Text',
    more: '{count, plural, one {{shown} weitere dieser Art} other {{shown} weitere dieser Art}}',
    topics: {
      orders: 'Bestellung',
      payments: 'Zahlung',
      disputes: 'Streitfall',
      offers: 'Preisvorschlag',
      ratings: 'Bewertung',
      listings: 'Anzeige',
      reports: 'Meldung',
      account: 'Konto',
      messages: 'Nachricht',
      searches: 'Suche',
      staff: 'Team',
    },
  },
} satisfies Translation<typeof mails>
