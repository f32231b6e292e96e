import type analytics from '../../../en/pages/selling/analytics.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Vos téléphones au fil du temps, comparés à la période précédente. Les chiffres sont actualisés chaque minute.',
  caption: 'statistiques',
  none: 'Pas encore de chiffres',
  noneText:
    'Personne n’a vu, mis en favori ou réservé l’un de vos téléphones sur cette période ni sur la précédente.',
  by: 'Par',
  until: 'Jusqu’au',
  download: 'Télécharger en CSV',
  unit: { day: 'Jour (30 jours)', week: 'Semaine (26 semaines)', month: 'Mois (12 mois)' },
  counting: 'Comptage en cours',
  countingText:
    'Les jours antérieurs sont encore en cours de comptage. Les chiffres sont complets à partir du {day}.',
  viewsSince: 'Les vues sont comptées par jour depuis le {day}.',
  lines:
    'Barres et trait plein : cette période, journée en cours comprise. Pointillés : la période précédente. Les jours sont ceux du fuseau horaire du site, {zone}.',
  days: '{count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}}',
  noChange: 'Aucun changement',
  week: 'Semaine du {day}',
  before: {
    day: '{value} les 30 jours précédents',
    week: '{value} les 26 semaines précédentes',
    month: '{value} les 12 mois précédents',
  },
  description: {
    day: '{value} du {from} au {to}, et {before} les 30 jours précédents. Les valeurs sont dans le tableau ci-dessous.',
    week: '{value} du {from} au {to}, et {before} les 26 semaines précédentes. Les valeurs sont dans le tableau ci-dessous.',
    month:
      '{value} du {from} au {to}, et {before} les 12 mois précédents. Les valeurs sont dans le tableau ci-dessous.',
  },
  table: 'Voir en tableau<hidden> : {figure}</hidden>',
  column: { period: 'Période', value: 'Cette période', before: 'Période précédente' },
  figure: {
    views: {
      label: 'Vues',
      text: 'Vues de vos téléphones : une par visiteur, téléphone et jour, sans les robots ni vous-même.',
    },
    favorites: {
      label: 'Favoris',
      text: 'Combien de fois l’un de vos téléphones a été mis en favori.',
    },
    offers: { label: 'Offres', text: 'Les offres que des acheteurs vous ont faites.' },
    bookings: {
      label: 'Commandes',
      text: 'Les réservations de vos téléphones, y compris celles non payées ou annulées.',
    },
    conversion: { label: 'Commandes par vue', text: 'Commandes pour 100 vues.' },
    sales: {
      label: 'Ventes',
      text: 'Commandes terminées pour la première fois. Un téléphone revenu plus tard compte quand même.',
    },
    gross: {
      label: 'Valeur des ventes',
      text: 'Prix de vos téléphones vendus, hors frais de port, avant commission et remboursements.',
    },
    priceToMarket: {
      label: 'Prix par rapport au marché',
      text: 'Vos prix de vente en pourcentage du prix médian pour les mêmes modèle, stockage et grade sur les 180 jours précédents. Une vente ne compte que si elle peut être comparée à au moins 3 autres.',
    },
  },
} satisfies Translation<typeof analytics>
