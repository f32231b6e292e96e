import type sheet from '../../../en/pages/phone/sheet.ts'
import type { Translation } from '../../../translation.ts'

export default {
  pageTitle: '{name} : affichette',
  back: 'Retour au téléphone',
  print: 'Imprimer',
  code: 'QR code qui ouvre cette page : {name}',
  scan: 'Scannez : photos, vérifications et prix du jour',
  book: 'Réservez-le sur {shop}. Vous ne payez pas avant de vous décider.',
} satisfies Translation<typeof sheet>
