import type sales from '../../../en/server/errors/sales.ts'
import type { Translation } from '../../../translation.ts'

export default {
  viewOfStaff:
    'Ce compte est celui d’un membre de l’équipe. Vous pouvez voir le site seulement comme un acheteur ou un vendeur.',
  viewInOtherTab:
    'Dans un autre onglet, vous voyez déjà le site comme une autre personne. Quittez d’abord cette vue.',
  viewInMaintenance: 'Le site est en maintenance : acheteurs et vendeurs n’y ont pas accès.',
  staffOfAdmins: 'Pour le compte d’un membre de l’équipe, seul un admin peut le faire.',
  brandMissing: 'Marque introuvable.',
  advertOfAnother: 'Ce téléphone est celui d’un autre vendeur.',
  advertForSale: 'Seul un téléphone en vente peut être mis en avant.',
  providerDown:
    'Le prestataire de paiement ne répond pas. Rien ne vous a été débité. Réessayez dans une minute.',
  disputeTooEarly:
    'Le vendeur a encore le temps de répondre à votre demande de garantie. Ensuite, vous pourrez ouvrir un litige.',
  disputeOfBank: 'La banque de l’acheteur conteste le paiement et décide en premier.',
  statementsLimit:
    'Vous ne pouvez plus ajouter de déclaration. Un admin décidera d’après ce qui a été écrit.',
  replyWithoutReview: 'Il n’y a pas d’avis publié auquel répondre.',
  replyHidden: 'La modération a masqué votre réponse : elle ne peut plus être modifiée.',
  claimMissing: 'Demande de garantie introuvable.',
  claimOpen:
    'Vous avez déjà une demande en cours pour ce téléphone. Elle doit être clôturée avant la suivante.',
  claimsLimit: 'Vous ne pouvez plus faire de demande pour ce téléphone. Écrivez au vendeur.',
  claimSellerGone: 'Le vendeur a supprimé son compte : personne ne peut répondre à une demande.',
  claimReversed:
    'Votre banque a repris votre paiement pour ce téléphone, ou n’a pas encore décidé : vous ne pouvez plus faire jouer la garantie.',
  claimRefundTooHigh:
    'Un remboursement ne peut pas dépasser la somme payée et non encore remboursée.',
  taskMissing: 'Tâche introuvable.',
  taskDone: 'C’est déjà fait.',
  taskPaysNobody: 'Cette tâche ne paie personne.',
  taskSending:
    'Le prestataire est peut-être en train de l’envoyer. Vérifiez à nouveau dans deux minutes.',
  taskBankDispute: 'Une banque conteste le paiement. Attendez sa décision.',
  taskAmountChanged: 'Le montant a changé. Rechargez la liste.',
  taskPaidAlready: 'Le prestataire semble l’avoir déjà payé. Nous vérifions.',
  taskUnclear:
    'Le prestataire de paiement ne répond pas : impossible de savoir s’il a payé. Réessayez dans une minute.',
  transfersOff: 'Ici, les vendeurs ne peuvent pas être payés par virement.',
  riskTrialFirst: 'Testez d’abord ces valeurs sur les {number} derniers jours.',
  businessChanged:
    'Les informations de votre entreprise ont été modifiées dans un autre onglet ou sur un autre appareil. Rien n’a été enregistré.',
  checkupNone: 'Ce téléphone n’a pas été testé.',
  gradeNone: 'Ce téléphone n’a pas de grade calculé.',
  imeiNotChecked: 'L’IMEI de ce téléphone n’a pas été vérifié.',
  alarmMissing: 'Alerte introuvable.',
  possessionNone: 'La possession n’est pas vérifiée.',
  passportMissing: 'Passeport de l’appareil introuvable.',
  passportRepairs:
    'Trop de réparations ont été ajoutées aujourd’hui pour ce téléphone. Ajoutez la suivante demain.',
  passportImeiUnknown: 'Aucun téléphone avec cet IMEI n’a été mis en vente ici.',
  passportOwn: 'Ce téléphone est déjà enregistré à votre nom.',
  passportClaimMissing: 'Demande introuvable.',
  passportPhotoFirst: 'Prenez d’abord la photo avec le code.',
  passportClaimDecided: 'Cette demande a déjà été traitée.',
} satisfies Translation<typeof sales>
