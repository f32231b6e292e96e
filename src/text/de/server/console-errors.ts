import type errors from '../../en/server/console-errors.ts'
import type { Translation } from '../../translation.ts'

export default {
  permissionAdmins: 'Das können nur Admins.',
  accountMissing: 'Konto nicht gefunden.',
  staffAccount: 'Konten des Teams können nur Admins ändern.',
  lastAdmin: 'Das ist der letzte Admin. Machen Sie zuerst jemand anderen zum Admin.',
  orderUnderWay:
    'Dieses Konto hat eine laufende oder strittige Bestellung. Warten Sie, bis sie abgeschlossen ist.',
  payoutDue:
    'Diesem Konto steht noch Geld aus einem Verkauf zu. Warten Sie, bis es ausgezahlt ist.',
  ownAccount: 'Das ist Ihr eigenes Konto.',
  bannedNoWarning: 'Dieses Konto ist gesperrt. Eine Verwarnung käme nicht an.',
  noteMissing: 'Notiz oder Konto nicht gefunden.',
  noteNotOwn: 'Diese Notiz hat jemand anderes geschrieben. Fügen Sie eine eigene hinzu.',
  viewMissing: 'Ansicht nicht gefunden.',
  viewNameTaken: 'Sie haben schon eine Ansicht mit diesem Namen. Wählen Sie einen anderen.',
  confirmIdentity: 'Bestätigen Sie dafür, dass Sie es sind.',
  reasonForPerson: 'Geben Sie einen Grund an. Die Person kann ihn lesen',
  bulkNoReview: 'Es wartet nichts auf eine Prüfung.',
  bulkReviewState: 'Im jetzigen Zustand lässt sich das nicht entscheiden.',
  bulkReserved: 'Für einen Käufer reserviert.',
  bulkSellerGone: 'Der Verkäufer kann nichts mehr verkaufen.',
  bulkInterest: 'Jemand hat einen Preisvorschlag gemacht oder zur jetzigen Fassung geschrieben.',
  bulkBanned: 'Schon gesperrt.',
  bulkAdmin: 'Admins werden einzeln gesperrt.',
  bulkState: 'Im jetzigen Zustand lässt sich das nicht ändern.',
  bulkRemoved: 'Schon entfernt.',
  bulkAnswered: 'Schon beantwortet.',
  bulkDecided: 'Schon entschieden.',
  bulkNoListing: 'Es geht nicht um eine Anzeige.',
  bulkGone: 'Das gibt es nicht mehr.',
  reportDecided: 'Über diese Meldung wurde schon anders entschieden.',
  reportNoConversation:
    'Diese Meldung betrifft keine Nachricht; es gibt keine Unterhaltung zu schließen.',
  reportWrongDecision: 'Diese Entscheidung ist bei dieser Art von Meldung nicht möglich.',
  reportOwnOrder: 'Sie sind an dieser Bestellung beteiligt. Ein anderer Admin muss entscheiden.',
  reportAccountGone: 'Dieses Konto wurde gelöscht.',
  appealDecided: 'Über diesen Einspruch wurde schon anders entschieden.',
  appealBanEnded: 'Diese Sperre ist schon beendet.',
  contactMessageMissing: 'Nachricht nicht gefunden.',
  jobRuns: 'Dieser Job schlägt nicht mehr fehl.',
  riskPhoneMissing: 'Handy nicht gefunden.',
  riskReviewMissing: 'Prüfung nicht gefunden.',
  riskBanned: 'Dieses Konto wurde inzwischen gesperrt.',
  riskInReview: 'Diese Anzeige wartet auf eine Prüfung. Geben Sie sie unter „Anzeigen“ frei.',
  riskNothingHeld: 'Für diese Anzeige gilt keine Regel mehr.',
  riskRuleMissing: 'Regel nicht gefunden.',
  riskRuleChanged:
    'Ein anderer Admin hat diese Regel inzwischen geändert. Sehen Sie in die Liste der Änderungen und testen Sie Ihre Werte noch einmal.',
  settingsChanged:
    'Ein anderer Admin hat diese Einstellungen inzwischen geändert. Vergleichen Sie die Werte und speichern Sie noch einmal.',
} satisfies Translation<typeof errors>
