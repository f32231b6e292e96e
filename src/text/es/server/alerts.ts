import type alerts from '../../en/server/alerts.ts'
import type { Translation } from '../../translation.ts'

export default {
  followed: 'lo publica {seller}, a quien sigues',
  drop: 'baja de {from} a {to}',
  atLimit: 'justo en tu máximo',
  underLimit: '{amount} menos que tu máximo',
  comma: ', ',
  mail: {
    oneSubject: '{phone} por {price}',
    dropSubject: '{phone}: {reason}',
    subject: {
      drops: '{shown} de tus favoritos cuestan ahora menos',
      followed:
        '{count, plural, one {{shown} móvil nuevo de un vendedor que sigues} many {{shown} de móviles nuevos de vendedores que sigues} other {{shown} móviles nuevos de vendedores que sigues}}',
      searches:
        '{count, plural, one {{shown} móvil para tu búsqueda guardada} many {{shown} de móviles para tus búsquedas guardadas} other {{shown} móviles para tus búsquedas guardadas}}',
      several:
        '{count, plural, one {{shown} móvil para ti} many {{shown} de móviles para ti} other {{shown} móviles para ti}}',
    },
    opening: {
      drops:
        '{count, plural, one {Uno de tus favoritos cuesta ahora menos.} many {Estos favoritos cuestan ahora menos.} other {Estos favoritos cuestan ahora menos.}}',
      followed:
        '{count, plural, one {Un vendedor que sigues ha publicado un móvil.} many {Vendedores que sigues han publicado móviles.} other {Vendedores que sigues han publicado móviles.}}',
      searches:
        '{count, plural, one {Este móvil coincide con tu búsqueda guardada.} many {Estos móviles coinciden con tus búsquedas guardadas.} other {Estos móviles coinciden con tus búsquedas guardadas.}}',
      several:
        'Estos móviles coinciden con tus búsquedas guardadas, han bajado de precio o son de vendedores que sigues.',
    },
    more: 'Y {shown} más entre tus avisos.',
    searches: 'Ver búsquedas guardadas',
    favorites: 'Ver favoritos',
    unsubscribe: 'Dejar de recibir avisos de búsquedas y precios',
    item: '{phone}: {price}',
    grade: 'Grado {grade}',
    storage: '{size} GB',
    nearMiss: 'Muy parecido: {reason}',
    search: 'Búsqueda guardada: {name}',
    view: 'Ver móvil',
  },
} satisfies Translation<typeof alerts>
