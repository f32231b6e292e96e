import type offers from '../../en/server/offer-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  made: {
    title: '{other} propose {offered} pour votre {phone}',
    text: 'Acceptez, refusez ou faites une contre-offre sous {offerHours, plural, one {{offerHoursShown} heure} many {{offerHoursShown} d’heures} other {{offerHoursShown} heures}}.',
  },
  countered: {
    buyer: { title: 'Contre-offre : {offered} pour {phone} ({seller})' },
    seller: { title: '{buyer} propose maintenant {offered} pour {phone}' },
    text: 'Acceptez, refusez ou faites une autre offre sous {offerHours, plural, one {{offerHoursShown} heure} many {{offerHoursShown} d’heures} other {{offerHoursShown} heures}}.',
  },
  accepted: {
    title: '{other} a accepté {offered} pour {phone}',
    buyer: 'Le téléphone est réservé pour vous.',
    seller: 'Le téléphone est maintenant réservé.',
  },
  declined: {
    title: '{other} a refusé votre offre pour {phone}',
    buyer: 'Vous pouvez faire une autre offre.',
    seller: 'Votre téléphone est toujours en vente.',
  },
  withdrawn: {
    title: '{other} a retiré une offre pour {phone}',
    text: 'L’offre de {offered} n’est plus valable.',
  },
  expired: {
    title: 'Une offre pour {phone} a expiré',
    text: 'Elle est restée sans réponse pendant {offerHours, plural, one {{offerHoursShown} heure} many {{offerHoursShown} d’heures} other {{offerHoursShown} heures}}.',
  },
  superseded: {
    title: 'Quelqu’un d’autre a réservé {phone}',
    text: 'Votre offre est clôturée.',
  },
  overtaken: {
    buyer: {
      title: '{phone} coûte maintenant {listed}',
      text: 'C’est autant ou moins que l’offre de {offered}, qui est donc clôturée. Vous pouvez réserver le téléphone au nouveau prix.',
    },
    seller: {
      title: 'Une offre pour {phone} est clôturée',
      text: 'Votre prix est maintenant de {listed}, autant ou moins que l’offre de {offered}. {buyer} peut réserver le téléphone à votre prix.',
    },
  },
  outdated: {
    changes: '{changed}',
    buyer: {
      title: '{seller} a modifié l’annonce {phone}',
      text: 'L’offre de {offered} portait sur l’ancienne version de l’annonce : elle est donc clôturée. Regardez l’annonce, puis faites une autre offre si le téléphone vous intéresse toujours.',
    },
    seller: {
      title: 'Une offre pour {phone} est clôturée',
      text: 'Vous avez modifié l’annonce : l’offre de {offered} est donc clôturée. Nous avons prévenu {buyer}, qui peut en faire une autre.',
    },
  },
  reviewed: {
    title: '{other} a laissé un avis : {phone}',
    text: 'Vous pourrez le lire une fois le vôtre écrit, ou une semaine après la vente.',
  },
  reviewHidden: {
    title: 'Votre avis a été masqué : {phone}',
    text: 'La modération l’a masqué. Motif : {reason}',
  },
  reviewShown: { title: 'Votre avis est de nouveau visible : {phone}' },
  replied: {
    title: '{other} a répondu à votre avis : {phone}',
    text: 'Tout le monde peut lire la réponse sous votre avis.',
  },
  replyHidden: {
    title: 'Votre réponse à l’avis a été masquée : {phone}',
    text: 'La modération l’a masquée. Motif : {reason}',
  },
  replyShown: { title: 'Votre réponse est de nouveau visible : {phone}' },
  shownAgain: 'La modération a finalement décidé de l’afficher.',
  published: {
    title: 'Les avis sont publiés : {phone}',
    text: 'Lisez l’avis laissé par {other}.',
  },
} satisfies Translation<typeof offers>
