import type nextStep from '../../en/parts/nextStep.ts'
import type { Translation } from '../../translation.ts'

export default {
  turn: {
    nothing: 'Rien à faire pour l’instant',
    yours: 'À vous d’agir',
    onItsWay: 'En route',
    person: 'En attente : {name}',
    admin: 'En attente d’un admin',
  },
  deadline: {
    reservedForYou: 'Réservé pour vous jusqu’au',
    reserved: 'Réservé pour {buyer} jusqu’au',
    reminded: 'Rappel aux admins le',
    canceled: 'Annulation automatique le',
    ship: 'À envoyer avant le',
    meet: 'Rendez-vous avant le',
    expected: 'Attendu avant le',
    completes: 'Conclusion automatique le',
    returnBy: 'À rendre avant le',
    received: 'Considéré comme reçu le',
    reply: 'Réponse attendue avant le',
    returnDue: 'Retour attendu avant le',
    resolve: 'À résoudre avant le',
    answerClaim: 'À répondre avant le',
    claimAnswered: '{seller} peut répondre jusqu’au',
    claimSettled: 'Considérée comme réglée le',
    dispute: 'Litige à ouvrir avant le',
    buyerDisputes: '{buyer} peut ouvrir un litige jusqu’au',
  },
  action: {
    arrived: 'Je l’ai reçu',
    arrivedDone: 'Marqué comme reçu. Vérifiez maintenant votre téléphone',
    arrivedAdmin:
      '{buyer} aura {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}} pour vérifier le téléphone. Si aucun problème n’est signalé, {seller} reçoit l’argent.',
    confirm: 'Tout est OK',
    confirmed: 'Commande terminée',
    confirmOutside: 'La commande est alors terminée. C’est définitif.',
    confirmHeld:
      'La commande est alors terminée, et votre paiement est versé à {seller}. C’est définitif.',
    confirmReturnable:
      'La commande est alors terminée. Vous pouvez encore rendre le téléphone dans les {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}} après l’avoir reçu ; votre paiement est versé à {seller} ensuite.',
    payouts: 'Configurer les versements',
    payoutsLabel: 'Versements',
    payoutsText:
      'Ajoutez un compte bancaire pour que nous puissions vous payer quand la vente est conclue.',
    enterCode: 'Saisir le code de l’acheteur',
    unlock: 'Autoriser de nouveaux essais',
    unlockText:
      '{seller} peut essayer 30 codes de plus. Demandez d’abord aux deux parties ce qui s’est passé.',
    unlocked: 'Remise en main propre débloquée',
    payOther: 'Payer autrement',
  },
  step: {
    waitForReply: {
      title: '{other} doit vous répondre',
      text: 'Vous avez proposé une heure et un lieu de rendez-vous. Vous pouvez encore proposer autre chose.',
    },
    waitForPayment: {
      title: '{buyer} doit encore payer',
      text: 'Gardez le téléphone jusque-là. Sans paiement dans les délais, il sera remis en vente.',
    },
    waitForTransfer: {
      title: '{buyer} doit encore payer',
      text: 'Le paiement se fait par virement, avec la référence {reference}. Gardez le téléphone jusqu’à l’arrivée de l’argent. Sans paiement dans les délais, il sera remis en vente.',
    },
    waitForConfirmation: {
      title: '{seller} doit confirmer votre paiement',
      text: 'Un virement peut prendre jusqu’à {count, plural, one {{shown} jour ouvré} many {{shown} de jours ouvrés} other {{shown} jours ouvrés}}. Le téléphone vous reste réservé. Sans confirmation au bout de {later, plural, one {{laterShown} jour ouvré} many {{laterShown} de jours ouvrés} other {{laterShown} jours ouvrés}}, nous envoyons un rappel à chacun de vous et prévenons un admin.',
    },
    requestedToCancel: {
      title: 'Vous avez demandé l’annulation à {seller}',
      text: 'Sans réponse ni remise du téléphone dans les délais, la commande est annulée et vous récupérez votre argent.',
    },
    waitForShipping: {
      title: '{seller} prépare votre téléphone',
      text: 'Nous conservons votre argent. Si le téléphone n’est pas envoyé à temps, vous récupérez la totalité.',
    },
    waitForShippingTransfer: {
      title: '{seller} prépare votre téléphone',
      text: '{seller} a votre paiement. Si le téléphone n’est pas envoyé à temps, la commande est annulée et {seller} doit vous rembourser.',
    },
    onItsWay: {
      title: 'Le téléphone est en route vers {buyer}',
      text: 'Vous recevrez l’argent une fois le téléphone arrivé et conforme à la description.',
    },
    onItsWayTransfer: {
      title: 'Le téléphone est en route vers {buyer}',
      text: 'La vente sera conclue une fois le téléphone arrivé et conforme à la description.',
    },
    tracing: {
      title: 'Un admin recherche le colis',
      text: 'Il a été envoyé il y a {count, plural, one {{shown} semaine} many {{shown} de semaines} other {{shown} semaines}} et personne n’a confirmé la livraison. Écrivez à {buyer} et contactez le transporteur.',
    },
    buyerChecks: {
      title: '{buyer} vérifie le téléphone',
      text: 'Si aucun problème n’est signalé à temps, vous recevez l’argent automatiquement.',
    },
    buyerChecksTransfer: {
      title: '{buyer} vérifie le téléphone',
      text: 'Si aucun problème n’est signalé à temps, la vente est conclue automatiquement.',
    },
    waitForReturnPlace: {
      title: '{seller} doit indiquer l’adresse de retour',
      text: 'Vous saurez alors où envoyer ou apporter le téléphone. Sans réponse sous {count, plural, one {{shown} jour ouvré} many {{shown} de jours ouvrés} other {{shown} jours ouvrés}}, nous prévenons un admin, et vous pouvez signaler un problème.',
    },
    returnOnItsWay: {
      title: 'Votre retour est en route',
      text: 'Le remboursement part dès que {seller} a le téléphone, ou au plus tard quand il est considéré comme reçu.',
    },
    returnOnItsWayTransfer: {
      title: 'Votre retour est en route',
      text: '{seller} doit vous rembourser une fois le téléphone reçu.',
    },
    waitForDisputeReply: {
      title: '{seller} doit vous répondre',
      text: 'Vous pouvez ajouter des précisions ci-dessous.',
    },
    waitForSendBack: {
      title: '{buyer} doit renvoyer le téléphone',
      text: 'Quand le colis arrive, indiquez ci-dessous ce qu’il contient. L’acheteur est remboursé si c’est le téléphone que vous avez vendu.',
    },
    waitForReceipt: {
      title: 'Votre retour est en route',
      text: 'Le remboursement part dès que {seller} le reçoit.',
    },
    waitForOther: {
      title: 'En attente : {other}',
      text: 'Vous ne vous êtes pas encore mis d’accord sur la livraison.',
    },
    expiredBuyer: {
      title: 'Réservation expirée',
      text: 'Rien ne vous a été débité. Si le téléphone est encore en vente, vous pouvez le réserver de nouveau.',
    },
    expiredSeller: {
      title: 'Réservation expirée',
      text: 'L’acheteur n’a pas payé. Le téléphone est de nouveau en vente.',
    },
    completedBuyer: {
      title: 'Le téléphone est à vous',
      text: 'Commande terminée. Votre paiement est versé à {seller}.',
    },
    completedReturnable: {
      title: 'Le téléphone est à vous',
      text: 'Commande terminée. Vous pouvez encore rendre le téléphone. Votre paiement est versé à {seller} ensuite.',
    },
    completedOutside: {
      title: 'Le téléphone est à vous',
      text: 'Commande terminée. Vous avez payé {seller}.',
    },
    sold: { title: 'Vendu', text: 'Commande terminée.' },
    soldOutside: {
      title: 'Vendu',
      text: 'Commande terminée. {buyer} a le téléphone et vous a payé.',
    },
    refundedBuyer: {
      title: 'Commande remboursée',
      text: 'La totalité de votre paiement sera remboursée sur votre moyen de paiement d’origine. Les banques peuvent mettre jusqu’à 10 jours.',
    },
    refundedSeller: {
      title: 'Commande remboursée',
      text: '{buyer} reçoit un remboursement intégral.',
    },
    canceledUnpaid: {
      title: 'Réservation annulée',
      text: 'Le paiement n’a pas été reçu. Si de l’argent arrive plus tard, le vendeur doit le rembourser.',
    },
    canceledBuyer: { title: 'Réservation annulée', text: 'Rien ne vous a été débité.' },
    canceledSeller: {
      title: 'Réservation annulée',
      text: 'Le téléphone est de nouveau en vente, sauf si vous avez mis l’annonce en pause.',
    },
    adminClosed: { title: 'Cette commande est clôturée', text: 'Il n’y a rien à faire.' },
    adminTrace: {
      title: 'Vérifiez si le colis est arrivé',
      text: 'Il a été envoyé il y a {count, plural, one {{shown} semaine} many {{shown} de semaines} other {{shown} semaines}} et personne n’a confirmé la livraison. Suivez le colis et interrogez les deux parties. S’il est arrivé, marquez-le comme reçu. Sinon, ouvrez un litige, pour pouvoir rembourser {buyer}.',
    },
    adminBank: {
      title: 'La banque de l’acheteur conteste le paiement',
      text: 'Répondez dans l’espace du prestataire de paiement, avec les informations de cette commande. Jusqu’à la décision de la banque, le téléphone ne doit pas changer de mains.',
    },
    adminDecide: {
      title: 'Tranchez le litige',
      text: 'Lisez ci-dessous ce que les deux parties disent et montrent, puis décidez.',
    },
    adminConfirming: {
      title: 'La banque de l’acheteur doit encore confirmer',
      text: 'Sans confirmation dans les délais, le téléphone est remis en vente, et un paiement tardif est intégralement remboursé.',
    },
    adminWait: {
      title: 'En attente : {name}',
      text: 'Vous voyez cette commande en tant qu’admin. La prochaine étape revient à l’acheteur et au vendeur.',
    },
    adminWaitAdmin: {
      title: 'En attente d’un admin',
      text: 'Vous voyez cette commande en tant qu’admin. La prochaine étape revient à l’acheteur et au vendeur.',
    },
    chooseDelivery: {
      title: 'Choisissez le mode de livraison',
      text: 'Le téléphone vous est réservé. Récupérez-le auprès du vendeur ({seller}), ou faites-vous livrer. Choisissez comment payer.',
    },
    choosePickUp: {
      title: 'Choisissez le mode de livraison',
      text: 'Le téléphone vous est réservé. Vous le récupérez auprès du vendeur ({seller}). Choisissez comment payer.',
    },
    chooseShipping: {
      title: 'Choisissez le mode de livraison',
      text: 'Le téléphone vous est réservé. {seller} l’envoie. Choisissez comment payer.',
    },
    chooseDeliveryPaid: {
      title: 'Choisissez le mode de livraison',
      text: 'Récupérez-le auprès du vendeur ({seller}), ou faites-vous livrer.',
    },
    choosePickUpPaid: {
      title: 'Choisissez le mode de livraison',
      text: 'Vous le récupérez auprès du vendeur ({seller}).',
    },
    chooseShippingPaid: { title: 'Choisissez le mode de livraison', text: '{seller} l’envoie.' },
    pay: {
      title: 'Payez {amount}',
      text: 'Le téléphone vous est réservé. Choisissez comment payer.',
    },
    sendTransfer: {
      title: 'Payez {amount} par virement',
      text: 'Envoyez l’argent à {seller} avec la référence, puis dites-le-nous. L’argent va directement au vendeur : nous ne pourrons donc pas vous rembourser.',
    },
    sendTransferShop: {
      title: 'Payez {amount} par virement',
      text: 'Envoyez l’argent au site avec la référence, puis dites-le-nous.',
    },
    arrangeWithSeller: {
      title: 'Fixez un rendez-vous avec {seller}',
      text: 'Proposez un lieu public, de jour si possible : un café, une bibliothèque, une gare.',
    },
    arrangeWithBuyer: {
      title: 'Fixez un rendez-vous avec {buyer}',
      text: 'Proposez un lieu public où essayer le téléphone : un café, une bibliothèque, une gare.',
    },
    meetUpSuggested: {
      title: '{other} propose un rendez-vous',
      text: 'Acceptez, ou proposez une autre heure ou un autre lieu.',
    },
    meet: {
      title: 'Rencontrez {seller}',
      text: 'Essayez le téléphone, payez {amount}, puis montrez votre code. Il conclut la vente.',
    },
    meetHeld: {
      title: 'Rencontrez {seller}',
      text: 'Essayez d’abord le téléphone. S’il vous convient, montrez votre code : votre paiement est alors versé au vendeur.',
    },
    meetPaid: {
      title: 'Rencontrez {seller}',
      text: 'Essayez d’abord le téléphone. S’il vous convient, montrez votre code : il conclut la vente.',
    },
    sendReturn: {
      title: 'Renvoyez le téléphone',
      text: 'Envoyez-le ou apportez-le à l’adresse ci-dessous, complet et déconnecté de tous les comptes. Utilisez un envoi suivi. Les frais de retour sont à votre charge.',
    },
    sendReturnFree: {
      title: 'Renvoyez le téléphone',
      text: 'Envoyez-le ou apportez-le à l’adresse ci-dessous, complet et déconnecté de tous les comptes. Utilisez un envoi suivi. {seller} paie les frais de retour.',
    },
    markArrived: {
      title: 'Le téléphone est en route vers vous',
      text: 'Dites-nous quand il arrive. Vous aurez alors {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}} pour le vérifier.',
    },
    check: {
      title: 'Vérifiez votre téléphone',
      text: 'Si tout est conforme à l’annonce, confirmez-le. Si quelque chose ne va pas, signalez-le avant la date limite.',
    },
    checkHeld: {
      title: 'Vérifiez votre téléphone',
      text: 'Si tout est conforme à l’annonce, confirmez-le et nous paierons {seller}. Si quelque chose ne va pas, signalez-le avant la date limite.',
    },
    checkReturnable: {
      title: 'Vérifiez votre téléphone',
      text: 'Si tout est conforme à l’annonce, confirmez-le et nous paierons {seller} à la fin du délai de retour. Si quelque chose ne va pas, signalez-le avant la date limite.',
    },
    sendBack: {
      title: 'Renvoyez le téléphone',
      text: 'Utilisez un envoi suivi. Vous récupérez votre argent quand le vendeur le reçoit.',
    },
    resolve: {
      title: 'Réglez le litige',
      text: 'Proposez une solution ci-dessous, ou répondez à la proposition en cours.',
    },
    provePayment: {
      title: 'Réglez le litige',
      text: 'Ajoutez ci-dessous une preuve de votre paiement. {seller} peut encore le confirmer ; sinon un admin décide.',
    },
    confirmPayment: {
      title: '{buyer} dit avoir payé. L’argent est-il là ?',
      text: '{buyer} dit avoir envoyé l’argent. Consultez votre compte, et ne remettez ni n’envoyez le téléphone avant que l’argent soit là. Un virement peut prendre jusqu’à {count, plural, one {{shown} jour ouvré} many {{shown} de jours ouvrés} other {{shown} jours ouvrés}}.',
    },
    answerCancellation: {
      title: '{buyer} demande l’annulation',
      text: 'Acceptez ou refusez. Sans réponse dans les délais, la commande est annulée et remboursée.',
    },
    handOver: {
      title: 'Remettez le téléphone à {buyer}',
      text: 'Laissez {buyer} essayer le téléphone, encaissez {amount}, puis demandez le code à six chiffres.',
    },
    handOverHeld: {
      title: 'Remettez le téléphone à {buyer}',
      text: '{buyer} a payé. Laissez essayer le téléphone, puis demandez le code à six chiffres. Il débloque votre argent.',
    },
    handOverPaid: {
      title: 'Remettez le téléphone à {buyer}',
      text: '{buyer} a payé. Laissez essayer le téléphone, puis demandez le code à six chiffres. Il conclut la vente.',
    },
    approveReturn: {
      title: '{buyer} veut rendre le téléphone',
      text: 'Vous l’avez vendu avec possibilité de retour. Indiquez où l’envoyer ou l’apporter.',
    },
    receiveReturn: {
      title: '{buyer} rend le téléphone',
      text: 'Une fois le téléphone reçu, vérifiez-le et confirmez. Si ce n’est pas le téléphone que vous avez vendu, ou pas dans l’état où vous l’avez vendu, signalez plutôt un problème.',
    },
    receiveReturnSent: {
      title: 'Votre téléphone est en route vers vous',
      text: 'Une fois le téléphone reçu, vérifiez-le et confirmez. Si ce n’est pas le téléphone que vous avez vendu, ou pas dans l’état où vous l’avez vendu, signalez plutôt un problème.',
    },
    ship: {
      title: 'Envoyez le téléphone à {buyer}',
      text: '{buyer} a payé. Déconnectez le téléphone de vos comptes, réinitialisez-le, emballez-le bien et utilisez un envoi suivi.',
    },
    shipHeld: {
      title: 'Envoyez le téléphone à {buyer}',
      text: '{buyer} a payé et nous conservons l’argent pour vous. Déconnectez le téléphone de vos comptes, réinitialisez-le, emballez-le bien et utilisez un envoi suivi.',
    },
    receiveBack: {
      title: 'Votre téléphone est en route vers vous',
      text: 'Quand le colis arrive, indiquez ci-dessous ce qu’il contient. Si c’est le téléphone que vous avez vendu, l’acheteur est remboursé.',
    },
    paymentDisputed: {
      title: 'Le paiement est en litige',
      text: 'Si le paiement est arrivé, mettez fin au litige ci-dessous. Sinon, dites ce que vous voyez sur votre compte, et un admin décide.',
    },
    youReportedReturn: {
      title: 'Vous avez signalé un problème avec le retour',
      text: 'Répondez ci-dessous ou proposez une solution.',
    },
    buyerReported: {
      title: '{buyer} a signalé un problème',
      text: 'Répondez ci-dessous ou proposez une solution.',
    },
    bankReviewsBuyer: {
      title: 'La banque examine le paiement',
      text: 'Votre banque conteste le paiement. Nous conservons l’argent jusqu’à sa décision.',
    },
    bankReviewsSeller: {
      title: 'La banque examine le paiement',
      text: 'La banque de l’acheteur ({buyer}) conteste le paiement. Nous ne pouvons pas vous payer avant sa décision.',
    },
    bankDisputesBuyer: {
      title: 'Votre banque conteste le paiement',
      text: 'Le vendeur garde le téléphone jusqu’à la décision de votre banque. Si ce paiement vient bien de vous, dites-le à votre banque.',
    },
    bankDisputesSeller: {
      title: 'Gardez le téléphone pour l’instant',
      text: 'La banque de l’acheteur ({buyer}) conteste le paiement. N’envoyez pas le téléphone et ne le remettez pas avant la décision de la banque. Votre délai repartira alors à zéro.',
    },
    bankConfirmsBuyer: {
      title: 'Votre banque doit encore confirmer le paiement',
      text: 'Vous n’avez rien à faire : nous vous prévenons quand il est confirmé. Le téléphone vous reste réservé. Si votre banque refuse, vous pourrez payer autrement.',
    },
    bankConfirmsSeller: {
      title: '{buyer} : paiement à confirmer par la banque',
      text: 'Gardez le téléphone jusqu’à la confirmation du paiement. Nous vous prévenons tout de suite. Sans confirmation dans les délais, le téléphone est remis en vente.',
    },
    reversedBuyer: {
      title: 'Le téléphone est à vous',
      text: 'Votre banque a repris le paiement après la vente.',
    },
    reversedSeller: {
      title: 'Vendu, mais le paiement a été repris',
      text: 'La banque de l’acheteur ({buyer}) a repris le paiement après la vente. Le montant sera déduit de vos prochains versements.',
    },
    chargedBackBuyer: {
      title: 'La banque a repris le paiement',
      text: 'La vente a été annulée et votre banque vous a rendu l’argent.',
    },
    chargedBackBuyerSent: {
      title: 'La banque a repris le paiement',
      text: 'La vente a été annulée et votre banque vous a rendu l’argent. Le téléphone appartient au vendeur.',
    },
    chargedBackSeller: {
      title: 'La banque a repris le paiement',
      text: 'La vente a été annulée et {buyer} a récupéré l’argent. Vous gardez le téléphone.',
    },
    chargedBackSellerSent: {
      title: 'La banque a repris le paiement',
      text: 'La vente a été annulée et {buyer} a récupéré l’argent. Convenez par message du retour du téléphone.',
    },
    claimSent: {
      title: '{seller} doit répondre à votre demande',
      text: 'La réponse peut être une réparation, un remplacement, un remboursement ou un refus. Sans réponse dans les délais, vous pouvez ouvrir un litige et un admin décide.',
    },
    claimAgreedRepair: {
      title: '{seller} a accepté une réparation',
      text: 'Organisez-la par message. Marquez la demande comme réglée quand le téléphone fonctionne, ou ouvrez un litige si ce qui était convenu n’est pas fait.',
    },
    claimAgreedReplacement: {
      title: '{seller} a accepté un remplacement',
      text: 'Organisez-le par message. Marquez la demande comme réglée quand le téléphone fonctionne, ou ouvrez un litige si ce qui était convenu n’est pas fait.',
    },
    claimAgreedRefund: {
      title: '{seller} a accepté un remboursement de {amount}',
      text: 'Marquez la demande comme réglée quand vous avez l’argent. S’il n’arrive pas, ouvrez un litige.',
    },
    claimRefused: {
      title: '{seller} a refusé votre demande',
      text: 'Ouvrez un litige et un admin décide, ou retirez la demande. Si vous ne faites ni l’un ni l’autre, elle est clôturée à la date limite.',
    },
    claimIgnored: {
      title: '{seller} n’a pas répondu à votre demande',
      text: 'Ouvrez un litige et un admin décide, ou retirez la demande. Si vous ne faites ni l’un ni l’autre, elle est clôturée à la date limite.',
    },
    claimReceived: {
      title: '{buyer} fait jouer la garantie',
      text: 'Vous avez vendu le téléphone avec une garantie. Lisez la description du problème, puis acceptez une réparation, un remplacement ou un remboursement, ou refusez en donnant un motif. Sans réponse dans les délais, un litige peut être ouvert.',
    },
    youAgreedRepair: {
      title: 'Vous avez accepté une réparation',
      text: 'Organisez-la par message. {buyer} marque la demande comme réglée quand le téléphone fonctionne, ou peut ouvrir un litige.',
    },
    youAgreedReplacement: {
      title: 'Vous avez accepté un remplacement',
      text: 'Organisez-le par message. {buyer} marque la demande comme réglée quand le téléphone fonctionne, ou peut ouvrir un litige.',
    },
    youAgreedRefund: {
      title: 'Vous avez accepté un remboursement de {amount}',
      text: 'Remboursez {buyer}, qui marque alors la demande comme réglée. Si l’argent n’arrive pas, un litige peut être ouvert.',
    },
    youRefused: {
      title: 'Vous avez refusé la demande',
      text: '{buyer} peut maintenant ouvrir un litige, et un admin décide. Jusque-là, vous pouvez encore accepter.',
    },
    youIgnored: {
      title: 'Vous n’avez pas répondu à la demande',
      text: '{buyer} peut maintenant ouvrir un litige, et un admin décide. Jusque-là, vous pouvez encore accepter.',
    },
  },
  more: {
    held: 'Nous conservons l’argent jusqu’à ce que le litige soit réglé.',
    paidOutYou: 'L’argent a été versé après la vente : un remboursement est à votre charge.',
    paidOut: 'L’argent a été versé après la vente : c’est {seller} qui rembourse.',
    outsideYou: 'L’argent n’est pas passé par nous : un remboursement est à votre charge.',
    outside: 'L’argent n’est pas passé par nous : c’est {seller} qui rembourse.',
    paidBack: 'Montant remboursé : {sum}.',
    owedToYou: '{seller} doit vous rembourser {sum}. Confirmez-le ici quand l’argent est arrivé.',
    youOwe:
      'Remboursez {sum} à {buyer}, par le moyen utilisé pour vous payer. La réception se confirme ici.',
    returnable: 'Vous pouvez encore rendre le téléphone.',
  },
  payout: {
    not_set_up: 'Configurez les versements pour recevoir votre argent.',
    waiting:
      'Nous vous paierons quand la banque de l’acheteur ({buyer}) aura tranché sur le paiement contesté.',
    return_period:
      'Nous conservons votre argent jusqu’à ce que le téléphone ne puisse plus être rendu. Nous vous payons ensuite.',
    held: 'Le versement se fera plus tard : voyez quand et pourquoi dans « Versements ».',
    on_its_way: 'Votre argent est en route vers votre compte de versement.',
    sent: 'Votre versement a été envoyé.',
  },
} satisfies Translation<typeof nextStep>
