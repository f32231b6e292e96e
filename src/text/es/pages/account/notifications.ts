import type notifications from '../../../en/pages/account/notifications.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Novedades de tus pedidos, ofertas y pagos, las más recientes primero.',
  tabs: 'Notificaciones',
  tab: {
    news: 'Notificaciones',
    settings: 'Ajustes',
  },
  caption: 'notificaciones',
  today: 'Hoy',
  yesterday: 'Ayer',
  new: 'Nueva',
  same: '{count, plural, one {y {shown} más como esta} many {y {shown} más como esta} other {y {shown} más como esta}}',
  fresh:
    '{count, plural, one {{shown} notificación nueva} many {{shown} de notificaciones nuevas} other {{shown} notificaciones nuevas}}',
  showFresh:
    '{count, plural, one {Ver {shown} notificación nueva} many {Ver {shown} notificaciones nuevas} other {Ver {shown} notificaciones nuevas}}',
  loadingFresh: 'Cargando notificaciones nuevas',
  earlier: 'Ver anteriores',
  loadingEarlier: 'Cargando notificaciones anteriores',
  empty: {
    title: 'Todavía no hay notificaciones',
    text: 'Cuando alguien reserve, pague, envíe o responda, lo verás aquí.',
    find: 'Buscar móviles',
  },
  kind: {
    orders: 'Reservas, envíos y entregas',
    payments: 'Reembolsos y cobros',
    disputes: 'Disputas, devoluciones y reclamaciones de garantía',
    offers: 'Ofertas',
    ratings: 'Valoraciones',
    listings: 'Tus anuncios: aprobación, eliminación y caducidad',
    reports: 'Tus denuncias',
    account: 'Tu cuenta',
  },
  settings: {
    title: 'Elige de qué te avisamos',
    lead: 'En esta web, por correo y con notificaciones push en los dispositivos donde las activaste. Los cambios se guardan al momento.',
    caption: 'ajustes',
    site: 'En esta web',
    email: 'Por correo',
    push: 'Push',
    always: 'Siempre en esta web',
    messages: 'Mensajes',
    messagesNote:
      'Te enviamos un correo si un mensaje lleva {count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}} sin leer.',
    searches: 'Móviles que buscas',
    searchesLead: 'Móviles nuevos y rebajados de tus <link>búsquedas guardadas</link> y favoritos.',
    saved: {
      shownOn: '{kind}: se muestran en esta web',
      shownOff: '{kind}: no se muestran en esta web',
      mailedOn: '{kind}: correos activados',
      mailedOff: '{kind}: correos desactivados',
      pushedOn: '{kind}: notificaciones push activadas',
      pushedOff: '{kind}: notificaciones push desactivadas',
    },
  },
  device: {
    title: 'Este dispositivo',
    label: 'Avisarme en este dispositivo',
    on: 'Las notificaciones están activadas',
    off: 'Las notificaciones están desactivadas',
    waiting: 'Esperando a tu navegador…',
    failed: 'No hemos podido comprobar este navegador. Recarga la página.',
    note: {
      checking: 'Comprobando este navegador…',
      unsupported:
        'Este navegador no puede mostrar notificaciones. En un iPhone o iPad, añade {shop} a tu pantalla de inicio y ábrela desde allí.',
      shop_off: '{shop} no envía notificaciones a dispositivos.',
      blocked:
        'Tu navegador bloquea las notificaciones de esta web. Abre los ajustes del sitio junto a la dirección, permite las notificaciones y vuelve a esta página.',
      on: 'También con esta web cerrada, hasta que salgas de tu cuenta. Viajan cifradas por el servicio push de tu navegador.',
      off: 'También con esta web cerrada. Tu navegador te pedirá permiso antes.',
    },
    refused: {
      undecided:
        'Todavía no has respondido a tu navegador. Vuelve a intentarlo y elige “Permitir”.',
      blocked: 'Tu navegador bloquea las notificaciones.',
      shop_off: 'Esta tienda no envía notificaciones a dispositivos.',
      unreachable:
        'Tu navegador no ha podido conectar con su servicio push. Comprueba tu conexión y los ajustes del navegador y vuelve a intentarlo.',
    },
  },
} satisfies Translation<typeof notifications>
