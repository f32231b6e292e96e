import type errors from '../../en/server/console-errors.ts'
import type { Translation } from '../../translation.ts'

export default {
  permissionAdmins: 'Seuls les admins peuvent le faire.',
  accountMissing: 'Compte introuvable.',
  staffAccount: 'Seuls les admins peuvent modifier le compte d’un membre de l’équipe.',
  lastAdmin: 'C’est le dernier admin. Nommez d’abord quelqu’un d’autre admin.',
  orderUnderWay: 'Ce compte a une commande en cours ou en litige. Attendez qu’elle soit terminée.',
  payoutDue:
    'Ce compte doit encore recevoir l’argent d’une vente. Attendez que le versement soit fait.',
  ownAccount: 'C’est votre propre compte.',
  bannedNoWarning: 'Ce compte est suspendu. Un avertissement ne parviendrait pas à la personne.',
  noteMissing: 'Note ou compte introuvable.',
  noteNotOwn: 'Cette note a été écrite par quelqu’un d’autre. Ajoutez la vôtre.',
  viewMissing: 'Vue introuvable.',
  viewNameTaken: 'Vous avez déjà une vue de ce nom. Choisissez un autre nom.',
  confirmIdentity: 'Pour le faire, confirmez que c’est bien vous.',
  reasonForPerson: 'Indiquez un motif ; la personne peut le lire',
  bulkNoReview: 'Rien n’attend de vérification.',
  bulkReviewState: 'Impossible à trancher dans son état actuel.',
  bulkReserved: 'Réservé à un acheteur.',
  bulkSellerGone: 'Son vendeur ne peut plus vendre.',
  bulkInterest: 'Quelqu’un a fait une offre ou écrit au sujet de la version actuelle.',
  bulkBanned: 'Déjà suspendu.',
  bulkAdmin: 'Les admins doivent être suspendus un par un.',
  bulkState: 'Impossible à modifier dans son état actuel.',
  bulkRemoved: 'Déjà supprimée.',
  bulkAnswered: 'Déjà traité.',
  bulkDecided: 'Déjà tranché.',
  bulkNoListing: 'Il ne s’agit pas d’une annonce.',
  bulkGone: 'N’existe plus.',
  reportDecided: 'Une autre décision a déjà été prise sur ce signalement.',
  reportNoConversation:
    'Ce signalement ne porte pas sur un message ; il n’y a pas de conversation à clôturer.',
  reportWrongDecision: 'Cette décision est impossible pour ce type de signalement.',
  reportOwnOrder:
    'Vous êtes l’acheteur ou le vendeur de cette commande. Un autre admin doit décider.',
  reportAccountGone: 'Ce compte a été supprimé.',
  appealDecided: 'Une autre décision a déjà été prise sur ce recours.',
  appealBanEnded: 'Cette suspension a déjà pris fin.',
  contactMessageMissing: 'Message introuvable.',
  jobRuns: 'Cette tâche n’échoue plus.',
  riskPhoneMissing: 'Téléphone introuvable.',
  riskReviewMissing: 'Vérification introuvable.',
  riskBanned: 'Ce compte a été suspendu entre-temps.',
  riskInReview: 'Cette annonce attend une vérification. Acceptez-la sous « Annonces ».',
  riskNothingHeld: 'Plus aucune règle ne s’applique à cette annonce.',
  riskRuleMissing: 'Règle introuvable.',
  riskRuleChanged:
    'Un autre admin a modifié cette règle entre-temps. Consultez la liste des modifications, puis testez de nouveau vos valeurs.',
  settingsChanged:
    'Un autre admin a modifié ces paramètres entre-temps. Comparez les valeurs, puis enregistrez de nouveau.',
} satisfies Translation<typeof errors>
