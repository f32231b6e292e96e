import type favorites from '../../../en/pages/public/favorites.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Favoritos',
  description: 'Los móviles que has guardado.',
  lead: 'Los móviles que sigues de cerca. Los vendidos se quedan aquí, marcados como vendidos.',
  device: 'Guardados solo en este dispositivo. <link>Entra</link> para tenerlos en tu cuenta.',
  none: 'Aún no tienes favoritos',
  noneText: 'Pulsa el corazón de un móvil para guardarlo aquí.',
  lower: '{amount} menos',
  higher: '{amount} más',
} satisfies Translation<typeof favorites>
