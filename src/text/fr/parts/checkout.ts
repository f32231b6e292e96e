import type checkout from '../../en/parts/checkout.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Paiement',
  pay: 'Payer {amount}',
  back: 'Retour à la commande',
  other: 'Payer autrement',
  canceling: 'Annulation',
  paying: 'Paiement en cours',
  summary: {
    label: 'Récapitulatif de la commande',
    from: 'vendu par <name></name>',
    price: 'Prix',
    shipping: 'Frais de port',
    total: 'Total',
    youPay: 'Vous payez',
    returns: 'Retours',
    warranty: 'Garantie',
    claims: 'Vous faites jouer la garantie depuis la commande.',
    reserved: 'Réservé pour vous jusqu’au',
  },
  protection: {
    title: 'Votre protection',
    online:
      'Nous conservons les paiements en ligne et ne payons <name></name> qu’une fois que vous avez le téléphone.',
    transfer:
      'Un virement va directement à <name></name>. Nous ne le conservons pas, et c’est le vendeur qui rembourse le cas échéant.',
    check:
      'Vous avez {days, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}} pour vérifier un téléphone envoyé.',
    moneyBack:
      'Vous récupérez votre argent si le téléphone n’est pas envoyé, n’est pas conforme à la description ou si la vente est annulée.',
    meetUp: 'Au rendez-vous, essayez le téléphone avant de donner votre code.',
  },
  result: {
    paid: 'Paiement reçu',
    paidText:
      'Nous avons prévenu <name></name>. Nous conservons votre argent jusqu’à ce que vous ayez le téléphone.',
    demo: 'Ceci est une démo : aucun argent réel n’a été débité.',
    late: 'Paiement arrivé trop tard',
    lateText:
      'Votre réservation était déjà terminée. La totalité de votre paiement sera remboursée sur votre moyen de paiement d’origine.',
    refunded: 'Commande remboursée',
    refundedText:
      'La totalité de votre paiement sera remboursée sur votre moyen de paiement d’origine.',
    nothing: 'Rien à payer',
    nothingText:
      'Cette réservation est terminée et rien ne vous a été débité. Si le téléphone est encore en vente, vous pouvez le réserver de nouveau.',
    view: 'Voir la commande',
  },
  pending: {
    title: 'Votre banque doit encore confirmer le paiement',
    text: 'Ne payez pas une deuxième fois. Le téléphone vous reste réservé, et nous vous prévenons dès que le paiement est confirmé. Si votre banque le refuse, vous pourrez payer autrement ici.',
    check: 'Vérifier de nouveau',
    checking: 'Vérification',
  },
  card: {
    form: 'Carte de démonstration',
    demo: '<b>Paiement de démonstration : aucun argent réel n’est débité.</b> Seules les cartes de test ci-dessous fonctionnent. Ne saisissez jamais un vrai numéro de carte.',
    number: 'Numéro de la carte de test',
    required: 'Saisissez un numéro de carte',
    declined: '{reason} Rien ne vous a été débité. Essayez une autre carte.',
    choose: 'Choisir une carte de test',
    confirm: 'Confirmer auprès de votre banque',
    confirmText:
      'Banque de démonstration : autoriser un paiement de <b>{amount}</b> ? Une vraie banque vous le demanderait dans son application.',
    decline: 'Refuser',
    approve: 'Autoriser le paiement',
    confirming: 'Confirmation',
  },
  stripe: {
    loading: 'Chargement du formulaire de paiement',
    failed: 'Le formulaire de paiement n’a pas pu être chargé',
    failedText:
      'Rien ne vous a été débité. Vérifiez votre connexion, et que rien ne bloque js.stripe.com.',
    unknown:
      'Nous ne savons pas encore si votre paiement a abouti. Vérifiez de nouveau dans un instant.',
    declined: 'Votre paiement a échoué. Rien ne vous a été débité.',
  },
} satisfies Translation<typeof checkout>
