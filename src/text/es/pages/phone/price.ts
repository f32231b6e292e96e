import type price from '../../../en/pages/phone/price.ts'
import type { Translation } from '../../../translation.ts'

export default {
  same: 'Al menos la mitad de estas ventas están dentro del rango de precio justo.',
  older: 'Ventas de los últimos 6 meses, ajustadas a hoy.',
  anyGrade: 'Ventas de cualquier grado de los últimos 6 meses, ajustadas a hoy.',
  anyGradeTo:
    'Ventas de cualquier grado de los últimos 6 meses, ajustadas al grado {grade} y a hoy.',
  any: 'Ventas con cualquier almacenamiento y grado de los últimos 12 meses, ajustadas a {phone}, a día de hoy.',
  thisStorage: 'este almacenamiento',
  withGrade: '{storage} y grado {grade}',
  estimate:
    'Hay muy pocas ventas de este modelo ({shown}). Estimado según lo que los móviles pierden de valor con el tiempo.',
  outliers:
    '{count, plural, one {{shown} venta no se ha contado} many {{shown} de ventas no se han contado} other {{shown} ventas no se han contado}} porque el precio era inusual.',
  recent: 'Ventas más recientes',
  recentUsed: 'Ventas más recientes consideradas',
  sold: 'Vendido',
  phone: 'Móvil',
  paid: 'Por',
  adjusted: 'Ajustado',
  listed: 'Publicado por {amount}',
  lowered: 'Bajó a {amount}',
  raised: 'Subió a {amount}',
} satisfies Translation<typeof price>
