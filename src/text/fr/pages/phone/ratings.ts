import type ratings from '../../../en/pages/phone/ratings.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Avis sur {name}',
  none: 'Aucun avis à afficher.',
  fromSales:
    'sur {count, plural, one {{shown} vente} many {{shown} de ventes} other {{shown} ventes}}',
  by: { buyer: '<name></name>, acheteur', seller: '<name></name>, vendeur' },
  replyBy: 'Réponse : <name></name>',
  hiddenReason: 'Motif : « {reason} »',
  report: 'Signaler',
  reportReview: 'l’avis laissé par {name}',
  reportReply: 'la réponse à {name}',
  more: 'Afficher plus',
  loading: 'Chargement',
  hide: 'Masquer l’avis<hidden> laissé par {name}</hidden>',
  hidden: 'Avis masqué',
  showReview: 'Réafficher<hidden> : avis laissé par {name}</hidden>',
  showReply: 'Réafficher<hidden> : réponse écrite par {name}</hidden>',
  reviewShown: 'L’avis est de nouveau visible',
  replyShown: 'La réponse est de nouveau visible',
  ofOrder: {
    title: 'Avis',
    loading: 'Chargement des avis',
    none: 'Aucun avis n’est encore visible. Personne ne peut lire les avis masqués.',
    from: 'Avis laissé par {name} sur {other}',
    hidden: 'Masqué : visible uniquement par {name}.',
  },
} satisfies Translation<typeof ratings>
