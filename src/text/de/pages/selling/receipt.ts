import type page from '../../../en/pages/selling/receipt.ts'
import type { Translation } from '../../../translation.ts'
import receipt from '../../parts/receipt.ts'

export default {
  ...receipt,
  back: 'Zurück zur Bestellung',
  none: 'Noch kein Beleg',
  noneText: 'Sie bekommen einen Beleg, sobald das Handy bezahlt ist.',
  download: 'PDF herunterladen',
  print: 'Drucken',
} satisfies Translation<typeof page>
