import type requests from '../../../en/server/errors/requests.ts'
import type { Translation } from '../../../translation.ts'

export default {
  notFound: 'No se ha encontrado.',
  requestTooLarge: 'La petición es demasiado grande.',
  requestCharacter: 'El texto contiene un carácter que no se puede guardar.',
  requestRunning: 'Todavía se está procesando. Vuelve a intentarlo en un momento.',
  requestRefused: 'No se ha aceptado la petición.',
  pageOfAnother:
    'Esta página se abrió con otra cuenta, y ahora se usa la de otra persona. Recarga la página.',
  diskFull:
    'No se ha guardado nada porque el disco de esta tienda está lleno. Inténtalo más tarde.',
  serverBusy: 'El servidor está ocupado. Vuelve a intentarlo en un momento.',
  tooManyTabs: 'Tienes demasiadas pestañas abiertas. Cierra una.',
  uploadStopped: 'La subida se ha interrumpido. Comprueba tu conexión y vuelve a intentarlo.',
  pushService:
    'El servicio de notificaciones de este navegador no se puede usar. Prueba con otro navegador.',
  pushOfAnother:
    'Estas notificaciones son de otro navegador. Desactívalas en este y vuelve a activarlas.',
  messageRepeated:
    'Hoy has enviado el mismo texto a varias personas. Escribe algo sobre este móvil en concreto.',
  messageHandOverCode:
    'Este mensaje contiene tu código de entrega. Dalo solo cuando tengas el móvil en la mano: con el código se paga al vendedor.',
  photosDown: 'Las fotos no están disponibles ahora mismo. Vuelve a intentarlo en un momento.',
  picturesDown: 'Las imágenes no están disponibles ahora mismo. Vuelve a intentarlo en un momento.',
  pictureMissing: 'No se ha encontrado la imagen.',
  shopPictureMissing: 'Elige una imagen',
  shopPictureVast: 'La imagen tiene demasiados píxeles. Bastan 1000 en el lado más largo.',
  shopPictureSvg:
    'Es un archivo SVG, que puede contener scripts. Exporta el logo como PNG, de al menos 192 píxeles de alto.',
  shopPictureUnknown: 'No podemos leer esta imagen. Usa PNG, JPEG o WebP.',
  shopPictureMoves: 'Esta imagen es animada. Elige una fija.',
  shopPictureDamaged: 'La imagen está dañada. Prueba con otra.',
  shopPictureSquare: 'El icono tiene que ser cuadrado. Recorta antes la imagen.',
  shopPictureStore: 'Ahora no podemos guardar imágenes. Vuelve a intentarlo en un momento.',
  shopPictureSpace: 'No queda espacio para imágenes.',
  shopPictureBusy: 'Se están subiendo demasiadas imágenes. Vuelve a intentarlo en un momento.',
} satisfies Translation<typeof requests>
