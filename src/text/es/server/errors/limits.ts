import type limits from '../../../en/server/errors/limits.ts'
import type { Translation } from '../../../translation.ts'

export default {
  limitFavorites: 'Tienes {number} favoritos. Quita uno antes.',
  limitFollowed: 'Sigues a {number} vendedores. Deja de seguir a uno antes.',
  limitSearches: 'Tienes {number} búsquedas guardadas. Elimina una antes.',
  limitAddresses: 'Puedes guardar hasta {number} direcciones. Elimina una antes.',
  limitViews: 'Tienes {number} vistas de esta lista. Elimina una antes de guardar otra.',
  limitPasskeys: 'Tienes {number} llaves de acceso, el máximo. Quita una antes.',
  limitKeys: 'Tienes {number} claves activas, el máximo. Revoca una antes.',
  limitWebhooks: 'Tienes {number} webhooks, el máximo. Quita uno antes.',
  limitRows: 'Elige {most} filas como máximo',
  meetUpTooFar: 'Elige una fecha dentro de los próximos {number} días',
  offerShare: 'Al menos el {share} % del precio',
  replyTooOld: 'Tu respuesta tiene más de {number} horas y ya no se puede cambiar.',
  trackingLength: 'Escribe un número de seguimiento de {least} a {most} letras y cifras',
  atLeastCharacters: 'Escribe al menos {least} caracteres',
  reasonAtLeast: 'Escribe un motivo de al menos {least} caracteres',
  appealAtLeast: 'Explica en al menos {least} caracteres por qué la suspensión es un error',
  messageAtLeast: 'Escribe al menos {least} caracteres',
  messageAtMost: 'Escribe {most} caracteres como máximo',
  tooManyMessages: 'Estás enviando demasiados mensajes. Vuelve a intentarlo en {wait}.',
  tooManyCanceled:
    'Has cancelado o dejado sin pagar varias reservas. Podrás reservar otra vez en {wait}.',
  tooManySmsCodes: 'Demasiados códigos. Podrás pedir otro en {wait}.',
  tooManyEmails: 'Ya hemos enviado varios correos. Vuelve a intentarlo en {wait}.',
  settingBetween: 'Escribe un número entre {least} y {most}',
  settingDecimals: 'Escribe {most} decimales como máximo',
  settingAddresses: 'Como máximo {most} direcciones',
  settingCountries: 'Como máximo {most} países',
  settingCharactersEach: 'Como máximo {most} caracteres cada uno',
  settingByEnvironment:
    'Esto lo fija la variable de entorno {variable}. Quítala allí para cambiarlo aquí.',
  imageTooLarge: 'El archivo es demasiado grande. {megabytes} MB como máximo.',
  imageTooSmall:
    'La imagen es demasiado pequeña. Un logo mide al menos {height} píxeles de alto; un icono, {side} por lado.',
  logoTooWide:
    'Un logo es como mucho {ratio} veces más ancho que alto, y como mucho el doble de alto que de ancho. Recorta los bordes vacíos.',
  viewReadOnly:
    'No se ha cambiado nada: estás viendo la tienda como {name}. Sal de la vista para hacer cambios.',
  viewHidden:
    'Esto no se muestra mientras ves la tienda como {name}: contiene datos de acceso, del banco o de seguridad, o una copia de sus datos.',
  otherAccount:
    'No se ha guardado nada: esta página se abrió con otra cuenta. Ahora usas la cuenta de {name}.',
  suspended: 'Esta cuenta está suspendida.',
  suspendedFor: 'Esta cuenta está suspendida. Motivo: “{reason}”',
  offerNoLess: 'El móvil no cuesta más que eso. Resérvalo directamente',
  buyerHoldsMost:
    'El comprador tiene {number} reservas sin pagar, el máximo antes de su primera compra.',
} satisfies Translation<typeof limits>
