import type payments from '../../en/server/payment-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  failed: {
    title: 'Votre paiement pour {phone} a échoué',
    text: 'Rien ne vous a été débité. Réessayez{payBy, select, none {} other { avant le {payBy}}}.',
  },
  returned: {
    title: 'Nous remboursons un paiement pour {phone}',
    text: 'La somme de {amount} est arrivée alors que la commande ne pouvait plus être payée : vous récupérez la totalité.',
  },
  disputed: {
    title: 'La banque conteste le paiement pour {phone}',
    keepPhone:
      'Gardez le téléphone. Ne le remettez pas et ne l’envoyez pas avant la décision de la banque de l’acheteur.',
    payoutWaits: 'Le versement attend la décision de la banque de l’acheteur.',
  },
  disputeWon: {
    title: 'La banque a confirmé le paiement pour {phone}',
    saleContinues: 'La vente continue.',
    noChange: 'Rien ne change pour la vente.',
  },
  disputeLost: {
    buyer: { title: 'Votre banque a remboursé le paiement pour {phone}' },
    seller: { title: 'La banque a repris le paiement pour {phone}' },
    amount: 'Le montant est de {amount}.',
    canceledBuyer: 'La vente a été annulée.',
    canceledSeller:
      'La vente a été annulée. Vous gardez le téléphone, et il est de nouveau en vente.',
    sentBuyer: 'La vente a été annulée. Le téléphone appartient au vendeur.',
    sentSeller:
      'La vente a été annulée et votre annonce est en pause. Écrivez à l’acheteur pour récupérer le téléphone.',
    goesOn: 'La vente continue pour le reste du prix.',
    endedBuyer: 'La vente était déjà terminée.',
    endedSeller:
      'Nous déduisons de vos prochains versements ce que vous avez reçu pour cette vente.',
  },
  payoutSent: {
    title: 'Votre versement pour {phone} est en route',
    text: 'La somme de {amount} a été envoyée sur votre compte de versement.',
  },
  paidOutside: { title: 'Vous avez reçu l’argent pour {phone}' },
  sentOutside: 'La somme de {amount} a été envoyée hors du prestataire de paiement : {reason}',
  payoutWaiting: {
    title: 'Configurez les versements pour recevoir {amount}',
    text: 'Vous avez gagné cette somme avec {phone}. Ajoutez un compte de versement, et nous l’envoyons tout de suite.',
  },
  accountReady: {
    title: 'Votre compte de versement est prêt',
    text: 'Les versements en attente sont envoyés maintenant.',
  },
  accountBlocked: {
    title: 'Vos versements sont suspendus',
    text: 'Il manque des informations sur votre compte de versement. Nous conservons votre argent jusqu’à ce que vous le complétiez.',
  },
  refundSent: {
    title: 'Votre remboursement pour {phone} est parti',
    text: 'La somme de {amount} est en route. Les banques l’affichent en général sous quelques jours.',
  },
  refundFailed: {
    buyer: {
      title: 'Votre remboursement pour {phone} n’est pas arrivé',
      text: 'Votre banque n’a pas accepté la somme de {amount}. Nous nous en occupons. Votre argent est en sécurité.',
    },
    staff: {
      title: 'Échec du remboursement : {phone}',
      text: 'La somme de {amount} n’est pas parvenue à {buyer}. Cherchez pourquoi, puis réessayez.',
    },
  },
  stuck: {
    payoutStaff: {
      title: 'Échec du versement : {phone}',
      text: 'La somme de {amount} n’est pas parvenue à {seller}. Cherchez pourquoi, puis réessayez.',
    },
    cancelStaff: {
      title: 'Paiement non annulé : {phone}',
      text: 'La commande est terminée, mais son paiement n’a pas pu être annulé. Cherchez pourquoi, puis réessayez.',
    },
    seller: {
      title: 'Votre versement pour {phone} n’est pas arrivé',
      text: 'La somme de {amount} n’a pas pu être envoyée. Nous nous en occupons. Votre argent est en sécurité.',
    },
  },
} satisfies Translation<typeof payments>
