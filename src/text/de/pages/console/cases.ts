import type cases from '../../../en/pages/console/cases.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Streitfälle, die nur ein Admin lösen kann, stehen zuerst. Beide Seiten können Ihren Grund lesen.',
  caption: 'Streitfälle',
  empty: 'Keine offenen Streitfälle',
  emptyText:
    'Gemeldete Probleme erscheinen hier, mit den Darstellungen beider Seiten. Über Ihre eigenen Bestellungen entscheidet ein anderer Admin.',
  list: 'Offene Streitfälle',
  sale: '{reason} · {price} · {buyer} hat von {seller} gekauft',
  refundsOn: 'Automatische Erstattung am <time></time>',
  why: {
    stuck: 'Rückgabe fehlt oder ist falsch',
    late: 'Der Verkäufer hat nicht rechtzeitig geantwortet',
    answered: 'Beide Seiten haben geantwortet',
    noRefund: 'Keine automatische Erstattung',
  },
  claim: 'Garantiefall',
  questions: 'Fragen von Admins',
  snapshot: 'Die Anzeige, als {buyer} reserviert hat',
  proposals: 'Vorschläge',
  viewOrder: 'Bestellung ansehen',
  statements: 'Darstellung von {name}',
  noStatements: '{name} hat noch nichts geschrieben.',
  check: 'Die Prüfung des Käufers',
  noCheck: 'Der Käufer hat das Handy noch nicht geprüft.',
  messages: 'Nachrichten zwischen Käufer und Verkäufer',
  messagesText: 'Das Lesen wird im Audit-Protokoll festgehalten.',
  read: 'Nachrichten lesen',
  noMessages: 'Sie haben einander nicht geschrieben.',
  loading: 'Wird geladen',
  decision: {
    outcome: 'Ergebnis',
    outcomeRequired: 'Wählen Sie ein Ergebnis',
    reason: 'Grund',
    reasonHelp: 'Beide Seiten können das lesen. Erklären Sie, worauf die Entscheidung beruht.',
    reasonTooShort: 'Geben Sie einen Grund mit mindestens {min} Zeichen an',
    confirm: '{outcome} Beide Seiten werden benachrichtigt und sehen Ihren Grund.',
    submit: 'Entscheiden',
    busy: 'Wird entschieden',
    done: 'Entscheidung gespeichert. Beide Seiten wurden benachrichtigt',
  },
} satisfies Translation<typeof cases>
