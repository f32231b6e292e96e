import type favorites from '../../../en/pages/public/favorites.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Merkliste',
  description: 'Ihre gemerkten Handys.',
  lead: 'Handys, die Sie im Blick behalten. Verkaufte bleiben hier und sind als verkauft markiert.',
  device:
    'Nur auf diesem Gerät gespeichert. <link>Melden Sie sich an</link>, um sie in Ihrem Konto zu behalten.',
  none: 'Noch nichts gemerkt',
  noneText: 'Tippen Sie bei einem Handy auf das Herz, um es hier zu merken.',
  lower: '{amount} günstiger',
  higher: '{amount} teurer',
} satisfies Translation<typeof favorites>
