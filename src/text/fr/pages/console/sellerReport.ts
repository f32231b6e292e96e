import type sellerReport from '../../../en/pages/console/sellerReport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Les plateformes de l’UE déclarent à l’administration fiscale (DAC7) les vendeurs qui atteignent {sales} ventes dans une année civile, ou qui dépassent {amount} au total.',
  caption: 'déclaration des vendeurs',
  year: 'Année',
  download: 'Télécharger en CSV',
  fees: 'Commissions et TVA en CSV',
  sellers: 'Vendeurs à déclarer',
  none: 'Aucun vendeur à déclarer pour {year}',
  column: {
    seller: 'Vendeur',
    sales: 'Ventes',
    paid: 'Versé au vendeur',
    fees: 'Commissions',
    reason: 'Déclaré pour',
  },
  vatNumber: 'Numéro de TVA {number}',
  deleted: 'Compte supprimé',
  reason: {
    sales: '{sales} ventes ou plus',
    consideration: 'Plus de {amount}',
    both: '{sales} ventes ou plus et plus de {amount}',
  },
  notes:
    'Commandes terminées dans l’année, frais de port compris, sans les commissions ni les remboursements. Les téléphones retournés ne comptent pas. Les vendeurs qui ont supprimé leur compte restent {count, plural, one {{years} an} many {{years} d’ans} other {{years} ans}} si le pays du site est dans l’UE. Le fichier contient les chiffres de chaque trimestre. Le seuil est comparé dans la devise du site : hors zone euro, convertissez vous-même les montants. Les autres numéros fiscaux et les adresses des particuliers ne sont pas demandés ici.',
} satisfies Translation<typeof sellerReport>
