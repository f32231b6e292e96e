import type snapshot from '../../../en/pages/orders/snapshot.ts'
import type { Translation } from '../../../translation.ts'
import proving from '../selling/proving.ts'

export default {
  saved: 'Enregistrée : <time></time>.',
  edited: 'Le vendeur a modifié l’annonce depuis. <link>Voir l’annonce actuelle</link>.',
  title: 'Titre',
  model: 'Modèle',
  location: 'Lieu',
  delivery: 'Livraison',
  returns: 'Retours',
  warranty: 'Garantie',
  price: 'Prix',
  original: 'Prix d’origine',
  check: 'Diagnostic',
  results: '{results}, <time></time>',
  photo: 'Photo {place} sur {count}',
  answers: 'Réponses du vendeur',
  outcome: proving.checkup.outcome,
  comma: proving.checkup.comma,
} satisfies Translation<typeof snapshot>
