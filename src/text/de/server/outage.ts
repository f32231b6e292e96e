import type outage from '../../en/server/outage.ts'
import type { Translation } from '../../translation.ts'

export default {
  soon: 'Gleich wieder da',
  failed: 'Etwas ist schiefgegangen',
  failedHere: 'Bei uns ist etwas schiefgegangen',
  reason: {
    broken:
      'Der Fehler wurde aufgezeichnet. Versuchen Sie es noch einmal, oder kommen Sie etwas später wieder.',
    database:
      'Unsere Datenbank ist gerade nicht erreichbar. Diese Seite lädt alle paar Sekunden neu.',
    busy: 'Gerade sind zu viele Menschen im Shop. Diese Seite lädt alle paar Sekunden neu.',
  },
  retry: 'Noch einmal versuchen',
  request: 'Anfrage {id}',
  maintenance: {
    title: 'Bald wieder da',
    text: 'Wir arbeiten gerade am Shop. Bitte kommen Sie etwas später wieder.',
    staff: 'Anmeldung für das Team',
  },
  offline: {
    title: 'Sie sind offline',
    text: 'Diese Seite braucht eine Internetverbindung. Öffentliche Seiten, die Sie schon geöffnet hatten, können Sie weiter lesen.',
    home: 'Startseite',
  },
} satisfies Translation<typeof outage>
