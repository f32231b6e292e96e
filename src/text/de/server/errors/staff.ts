import type errors from '../../../en/server/errors/staff.ts'
import type { Translation } from '../../../translation.ts'
import staff from '../../pages/console/staff.ts'
import dashboard from '../../pages/dashboard.ts'

export default {
  ...staff.permission,
  roleModerator: dashboard.role.moderator,
  roleSupport: dashboard.role.support,
  roleFinance: dashboard.role.finance,
  roleLacks: 'Ihre Rolle „{role}“ umfasst das nicht: {task}.',
  secondFactorFirst:
    'Admins brauchen die Anmeldung in zwei Schritten oder einen Passkey. Richten Sie das zuerst in den Einstellungen ein.',
  roleChoice: 'Wählen Sie Käufer oder Verkäufer',
  emailAddressMissing: 'Geben Sie eine E-Mail-Adresse ein',
  staffAlready: 'Diese Person gehört schon zum Team. Ändern Sie ihre Rolle in der Liste.',
  staffInvited: 'Diese Person ist schon eingeladen. Senden Sie die Einladung erneut.',
  staffInvitationGone: 'Diese Einladung wurde angenommen oder zurückgezogen.',
  staffInvitationEnded:
    'Diese Einladung ist abgelaufen, wurde benutzt oder zurückgezogen. Bitten Sie um eine neue.',
  staffInvitationForAnother:
    'Diese Einladung ist für {email}. Melden Sie sich ab und öffnen Sie den Link noch einmal.',
  staffLogInFirst: 'Sie haben ein Konto. Melden Sie sich an und nehmen Sie dann an.',
  invitationNote: 'Geben Sie an, für wen der Link ist',
  invitationMissing: 'Einladung nicht gefunden.',
  undeliveredMissing: 'Diese E-Mail wurde nicht gefunden.',
  shopAddressMissing: 'Geben Sie die Adresse des Shops ein',
  shopAddressWrong: 'Geben Sie eine Adresse wie https://phones.example ein',
  shopOwn: 'Das ist Ihr eigener Shop',
  shopKeyMissing: 'Fügen Sie den Schlüssel ein',
  shopKeyWrong: 'Ein Schlüssel hat 44 Zeichen und endet mit =',
  shopKnown: 'Das ist schon ein Partner-Shop. Entfernen Sie ihn zuerst.',
  shopMissing: 'Shop nicht gefunden.',
  statementNone: 'Das ist keine Bescheinigung eines Shops mit dieser Software.',
  statementOwn:
    'Diese Bescheinigung stammt aus diesem Shop. Ihre Bewertungen von hier werden ohnehin gezeigt.',
  statementUnknown: 'Dieser Shop nimmt keine Bescheinigungen des Shops an, der sie signiert hat.',
  statementSignature:
    'Die Signatur stimmt nicht: Die Datei wurde geändert, oder ein anderer Shop hat sie erstellt.',
  statementExpired: 'Die Bescheinigung ist abgelaufen. Exportieren Sie eine neue.',
  statementCode:
    'Die Bescheinigung enthält Ihren Code nicht. Erstellen Sie hier einen und verwenden Sie ihn für einen neuen Export.',
  statementUsed: 'Ein anderes Konto zeigt hier schon diese Bewertungen.',
  statementMissing: 'Bescheinigung nicht gefunden.',
  statementCodeForm: 'Ein Code sieht so aus: RD-7K3M-9QXW-2T5P-4H8N-6C1V',
  sellersAlone: 'Das können nur Verkäufer.',
  pageChanged:
    'Ein anderer Admin hat diese Seite inzwischen geändert. Vergleichen Sie dessen Text mit Ihrem.',
  pageNoDraft: 'Zu dieser Seite gibt es keinen Entwurf.',
  pageNotPublished: 'Diese Seite ist nicht veröffentlicht.',
  pageOfEveryShop:
    'Diese Seite hat jeder Shop. Veröffentlichen Sie stattdessen einen anderen Text.',
  pageVersionMissing: 'Version nicht gefunden.',
  pageNotFilledIn: 'Füllen Sie vor dem Veröffentlichen aus, was im Text noch offen ist.',
  pageTitleMissing: 'Geben Sie einen Titel ein',
  pageDescriptionMissing: 'Geben Sie eine Beschreibung ein',
  pageTextMissing: 'Geben Sie den Text ein',
} satisfies Translation<typeof errors>
