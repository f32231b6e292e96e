import type offers from '../../../en/pages/account/offers.ts'
import type { Translation } from '../../../translation.ts'

export default {
  leadBuyer: 'Vos offres aux vendeurs. Quand un vendeur accepte, le téléphone vous est réservé.',
  leadSeller:
    'Les offres reçues pour vos téléphones, et celles que vous faites à d’autres vendeurs. En accepter une réserve le téléphone à l’acheteur.',
  things: 'offres',
  emptyBuyer: 'Vous n’avez pas encore fait d’offre',
  emptySeller: 'Pas encore d’offres',
  howBuyer:
    'Ouvrez une annonce et choisissez « Faire une offre ». Le vendeur a {count, plural, one {{shown} heure} many {{shown} d’heures} other {{shown} heures}} pour répondre.',
  howSeller:
    'Les acheteurs peuvent faire jusqu’à {offers} offres par téléphone. Vous avez {count, plural, one {{shown} heure} many {{shown} d’heures} other {{shown} heures}} pour répondre à chacune.',
  browse: 'Voir les téléphones',
  products: 'Voir mes annonces',
  open: 'Offres en cours',
  noneOpen: 'Aucune offre en cours.',
  closed: 'Offres clôturées',
  with: {
    seller: 'Vendeur : <name></name>',
    buyer: 'Acheteur : <name></name>',
  },
  share: '{percent} % de {price}',
  youGet: 'Vous recevez {amount}',
  validUntil: 'Valable jusqu’au',
  state: {
    waiting: 'En attente de réponse',
    yours: 'À vous de répondre',
    accepted: 'Acceptée',
    countered: 'Contre-offre faite',
    declined: 'Refusée',
    withdrawn: 'Retirée',
    expired: 'Expirée',
    superseded: 'Clôturée',
  },
  view: 'Voir la commande',
  withdraw: 'Retirer l’offre',
  withdrawing: 'Retrait',
  decline: 'Refuser',
  declining: 'Refus',
  counter: 'Contre-offre',
  again: 'Faire une nouvelle offre',
  accept: 'Accepter',
  accepting: 'Acceptation',
  acceptSeller:
    '<phone></phone> : le téléphone est alors réservé à <buyer></buyer> pour {price}, et toutes les autres offres sont clôturées.',
  acceptBuyer:
    '<phone></phone> : le téléphone vous est alors réservé pour {price}, pendant {count, plural, one {{shown} heure} many {{shown} d’heures} other {{shown} heures}}.',
  done: {
    accept: 'Offre acceptée. Le téléphone est réservé',
    decline: 'Offre refusée',
    withdraw: 'Offre retirée',
    counter:
      'Contre-offre envoyée. L’acheteur a {count, plural, one {{shown} heure} many {{shown} d’heures} other {{shown} heures}} pour répondre',
  },
  form: {
    title: 'Faire une contre-offre',
    lead: '<buyer></buyer> propose <price></price> pour ce téléphone : <phone></phone>. Votre contre-offre remplace cette offre et est valable {count, plural, one {{shown} heure} many {{shown} d’heures} other {{shown} heures}}.',
    price: 'Votre prix',
    required: 'Saisissez un prix',
    send: 'Envoyer la contre-offre',
    sending: 'Envoi',
  },
} satisfies Translation<typeof offers>
