import type page from '../../../en/pages/selling/receipt.ts'
import type { Translation } from '../../../translation.ts'
import receipt from '../../parts/receipt.ts'

export default {
  ...receipt,
  back: 'Retour à la commande',
  none: 'Pas encore de reçu',
  noneText: 'Il y aura un reçu une fois le téléphone payé.',
  download: 'Télécharger le PDF',
  print: 'Imprimer',
} satisfies Translation<typeof page>
