import type blog from '../../../en/pages/public/blog.ts'
import type { Translation } from '../../../translation.ts'

export default {
  minutes:
    '{count, plural, one {{shown} minute} many {{shown} minutes} other {{shown} minutes}} de lecture',
  phones: {
    title: 'Vous cherchez un téléphone ?',
    text: 'Comparez les téléphones d’occasion par grade, ancienneté et prix, et lisez comment en vérifier un avant de payer.',
    browse: 'Voir tous les téléphones',
    safely: 'Acheter et vendre en sécurité',
  },
  sample: {
    title: 'Ceci est un exemple',
    text: 'Chaque site commence avec ces articles. Publiez les vôtres : chaque titre devient un article.',
    write: 'Écrire les miens',
  },
} satisfies Translation<typeof blog>
