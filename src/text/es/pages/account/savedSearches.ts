import type savedSearches from '../../../en/pages/account/savedSearches.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Te avisaremos de nuevos resultados, de otros parecidos, de bajadas de precio y de lo que publican los vendedores que sigues.',
  caption: 'búsquedas guardadas',
  saved: 'guardada el <time></time>',
  new: 'Nuevo',
  now: '{phones} ahora',
  count: '{count, plural, one {{shown} nuevo} many {{shown} de nuevos} other {{shown} nuevos}}',
  remove: {
    label: 'Eliminar {name}',
    what: 'Ya no te avisaremos de móviles nuevos para “{name}”.',
    action: 'Eliminar búsqueda',
    done: 'Búsqueda eliminada',
  },
  empty: {
    title: 'Todavía no hay búsquedas guardadas',
    text: 'Busca o filtra móviles y elige “Guardar búsqueda”.',
    find: 'Buscar móviles',
  },
  news: 'Novedades para ti',
  earlier: 'Ver anteriores',
  kind: {
    near_miss: 'Muy parecido',
    followed: 'Vendedor que sigues',
    price_drop: 'Ha bajado de precio',
  },
  gone: 'Ya no está a la venta',
  mails: {
    label:
      'Avisarme también por correo, como máximo cada {count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}}',
    on: 'Los avisos por correo están activados',
    off: 'Los avisos por correo están desactivados',
  },
  unsubscribe: {
    pageTitle: 'Dejar de recibir correos',
    title: '¿Dejar de recibir correos sobre móviles que buscas?',
    done: 'Ya no los recibirás',
    lead: 'Tus búsquedas se conservan, y seguirás viendo los móviles nuevos cuando entres.',
    searches: 'Tus búsquedas guardadas',
    submit: 'Dejar de recibir',
    busy: 'Desactivando',
    again: 'Volver a recibir',
    againBusy: 'Un momento',
  },
  followed: {
    lead: 'Los móviles nuevos de estos vendedores aparecen en “Búsquedas guardadas”, en “Novedades para ti”.',
    caption: 'vendedores que sigues',
    empty: 'Todavía no sigues a nadie',
    how: 'Abre la página de un vendedor desde uno de sus móviles y elige “Seguir”.',
    phones:
      '{count, plural, one {{shown} móvil a la venta} many {{shown} de móviles a la venta} other {{shown} móviles a la venta}}',
    since: 'siguiendo desde el <time></time>',
    unfollow: 'Dejar de seguir',
    unfollowName: 'Dejar de seguir a {name}',
    unfollowing: 'Un momento',
    done: 'Ya no sigues a {name}',
    mails:
      'Enviarme por correo sus móviles nuevos, como máximo cada {count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}}',
    on: 'Recibirás sus móviles nuevos por correo',
    off: 'Ya no recibirás correos sobre ellos',
  },
} satisfies Translation<typeof savedSearches>
