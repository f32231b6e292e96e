import type outage from '../../en/server/outage.ts'
import type { Translation } from '../../translation.ts'

export default {
  soon: 'Volvemos en un momento',
  failed: 'Algo ha fallado',
  failedHere: 'Algo ha fallado por nuestra parte',
  reason: {
    broken: 'El error ha quedado registrado. Inténtalo de nuevo o vuelve un poco más tarde.',
    database:
      'Nuestra base de datos no está disponible ahora. Esta página se recarga cada pocos segundos.',
    busy: 'Ahora hay demasiada gente usando la tienda. Esta página se recarga cada pocos segundos.',
  },
  retry: 'Reintentar',
  request: 'Petición {id}',
  maintenance: {
    title: 'Volvemos pronto',
    text: 'Estamos trabajando en la tienda. Vuelve un poco más tarde, por favor.',
    staff: 'Acceso del equipo',
  },
  offline: {
    title: 'No tienes conexión',
    text: 'Esta página necesita conexión. Las páginas públicas que ya habías abierto se pueden seguir leyendo.',
    home: 'Inicio',
  },
} satisfies Translation<typeof outage>
