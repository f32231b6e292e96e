import type start from '../../../en/pages/account/start.ts'
import type { Translation } from '../../../translation.ts'

export default {
  welcome: 'Bienvenue, {name}',
  lead: {
    Buyer: 'Vos réservations et votre prochain téléphone.',
    Seller: 'Vos téléphones, ventes et réservations.',
    admin: 'Le site, ses utilisateurs et son argent.',
    moderator: 'Signalements, annonces et comptes.',
    support: 'Questions, commandes et litiges.',
    finance: 'Paiements, versements et fiscalité.',
  },
  next: 'À faire maintenant',
  loadingNext: 'Chargement de ce qu’il y a à faire',
  yourTurn: 'À vous d’agir',
  failed: {
    orders: 'Vos commandes n’ont pas pu être chargées.',
    sales: 'Vos ventes n’ont pas pu être chargées.',
    offers: 'Vos offres n’ont pas pu être chargées.',
    phones: 'Vos téléphones n’ont pas pu être chargés.',
  },
  answerOffer: 'Répondre à l’offre de {price}',
  changeListings:
    '{count, plural, one {Modifier {shown} annonce} many {Modifier {shown} d’annonces} other {Modifier {shown} annonces}}',
  changeWhy: 'La modération demande des modifications avant que les acheteurs puissent la voir',
  empty: 'Rien ne vous attend',
  emptyBuyer: 'Quand vous réservez un téléphone, la prochaine étape s’affiche ici.',
  emptySeller:
    'Les ventes, les offres et les modifications demandées par la modération s’affichent ici.',
  someOf: '{shown} sur {total}',
  showAll: 'Tout afficher ({total})',
  drops: 'Prix en baisse',
  loweredTo: 'Maintenant {price}, soit {amount} de moins que lors de l’ajout',
  unread: 'Messages non lus',
  more: 'Plus',
  days: '30 derniers jours',
  analytics: 'Voir mes statistiques',
  figure: {
    sales: 'Ventes',
    gross: 'Valeur des ventes',
    views: 'Vues',
    onItsWay: 'En route',
  },
  before: '{value} les 30 jours précédents',
  fromSales:
    '{count, plural, one {De {shown} vente, frais déduits.} many {De {shown} de ventes, frais déduits.} other {De {shown} ventes, frais déduits.}}',
  find: {
    title: 'Trouver un téléphone',
    pick_up: 'Réservez-en un, et il est mis de côté pour vous jusqu’au rendez-vous.',
    shipping: 'Réservez-en un, et il est mis de côté pour vous.',
  },
  sell: {
    title: 'Vendre un téléphone',
    text: 'Acceptez les conditions pour les vendeurs et déposez l’annonce. Vos commandes sont conservées.',
  },
  add: { title: 'Déposer une annonce' },
  phones: { title: 'Téléphones en vente', all: 'Voir mes annonces' },
} satisfies Translation<typeof start>
