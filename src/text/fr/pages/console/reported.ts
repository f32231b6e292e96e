import type reported from '../../../en/pages/console/reported.ts'
import type { Translation } from '../../../translation.ts'

export default {
  conversation: {
    title: 'Conversation signalée',
    back: 'Retour aux signalements',
    close: 'Clôturer la conversation',
    closing: 'Clôture',
    loading: 'Chargement de la conversation',
    lead: 'Les coordonnées sont affichées ici. Votre accès est noté dans le journal.',
    buyer: 'Acheteur',
    seller: 'Vendeur',
    reported: 'Signalé',
    photo: 'Une photo que seuls l’acheteur et le vendeur peuvent voir.',
    sentPhoto: 'Photo de cette conversation',
  },
  hide: {
    hideReview: 'Masquer l’avis',
    hideReply: 'Masquer la réponse',
    reason: 'Motif',
    required: 'Indiquez un bref motif',
    review:
      'L’avis laissé par <name></name> sera masqué pour tous les autres, et ses étoiles ne compteront pas. Vous pourrez le réafficher plus tard.',
    reply:
      'La réponse écrite par <name></name> sera masquée pour tous les autres. Vous pourrez la réafficher plus tard.',
    help: 'L’auteur peut le lire. C’est noté dans le journal.',
    busy: 'Masquage',
  },
} satisfies Translation<typeof reported>
