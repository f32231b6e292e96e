import type blog from '../../../en/pages/public/blog.ts'
import type { Translation } from '../../../translation.ts'

export default {
  minutes:
    '{count, plural, one {{shown} minuto} many {{shown} minutos} other {{shown} minutos}} de lectura',
  phones: {
    title: '¿Buscas un móvil?',
    text: 'Compara móviles de segunda mano por grado, tiempo de uso y precio, y lee cómo revisar uno antes de pagar.',
    browse: 'Ver todos los móviles',
    safely: 'Cómo comprar y vender con seguridad',
  },
  sample: {
    title: 'Esto es un ejemplo',
    text: 'Todas las tiendas empiezan con estos artículos. Publica los tuyos: cada título se convierte en un artículo.',
    write: 'Escribir los míos',
  },
} satisfies Translation<typeof blog>
