import type search from '../../en/server/search.ts'
import type { Translation } from '../../translation.ts'

export default {
  note: {
    returns:
      'Los vendedores admiten devolución {max} días como máximo, así que “{text}” no cuenta.',
    warranty: 'Los vendedores dan {max} meses de garantía como máximo, así que “{text}” no cuenta.',
    nearMe: 'Para buscar cerca de ti, elige un lugar en “Ubicación”, en los filtros.',
    currency: 'Aquí los precios son en {currency}, así que “{text}” no cuenta.',
    batteryRange: 'La salud de la batería va del 1 al 100 %, así que “{text}” no cuenta.',
    batteryLowest:
      'La salud de la batería se filtra por su valor mínimo, así que “{text}” no cuenta.',
    memory: 'No se puede buscar por memoria RAM, así que “{text}” no cuenta.',
    noPickUp: 'En esta tienda no hay entrega en mano.',
    noShipping: 'En esta tienda no hay envíos.',
    unused:
      '{count, plural, one {Ningún móvil a la venta menciona {words}, así que no cuenta.} many {Ningún móvil a la venta menciona {words}, así que no cuentan.} other {Ningún móvil a la venta menciona {words}, así que no cuentan.}}',
    partNumber:
      '“{text}” parece un número de pieza de Apple. Busca el nombre del modelo, o su número que empieza por A.',
  },
  quoted: '“{text}”',
  comma: ', ',
  or: 'o',
  differs: {
    price: '{amount} más que tu máximo',
    belowMinimum: '{amount} menos que tu mínimo',
    lower:
      '{count, plural, one {un grado por debajo} many {{shown} de grados por debajo} other {{shown} grados por debajo}}',
    better:
      '{count, plural, one {un grado por encima} many {{shown} de grados por encima} other {{shown} grados por encima}}',
    storage: '{size} en lugar de {other}',
    color: 'color: {color}',
    used: '{count, plural, one {{shown} mes más de uso} many {{shown} de meses más de uso} other {{shown} meses más de uso}}',
    distance: '{km} km más lejos',
    newSeller: 'el vendedor es nuevo aquí',
    provenSeller: 'el vendedor tiene experiencia, pero aún no es de confianza',
    lacks: 'no menciona {words}',
    model: '{name} en lugar de {model}',
    noPickUp: 'sin entrega en mano',
    notShipped: 'no se envía a {country}',
    notShippedEu: 'no se envía a la UE',
    notShippedWorldwide: 'no se envía a todo el mundo',
    notFree: 'el envío no es gratis',
    noPhoto: 'sin foto',
    notAdvertised: 'no destacado',
    batteryPercent:
      '{value, select, none {salud de la batería sin indicar} other {salud de la batería: {value} %}}',
    returnDays: '{value, select, none {devolución sin indicar} other {devolución: {value} días}}',
    warrantyMonths: '{value, select, none {garantía sin indicar} other {garantía: {value} meses}}',
  },
  related: {
    withoutWord: 'Sin “{word}”',
    storage: 'Con {size}',
    grade: 'De grado {grade}',
    from: 'Desde {min}',
    upTo: 'Hasta {max}',
    between: 'De {min} a {max}',
    within: 'A menos de {km} km',
    onlyWords: '“{q}” sin filtros',
    drop: {
      not: 'Sin excluir nada',
      color: 'Cualquier color',
      used: 'Cualquier tiempo de uso',
      sellerLevel: 'Todos los vendedores',
      seller: 'De cualquier vendedor',
      advertised: 'También los no destacados',
      photo: 'Con o sin foto',
      freeShipping: 'Cualquier precio de envío',
      pickUp: 'Con o sin entrega en mano',
      shipsTo: 'Con o sin envío',
      near: 'En cualquier lugar',
      model: 'Cualquier modelo',
      brand: 'Cualquier marca',
      batteryPercent: 'Cualquier salud de la batería',
      returnDays: 'Con o sin devolución',
      warrantyMonths: 'Con o sin garantía',
    },
  },
} satisfies Translation<typeof search>
