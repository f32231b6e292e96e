import type listings from '../../en/server/listing-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  approved: { title: 'Tu anuncio de {phone} está aprobado', text: 'Tu móvil ya está a la venta.' },
  sentBack: {
    title: 'Tu anuncio de {phone} necesita cambios',
    text: 'Necesita unos cambios antes de publicarse. Edita el anuncio y vuelve a enviarlo.',
  },
  rejected: { title: 'Tu anuncio de {phone} se ha rechazado', text: 'No se publicará.' },
  changeApproved: {
    title: 'El cambio en tu anuncio de {phone} está aprobado',
    text: 'Los compradores ya ven la versión nueva.',
  },
  changeSentBack: {
    title: 'Hay que revisar el cambio en tu anuncio: {phone}',
    text: 'Tu anuncio sigue como estaba. Edítalo y vuelve a enviarlo.',
  },
  changeRejected: {
    title: 'El cambio en tu anuncio de {phone} se ha rechazado',
    text: 'Tu anuncio sigue como estaba.',
  },
  moderatorWrote: 'El equipo de moderación escribió: {reason}',
  flagged: {
    title: 'Estamos revisando tu anuncio de {phone}',
    text: 'Hasta entonces no está a la venta. Ábrelo en “Mis anuncios” para ver si tienes que hacer algo.',
  },
  photoReuse: {
    title: 'Tu anuncio de {phone} está pendiente de revisión',
    text: 'Una de tus fotos se parece a una de un anuncio de otro vendedor. El equipo de moderación las comparará antes de mostrar el tuyo. Si la foto la hiciste tú, no tienes que hacer nada. Si no, cámbiala por una tuya.',
  },
  removed: {
    title: 'Tu anuncio de {phone} se ha eliminado',
    text: 'Lo ha eliminado el equipo de moderación. Motivo: {reason} Si crees que es un error, escríbenos.',
  },
  expired: {
    title: 'Tu anuncio de {phone} ha caducado',
    text: 'Ya no está a la venta. Puedes renovarlo por {listingDays, plural, one {{listingDaysShown} día} many {{listingDaysShown} de días} other {{listingDaysShown} días}} más.',
  },
  report: {
    phone: { title: 'Hemos revisado tu denuncia sobre {phone}' },
    seller: { title: 'Hemos revisado tu denuncia sobre {seller}' },
    review: { title: 'Revisada tu denuncia: valoración de {seller}' },
    reply: { title: 'Revisada tu denuncia: respuesta de {seller}' },
    removed: 'El anuncio se ha eliminado. Gracias por avisar.',
    closed: 'La conversación se ha cerrado. Gracias por avisar.',
    banned: 'La cuenta se ha suspendido. Gracias por avisar.',
    replyHidden: 'La respuesta se ha ocultado. Gracias por avisar.',
    reviewHidden: 'La valoración se ha ocultado. Gracias por avisar.',
    nothing:
      'No hemos encontrado nada contra nuestras normas, así que no se ha eliminado nada. Gracias por avisar.',
  },
} satisfies Translation<typeof listings>
