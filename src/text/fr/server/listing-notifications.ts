import type listings from '../../en/server/listing-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  approved: {
    title: 'Votre annonce {phone} est acceptée',
    text: 'Votre téléphone est maintenant en vente.',
  },
  sentBack: {
    title: 'Votre annonce {phone} est à modifier',
    text: 'Elle demande quelques modifications avant sa mise en ligne. Modifiez votre annonce et renvoyez-la.',
  },
  rejected: {
    title: 'Votre annonce {phone} a été refusée',
    text: 'Elle ne sera pas mise en ligne.',
  },
  changeApproved: {
    title: 'Annonce {phone} : modification acceptée',
    text: 'Les acheteurs voient maintenant la nouvelle version.',
  },
  changeSentBack: {
    title: 'Annonce {phone} : modification à revoir',
    text: 'Votre annonce reste comme elle était. Modifiez-la et renvoyez-la.',
  },
  changeRejected: {
    title: 'Annonce {phone} : modification refusée',
    text: 'Votre annonce reste comme elle était.',
  },
  moderatorWrote: 'La modération écrit : {reason}',
  flagged: {
    title: 'Votre annonce {phone} est en cours de vérification',
    text: 'Elle n’est pas en vente d’ici là. Ouvrez-la dans « Mes annonces » pour voir si vous avez quelque chose à faire.',
  },
  photoReuse: {
    title: 'Votre annonce {phone} attend une vérification',
    text: 'Une de vos photos ressemble à une photo de l’annonce d’un autre vendeur. La modération va les comparer avant d’afficher la vôtre. Si vous avez pris la photo vous-même, vous n’avez rien à faire. Sinon, remplacez-la par la vôtre.',
  },
  removed: {
    title: 'Votre annonce {phone} a été supprimée',
    text: 'La modération l’a supprimée. Motif : {reason} Si vous pensez que c’est une erreur, écrivez-nous.',
  },
  expired: {
    title: 'Votre annonce {phone} a expiré',
    text: 'Elle n’est plus en vente. Vous pouvez la renouveler pour {listingDays, plural, one {{listingDaysShown} jour} many {{listingDaysShown} de jours} other {{listingDaysShown} jours}} de plus.',
  },
  report: {
    phone: { title: 'Votre signalement a été examiné : {phone}' },
    seller: { title: 'Votre signalement a été examiné : {seller}' },
    review: { title: 'Signalement examiné : avis laissé par {seller}' },
    reply: { title: 'Signalement examiné : réponse écrite par {seller}' },
    removed: 'L’annonce a été supprimée. Merci pour votre signalement.',
    closed: 'La conversation a été clôturée. Merci pour votre signalement.',
    banned: 'Le compte a été suspendu. Merci pour votre signalement.',
    replyHidden: 'La réponse a été masquée. Merci pour votre signalement.',
    reviewHidden: 'L’avis a été masqué. Merci pour votre signalement.',
    nothing:
      'Nous n’avons rien trouvé de contraire à nos règles : rien n’a donc été supprimé. Merci pour votre signalement.',
  },
} satisfies Translation<typeof listings>
