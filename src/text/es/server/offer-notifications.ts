import type offers from '../../en/server/offer-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  made: {
    title: '{other} ofrece {offered} por tu {phone}',
    text: 'Tienes {offerHours, plural, one {{offerHoursShown} hora} many {{offerHoursShown} de horas} other {{offerHoursShown} horas}} para aceptar, rechazar o hacer una contraoferta.',
  },
  countered: {
    buyer: { title: '{seller} responde con {offered} por {phone}' },
    seller: { title: '{buyer} ofrece ahora {offered} por tu {phone}' },
    text: 'Tienes {offerHours, plural, one {{offerHoursShown} hora} many {{offerHoursShown} de horas} other {{offerHoursShown} horas}} para aceptar, rechazar o hacer otra oferta.',
  },
  accepted: {
    title: '{other} acepta {offered} por {phone}',
    buyer: 'El móvil está reservado para ti.',
    seller: 'El móvil queda reservado.',
  },
  declined: {
    title: '{other} rechaza tu oferta por {phone}',
    buyer: 'Puedes hacer otra oferta.',
    seller: 'Tu móvil sigue a la venta.',
  },
  withdrawn: {
    title: '{other} retira su oferta por {phone}',
    text: 'La oferta de {offered} ya no es válida.',
  },
  expired: {
    title: 'Una oferta por {phone} ha caducado',
    text: 'No se respondió en {offerHours, plural, one {{offerHoursShown} hora} many {{offerHoursShown} de horas} other {{offerHoursShown} horas}}.',
  },
  superseded: {
    title: 'Otra persona ha reservado {phone}',
    text: 'Tu oferta queda cerrada.',
  },
  overtaken: {
    buyer: {
      title: '{phone} cuesta ahora {listed}',
      text: 'No supera la oferta de {offered}, así que la oferta queda cerrada. Puedes reservar el móvil al precio más bajo.',
    },
    seller: {
      title: 'Una oferta por {phone} queda cerrada',
      text: 'Tu precio es ahora {listed}, que no supera la oferta de {offered}. {buyer} puede reservar el móvil a tu precio.',
    },
  },
  outdated: {
    changes: '{changed}',
    buyer: {
      title: '{seller} ha cambiado el anuncio de {phone}',
      text: 'Hiciste la oferta por el móvil como se anunciaba antes, así que la oferta de {offered} queda cerrada. Mira el anuncio y haz otra oferta si aún lo quieres.',
    },
    seller: {
      title: 'Una oferta por {phone} queda cerrada',
      text: 'Has cambiado el anuncio, así que la oferta de {offered} queda cerrada. Hemos avisado a {buyer}, que puede hacer otra.',
    },
  },
  reviewed: {
    title: '{other} ha valorado la venta de {phone}',
    text: 'Podrás leerla cuando hayas escrito la tuya, o una semana después de la venta.',
  },
  reviewHidden: {
    title: 'Tu valoración de {phone} se ha ocultado',
    text: 'La ha ocultado el equipo de moderación. Motivo: {reason}',
  },
  reviewShown: { title: 'Tu valoración de {phone} vuelve a verse' },
  replied: {
    title: '{other} responde a tu valoración de {phone}',
    text: 'Cualquiera puede leer la respuesta debajo de tu valoración.',
  },
  replyHidden: {
    title: 'Tu respuesta sobre {phone} se ha ocultado',
    text: 'La ha ocultado el equipo de moderación. Motivo: {reason}',
  },
  replyShown: { title: 'Tu respuesta sobre {phone} vuelve a verse' },
  shownAgain: 'El equipo de moderación ha decidido volver a mostrarla.',
  published: {
    title: 'Las valoraciones de {phone} están publicadas',
    text: 'Mira lo que escribió {other}.',
  },
} satisfies Translation<typeof offers>
