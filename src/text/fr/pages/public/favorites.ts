import type favorites from '../../../en/pages/public/favorites.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Favoris',
  description: 'Les téléphones que vous avez mis en favoris.',
  lead: 'Les téléphones que vous gardez à l’œil. Ceux qui sont vendus restent ici, marqués comme vendus.',
  device:
    'Enregistrés sur cet appareil uniquement. <link>Connectez-vous</link> pour les garder dans votre compte.',
  none: 'Pas encore de favoris',
  noneText: 'Touchez le cœur d’un téléphone pour le garder ici.',
  lower: '{amount} de moins',
  higher: '{amount} de plus',
} satisfies Translation<typeof favorites>
