import type messages from '../../../en/pages/account/messages.ts'
import type { Translation } from '../../../translation.ts'

export default {
  conversations: 'Conversaciones',
  conversation: 'Conversación',
  loadingList: 'Cargando conversaciones',
  older: 'Ver conversaciones anteriores',
  unread: ' sin leer',
  phoneState: { reserved: 'Reservado', sold: 'Vendido', gone: 'No está en venta' },
  empty: {
    title: 'Todavía no hay mensajes',
    text: 'Los compradores pueden escribir desde la página de un móvil. Tus conversaciones aparecen aquí.',
    phones: 'Ver todos los móviles',
    add: 'Publicar anuncio',
  },
  none: {
    title: 'Elige una conversación',
    unread:
      '{count, plural, one {{shown} conversación con mensajes sin leer} many {{shown} de conversaciones con mensajes sin leer} other {{shown} conversaciones con mensajes sin leer}}',
    newest: 'Abrir el mensaje más reciente',
    here: 'Acuerda aquí el lugar, la hora y el precio. Si algo va mal, nuestro equipo de moderación puede leerlo.',
    hidden:
      'Los números de teléfono, las direcciones y los enlaces se ocultan hasta que el móvil esté pagado aquí.',
    pay: 'Paga solo a través del pedido, nunca con tarjetas de regalo ni por adelantado por otra vía.',
  },
  missing: {
    title: 'Conversación no encontrada',
    text: 'Puede que sea de otra cuenta, o que no exista.',
  },
  gonePhone: {
    title: 'Este móvil ya no está disponible',
    text: 'Ya no puedes escribir al vendedor.',
  },
  loading: 'Cargando la conversación',
  loadingOrder: 'Cargando el pedido',
  loadingPhone: 'Cargando el móvil',
  first:
    'Pregunta por la batería, los accesorios o el lugar de encuentro. Los números de teléfono, las direcciones y los enlaces se ocultan hasta que el móvil esté pagado aquí: así quedan protegidas las dos partes.',
  all: 'Todos los mensajes',
  list: 'Mensajes',
  earlier: 'Ver mensajes anteriores',
  jump: 'Ir al último',
  newMessage: 'Nuevo mensaje: <text></text>',
  aPhoto: 'una foto',
  photo: 'Foto',
  you: 'Tú:',
  yours: 'Tú: <text></text>',
  sentPhoto: 'Enviada en esta conversación',
  isRead: 'Visto',
  deleted: 'Cuenta eliminada',
  unstable: 'La conexión es inestable. Los mensajes nuevos pueden tardar unos segundos.',
  pending: {
    photo: 'En camino',
    sending: 'Enviando',
    waiting: 'Sin enviar. Se enviará cuando vuelvas a tener conexión.',
    failed: 'Sin enviar. {problem}',
    unknown: 'No sabemos si se ha enviado.',
    delete: 'Eliminar',
    retry: 'Reintentar',
  },
  write: {
    to: 'Mensaje para {name}',
    placeholder: 'Escribe un mensaje',
    send: 'Enviar',
    empty: 'Escribe algo o añade una foto',
    left: '{count, plural, one {Queda {shown} carácter} many {Quedan {shown} caracteres} other {Quedan {shown} caracteres}}',
    addPhoto: 'Añadir foto',
    removePhoto: 'Quitar foto',
    notSent: 'Sin enviar',
    ready: 'Lista para enviar',
    processing: 'Procesando…',
    uploading: 'Subiendo, {percent}\u00a0%',
    lostPhoto: 'No se ha podido guardar la foto. Vuelve a subirla o quítala.',
  },
  closed: {
    closed: 'El equipo de moderación cerró esta conversación. Todavía puedes leerla.',
    gone: 'Esta cuenta se eliminó. Todavía puedes leer la conversación.',
    blocked_by_you: 'Has bloqueado a {name}. Aquí ya no se pueden enviar mensajes.',
    blocked: '{name} no acepta mensajes tuyos. Todavía puedes leer la conversación.',
  },
  masked: {
    sender: 'Los datos de contacto se ocultan hasta que el móvil esté pagado aquí.',
    recipient:
      'Los datos de contacto se ocultan hasta que el móvil esté pagado aquí. No pagues nunca fuera de esta tienda: podría ser una estafa.',
  },
  payment: {
    sender:
      'Aquí se menciona una forma de pago que suelen pedir los estafadores. Solo están protegidos los pagos a través del pedido.',
    recipient:
      'Aquí se menciona una forma de pago que suelen pedir los estafadores. Paga solo a través del pedido, y nunca antes de haber visto el móvil.',
  },
  block: {
    action: 'Bloquear a {name}',
    what: '{name} ya no podrá escribirte, ni sobre este móvil ni sobre ningún otro. Las dos partes lo ven.',
    done: 'Has bloqueado a {name}',
    unblock: 'Desbloquear',
  },
  report: {
    title: 'Denunciar conversación',
    lead: 'Nuestro equipo de moderación podrá leer esta conversación.',
    quiet: 'No avisaremos a {name}.',
    thanks: 'Gracias. Nuestro equipo de moderación revisará la conversación.',
    misleading: 'Es una estafa',
    offensive: 'Insultos o amenazas',
    stolen: 'Puede que el móvil sea robado',
    other: 'Otra cosa',
  },
} satisfies Translation<typeof messages>
