import type shopFigures from '../../../en/pages/console/shopFigures.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Le site au fil du temps, comparé à la période précédente. Les chiffres sont actualisés chaque minute.',
  caption: 'statistiques',
  none: 'Pas encore de chiffres',
  noneText:
    'Rien ne s’est passé sur cette période ni sur la précédente. Les chiffres apparaissent une minute après la création d’un compte, le dépôt d’une annonce ou une commande.',
  brand: 'Marque',
  allBrands: 'Toutes les marques',
  byBrand: 'Par marque',
  brands: 'Marques',
  noBrand: 'Aucune marque n’a de chiffres sur cette période',
  figure: {
    signUps: { label: 'Nouveaux comptes', text: 'Nouveaux comptes d’acheteurs et de vendeurs.' },
    listings: {
      label: 'Annonces',
      text: 'Téléphones mis en vente, y compris ceux qui attendent encore leur vérification.',
    },
    views: {
      label: 'Vues',
      text: 'Vues des téléphones : une par visiteur, téléphone et jour, sans les vendeurs, l’équipe et les robots.',
    },
    bookings: {
      label: 'Commandes',
      text: 'Les réservations, y compris celles non payées ou annulées.',
    },
    conversion: { label: 'Commandes par vue', text: 'Commandes pour 100 vues.' },
    sales: {
      label: 'Ventes',
      text: 'Commandes terminées pour la première fois. Un téléphone revenu plus tard compte quand même.',
    },
    gross: {
      label: 'Valeur brute',
      text: 'Prix des téléphones vendus, hors frais de port. Les remboursements ne sont pas déduits.',
    },
    refunded: {
      label: 'Remboursé après la vente',
      text: 'Prix remboursés, en tout ou en partie, après une vente, au jour du remboursement.',
    },
    fees: {
      label: 'Commissions',
      text: 'Commissions comptabilisées ce jour-là, moins celles rendues avec un remboursement.',
    },
    timeToSale: {
      label: 'Délai de vente',
      text: 'Temps moyen entre le dépôt d’une annonce et la réservation qui a mené à la vente.',
    },
    disputes: {
      label: 'Litiges',
      text: 'Litiges ouverts au sujet d’un paiement ou d’un téléphone.',
    },
    emptySearches: {
      label: 'Recherches sans résultat',
      text: 'Recherches par texte seul qui n’ont rien trouvé : une par visiteur, texte et jour.',
    },
  },
  searches: {
    title: 'Recherché, mais introuvable',
    text: 'Textes recherchés par au moins {visitors} visiteurs, comptés une fois par visiteur et par jour. L’identité des visiteurs n’est pas conservée, et les textes sont supprimés après {count, plural, one {{days} jour} many {{days} de jours} other {{days} jours}}.',
    column: { text: 'Texte', visitors: 'Visiteurs' },
    empty: 'Aucun texte à afficher',
  },
} satisfies Translation<typeof shopFigures>
