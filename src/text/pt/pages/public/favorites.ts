import type favorites from '../../../en/pages/public/favorites.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Favoritos',
  description: 'Os celulares que você salvou.',
  lead: 'Os celulares que você acompanha. Os vendidos ficam aqui, marcados como vendidos.',
  device: 'Salvos só neste dispositivo. <link>Entre</link> para tê-los na sua conta.',
  none: 'Nenhum favorito ainda',
  noneText: 'Toque no coração de um celular para salvá-lo aqui.',
  lower: '{amount} a menos',
  higher: '{amount} a mais',
} satisfies Translation<typeof favorites>
