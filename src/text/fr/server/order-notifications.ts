import type orders from '../../en/server/order-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  booked: {
    buyer: {
      title: 'Vous avez réservé {phone}',
      text: 'Il vous est réservé{payBy, select, none {} other { jusqu’au {payBy}}}. Choisissez comment payer {price} et comment le recevoir.',
    },
    seller: {
      title: '{buyer} a réservé votre {phone}',
      text: 'Prix : {price}. Le téléphone est réservé{payBy, select, none {} other { jusqu’au {payBy}}}. Nous vous prévenons quand il est payé.',
    },
  },
  deliveryChanged: {
    title: '{buyer} a modifié la livraison : {phone}',
    meetUpCanceled: 'Le rendez-vous convenu est annulé.',
    payFirst: '{buyer} préfère se faire livrer et doit d’abord payer.',
    newAddress: 'Envoyez-le à la nouvelle adresse indiquée dans la commande.',
    pickUp: '{buyer} veut le récupérer en main propre. Convenez d’un lieu et d’une heure.',
  },
  paymentSent: {
    title: '{buyer} dit avoir payé votre {phone}',
    text: 'Vérifiez si la somme de {total} est arrivée sur votre compte, avec la référence {reference}. Confirmez le paiement dès qu’il est là. Ne remettez pas le téléphone et ne l’envoyez pas avant.',
  },
  paymentReset: {
    buyer: {
      title: 'Livraison et paiement à choisir de nouveau : {phone}',
      text: 'Le mode de paiement choisi n’est plus disponible ici. Le téléphone vous reste réservé{payBy, select, none {} other { jusqu’au {payBy}}}.',
    },
    seller: {
      title: '{buyer} doit choisir de nouveau : {phone}',
      text: 'Le mode de paiement choisi n’est plus disponible ici. Ajoutez des instructions de paiement à votre compte pour recevoir des virements.',
    },
  },
  wrongCode: {
    title: 'Code de remise en main propre erroné : {phone}',
    text: '{seller} a saisi un code qui n’est pas le vôtre. Si vous êtes au rendez-vous, montrez de nouveau le code. Sinon, ne le donnez à personne : avec ce code, la commande est terminée et {seller} reçoit l’argent.',
  },
  handOverLocked: {
    title: 'Trop de codes erronés : {phone}',
    staff:
      'La remise en main propre est bloquée. Demandez à l’acheteur et au vendeur ce qui s’est passé, puis autorisez de nouveaux essais dans la commande.',
    party:
      'La remise en main propre est bloquée jusqu’à ce que notre équipe l’ait examinée. Écrivez-nous si vous êtes au rendez-vous.',
  },
  handOverUnlocked: {
    title: 'Remise en main propre débloquée : {phone}',
    buyer:
      '{seller} peut de nouveau saisir votre code. Ne le donnez que lorsque vous avez le téléphone en main.',
    seller: 'Vous pouvez de nouveau saisir le code de remise en main propre de l’acheteur.',
  },
  cancellationRequested: {
    title: '{buyer} demande l’annulation : {phone}',
    text: 'Acceptez ou refusez{shipBy, select, none {} other { avant le {shipBy}}}. Si vous ne répondez pas et ne l’envoyez pas d’ici là, la commande est annulée et remboursée.',
  },
  cancellationDeclined: {
    title: '{seller} refuse l’annulation : {phone}',
    text: 'La commande continue.',
  },
  refundConfirmed: {
    title: 'Remboursement confirmé : {phone}',
    text: '{buyer} a confirmé votre remboursement de {refund}.',
  },
  refundReminder: {
    seller: {
      title: 'Avez-vous remboursé {buyer} ? {phone}',
      text: '{buyer} n’a pas confirmé le remboursement de {refund}. Effectuez-le maintenant. Si c’est déjà fait, demandez à {buyer} de le confirmer dans la commande.',
    },
    buyer: {
      title: 'Le remboursement est-il arrivé ? {phone}',
      text: '{seller} doit vous rembourser {refund}. Si vous l’avez, confirmez-le dans la commande. Sinon, écrivez à {seller}. Si cela ne suffit pas, écrivez-nous depuis la page Contact en indiquant le numéro de commande {reference}.',
    },
  },
  paid: {
    buyer: { title: 'Vous avez payé {total} pour {phone}' },
    buyerOutside: { title: '{seller} a reçu votre paiement pour {phone}' },
    seller: { title: '{buyer} a payé votre {phone}', text: 'Nous avons reçu {total}.' },
    sellerOutside: { text: 'Vous avez reçu {total}.' },
    meetBuyer:
      'Convenez d’un lieu de rendez-vous. Ne donnez le code qu’après avoir vérifié le téléphone.',
    meetSeller:
      'Convenez d’un lieu de rendez-vous. {buyer} vous donne un code après avoir vérifié le téléphone.',
    shipBuyer: '{seller} l’envoie{shipBy, select, none {} other { avant le {shipBy}}}.',
    shipSeller: 'Envoyez-le{shipBy, select, none {} other { avant le {shipBy}}}.',
  },
  shipped: {
    title: 'Colis envoyé : {phone}',
    text: '{seller} l’a envoyé avec {carrier}, numéro de suivi {tracking}. Marquez-le comme reçu quand vous l’avez. Vous aurez alors {checkDays, plural, one {{checkDaysShown} jour} many {{checkDaysShown} de jours} other {{checkDaysShown} jours}} pour le vérifier.',
  },
  shipmentCorrected: {
    title: 'Nouveau numéro de suivi : {phone}',
    text: '{seller} l’a modifié : {carrier}, {tracking}.',
  },
  delivered: {
    seller: {
      title: 'Votre {phone} est arrivé',
      text: '{buyer} le vérifie. Si aucun problème n’est signalé, la vente est conclue automatiquement{checkBy, select, none {} other { le {checkBy}}}.',
    },
    buyer: {
      title: 'Marqué comme livré : {phone}',
      text: 'Vérifiez le téléphone, puis confirmez que tout va bien ou signalez un problème{checkBy, select, none {} other { avant le {checkBy}}}.',
    },
  },
  completed: {
    buyer: { title: 'Votre achat est conclu : {phone}' },
    seller: { title: 'Vous avez vendu {phone}', text: 'La vente est conclue.' },
    restIsYours: 'Le reste est à vous.',
    reviewSeller: 'Comment cela s’est-il passé ? Laissez un avis sur {seller}.',
    reviewBuyer: 'Comment cela s’est-il passé ? Laissez un avis sur {buyer}.',
    warranty: { title: 'Litige sur la garantie terminé : {phone}' },
    noRefund: '{buyer} ne reçoit pas de remboursement.',
  },
  canceled: {
    title: 'Réservation annulée : {phone}',
    byBuyer: '{buyer} a annulé la réservation.',
    notCharged: 'Rien ne vous a été débité.',
  },
  expired: {
    buyer: {
      title: 'Votre réservation a expiré : {phone}',
      text: 'Elle n’a pas été payée à temps. Si le téléphone est encore disponible, vous pouvez le réserver de nouveau.',
    },
    seller: {
      title: 'La réservation a expiré : {phone}',
      text: 'Elle n’a pas été payée à temps.',
    },
  },
  refunded: {
    buyer: { title: 'Vous allez récupérer votre argent : {phone}' },
    returned: { title: '{phone} est de retour, remboursement à {buyer}' },
    warranty: { title: 'Remboursement à {buyer} : {phone}' },
    seller: { title: 'La vente a été annulée : {phone}' },
  },
  promise: {
    buyer:
      'La somme de {refund, select, none {{total}} other {{refund}}} sera remboursée sur votre moyen de paiement d’origine.',
    seller:
      'La somme de {refund, select, none {{total}} other {{refund}}} sera remboursée à {buyer}.',
    buyerOutside:
      '{seller} doit vous rembourser {refund, select, none {{total}} other {{refund}}}. Confirmez-le dans la commande quand vous l’avez.',
    sellerOutside:
      'Remboursez {refund, select, none {{total}} other {{refund}}} à {buyer}, qui le confirme dans la commande.',
  },
  phone: {
    forSale: 'Votre téléphone est de nouveau en vente.',
    paused: 'Votre annonce est en pause. Réactivez-la pour vendre le téléphone.',
  },
  why: {
    reason: 'Motif : {reason}',
    accountDeleted: 'Le compte de l’autre partie a été supprimé.',
    buyerGone: 'Le compte de l’acheteur ({buyer}) a été fermé.',
    sellerGone: 'Le compte du vendeur ({seller}) a été fermé.',
    takenDown: 'La modération a supprimé l’annonce.',
    cancellationAccepted: '{seller} a accepté la demande d’annulation.',
    cancellationUnanswered: '{seller} n’a pas répondu à la demande d’annulation.',
    returnUnconfirmed: 'Le retour n’a pas été confirmé à temps : il est donc considéré comme reçu.',
    returned: '{seller} a récupéré le téléphone.',
    undecided: 'Le litige n’a pas été tranché à temps.',
    notShipped: 'Le téléphone n’a pas été envoyé à temps.',
    notHandedOver: 'Le téléphone n’a pas été remis à temps.',
  },
  meetUpProposed: {
    title: '{other} propose un rendez-vous',
    text: 'Pour {phone} : {place}, {when}. Acceptez, ou proposez un autre lieu ou une autre heure.',
  },
  meetUpAgreed: {
    title: 'Rendez-vous convenu pour {phone}',
    text: 'Vous rencontrez {other} ici : {place}, {when}.',
  },
  reminder: {
    arrived: {
      title: 'Votre {phone} est-il arrivé ?',
      text: 'Il a été envoyé il y a {arrivalWeeks, plural, one {{arrivalWeeksShown} semaine} many {{arrivalWeeksShown} de semaines} other {{arrivalWeeksShown} semaines}}. Marquez-le comme reçu, ou signalez un problème.',
    },
    paymentSeller: {
      title: 'Le paiement de votre {phone} est-il arrivé ?',
      text: '{buyer} a marqué {total} comme envoyé, avec la référence {reference}. Confirmez-le, ou ouvrez un litige s’il n’arrive pas.',
    },
    paymentBuyer: {
      title: '{seller} n’a pas confirmé votre paiement : {phone}',
      text: 'Vérifiez si votre banque l’a envoyé, et écrivez au vendeur. Si cela ne suffit pas, ouvrez un litige et notre équipe décide.',
    },
    paymentStaff: {
      title: 'Paiement non confirmé : {phone}',
      text: '{buyer} l’a marqué comme envoyé il y a au moins {paymentDays, plural, one {{paymentDaysShown} jour ouvré} many {{paymentDaysShown} de jours ouvrés} other {{paymentDaysShown} jours ouvrés}}, et {seller} n’a pas répondu. Écrivez-leur, ou ouvrez un litige pour décider.',
    },
    chooseDelivery: {
      title: 'Comment recevoir votre {phone} ?',
      text: 'Il est payé. Choisissez un rendez-vous avec {seller} ou l’envoi. Sinon, vous récupérez votre argent{shipBy, select, none {} other { le {shipBy}}}.',
    },
    answerCancellation: {
      title: '{buyer} attend votre réponse : annuler {phone} ?',
      text: 'Acceptez ou refusez la demande{shipBy, select, none {} other { avant le {shipBy}}}. Sinon, la commande est annulée et remboursée.',
    },
    acceptMeetUp: {
      title: '{other} attend votre réponse : {phone}',
      text: 'Un lieu et une heure de rendez-vous vous sont proposés. Acceptez, ou proposez un autre lieu ou une autre heure. Sinon, l’acheteur sera remboursé{shipBy, select, none {} other { le {shipBy}}}.',
    },
    ship: {
      title: '{buyer} attend votre {phone}',
      text: 'Il est payé. Envoyez-le{shipBy, select, none {} other { avant le {shipBy}}}. Sinon, l’acheteur sera remboursé.',
    },
    handOver: {
      title: '{buyer} attend votre {phone}',
      text: 'Il est payé. Remettez-le{shipBy, select, none {} other { avant le {shipBy}}}. Sinon, l’acheteur sera remboursé.',
    },
    answerBank: {
      title: 'Contestation bancaire en cours : {phone}',
      text: 'La commande est suspendue jusqu’à la décision de la banque de l’acheteur. Consultez la contestation chez le prestataire de paiement.',
    },
    decideForBanned: {
      title: 'Décision à prendre : {phone}',
      text: 'L’acheteur est suspendu et ne peut pas confirmer la commande. Décidez comment elle se termine.',
    },
    notDelivered: {
      title: 'Livraison non confirmée : {phone}',
      text: 'Il a été envoyé il y a au moins {staffWeeks, plural, one {{staffWeeksShown} semaine} many {{staffWeeksShown} de semaines} other {{staffWeeksShown} semaines}} et personne n’a confirmé son arrivée. Renseignez-vous, puis marquez-le comme reçu ou ouvrez un litige.',
    },
  },
} satisfies Translation<typeof orders>
