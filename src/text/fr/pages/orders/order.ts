import type order from '../../../en/pages/orders/order.ts'
import type { Translation } from '../../../translation.ts'
import handOver from '../../parts/handOver.ts'

export default {
  handOver,
  state: {
    awaiting_payment: 'À payer',
    payment_sent: 'Paiement envoyé',
    payment_disputed: 'Paiement en litige',
    paid: 'Payée',
    shipped: 'En route',
    delivered: 'Livrée',
    disputed: 'En litige',
    completed: 'Terminée',
    return_requested: 'Retour demandé',
    return_approved: 'À renvoyer',
    return_sent: 'Retour en route',
    cancelled: 'Annulée',
    expired: 'Expirée',
    refunded: 'Remboursée',
  },
  until: 'jusqu’au <time></time>',
  paidBy: {
    meet_up: 'Au rendez-vous',
    online: 'En ligne',
    transfer: 'Par virement',
    open: 'Pas encore choisi',
  },
  returns: {
    none: 'Non acceptés',
    buyer:
      'Sous {days, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}}, frais de retour payés par l’acheteur',
    seller:
      'Sous {days, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}}, frais de retour payés par le vendeur',
  },
  warranty: {
    none: 'Aucune',
    months: '{count, plural, one {{shown} mois} many {{shown} de mois} other {{shown} mois}}',
    with: '{time} : <words></words>',
  },
  disputeReason: {
    payment_not_received: 'Paiement non arrivé',
    payment_not_confirmed: 'Paiement non confirmé',
    return_not_accepted: 'Retour non accepté',
    return_not_as_sold: 'Retour non conforme',
    warranty_not_honored: 'Garantie non respectée',
    not_as_described: 'Non conforme à la description',
    does_not_work: 'Ne fonctionne pas',
    wrong_phone: 'Mauvais téléphone',
    not_arrived: 'Non reçu',
    locked_or_listed: 'Verrouillé',
    other: 'Autre chose',
  },
  listing: {
    yours: 'L’annonce lors de votre réservation',
    theirs: 'L’annonce lors de la réservation par {buyer}',
    loading: 'Chargement de l’annonce',
    none: 'Nous n’avons pas de copie de cette annonce au moment de la réservation.',
  },
  shipment: {
    shipped: '<carrier></carrier>, envoyé le <time></time>',
    track: 'Suivre le colis',
    newTab: '(nouvel onglet)',
  },
  parcel: {
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    trackingHelp: 'Il figure sur votre preuve de dépôt.',
    copyTracking: 'numéro de suivi',
    copyAddress: 'adresse',
    carrierRequired: 'Saisissez le transporteur',
    trackingRequired: 'Saisissez le numéro de suivi',
    trackingInvalid: 'Saisissez un numéro de suivi de {min} à {max} lettres et chiffres',
  },
  timeLeft: {
    left: 'encore {time}',
    days: '{count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}}',
    hours: '{count, plural, one {{shown} h} many {{shown} h} other {{shown} h}}',
    minutes: '{count, plural, one {{shown} min} many {{shown} min} other {{shown} min}}',
    both: '{large} {small}',
  },
} satisfies Translation<typeof order>
