import type accounts from '../../../en/pages/console/accounts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: {
    users: 'Alle, die ein Konto haben.',
    sellers: 'Alle, die Handys verkaufen.',
    buyers: 'Alle, die Handys kaufen.',
  },
  empty: {
    users: 'Noch keine Konten',
    sellers: 'Noch verkauft hier niemand',
    buyers: 'Noch kauft hier niemand',
  },
  banned: 'Gesperrt',
  never: 'Nie',
  menu: {
    log: 'Sicherheitsprotokoll',
    ban: 'Sperren',
    unban: 'Entsperren',
    delete: 'Löschen',
  },
  promote: {
    what: '<who></who> kann dann alle Konten sehen, sperren, löschen und zu Admins machen sowie Anzeigen entfernen. Admins können weder kaufen noch verkaufen: Die Handys dieses Kontos werden zurückgezogen und offene Reservierungen storniert.',
    action: 'Zum Admin machen',
    done: 'Zu den Admins hinzugefügt',
  },
  remove: {
    what: 'Das Konto von <who></who> wird gelöscht und sofort abgemeldet. Die Handys werden zurückgezogen und offene Reservierungen storniert; abgeschlossene Bestellungen bleiben erhalten. Das lässt sich nicht rückgängig machen.',
    action: 'Konto löschen',
    done: 'Konto gelöscht',
  },
  unban: {
    what: '<who></who> kann sich wieder anmelden. Zurückgezogene Handys bleiben zurückgezogen.',
    action: 'Entsperren',
    done: '{name} kann sich wieder anmelden',
  },
  already: 'Das hat inzwischen schon jemand geändert.',
  reason: 'Grund',
  reasonRequired: 'Geben Sie einen Grund an. Die Person kann ihn lesen',
  ban: {
    what: '<who></who> wird sofort abgemeldet und kann sich nicht mehr anmelden. Die Handys werden zurückgezogen und offene Reservierungen storniert. Sie können das Konto später entsperren.',
    reasonHelp: 'Die Person liest ihn per E-Mail und beim Versuch, sich anzumelden.',
    action: 'Konto sperren',
    busy: 'Wird gesperrt',
    done: '{name} ist gesperrt',
  },
  log: {
    title: 'Sicherheitsprotokoll von {name}',
    lead: 'Anmeldungen, Fehlversuche und Änderungen der letzten {days} Tage. Ihr Zugriff wird im Audit-Protokoll festgehalten.',
    empty: 'Nichts in den letzten {days} Tagen.',
    logOut: 'Überall abmelden',
    logOutWhat:
      '{name} wird auf allen Geräten abgemeldet und kann sich wieder anmelden. Tun Sie das, wenn jemand anderes das Konto benutzen könnte.',
    busy: 'Wird abgemeldet',
    done: '{name} ist überall abgemeldet',
  },
} satisfies Translation<typeof accounts>
