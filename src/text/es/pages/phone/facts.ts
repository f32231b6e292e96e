import type facts from '../../../en/pages/phone/facts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  detail: {
    storageGb: 'Almacenamiento',
    color: 'Color',
    grade: 'Grado',
    used: 'Uso',
    batteryPercent: 'Salud de la batería',
  },
  listed: 'Publicado',
  percent: '{shown} %',
  grade: { A: 'A, como nuevo', B: 'B, buen estado', C: 'C, aceptable', D: 'D, mal estado' },
  gradeMeaning: {
    A: 'A un brazo de distancia y con luz normal no se ve ninguna marca. Todo funciona.',
    B: 'A un brazo de distancia se ven marcas leves, ninguna con la pantalla encendida. Todo funciona.',
    C: 'Arañazos que se ven con la pantalla encendida, abolladuras, una batería floja o una pieza que no funciona, como la cámara.',
    D: 'Grietas o partes dobladas, la batería agotada o algo esencial que no funciona, como la carga.',
  },
  notGraded: 'El vendedor no ha respondido a las preguntas sobre su estado.',
  every: 'Ficha técnica: {name}',
  allAbout: 'Todo sobre el modelo {name}',
  recent: {
    title: 'Vistos hace poco',
    clear: 'Borrar',
  },
  model: {
    announced: 'Presentado',
    os: 'Sistema inicial',
    chipset: 'Procesador',
    display: 'Pantalla',
    camera: 'Cámara principal',
    battery: 'Batería',
    memory: 'Memoria RAM',
    storage: 'Almacenamiento',
    colors: 'Colores',
    launchPrice: 'Precio de lanzamiento ({currency})',
    updates: 'Actualizaciones de seguridad hasta',
    inches: '{size} pulgadas',
    megapixels: '{size} MP',
    milliampereHours: '{size} mAh',
  },
  afterSale: {
    title: 'Devolución y garantía',
    returns: 'Devolución',
    returnsNone: 'No se admite',
    returnsBuyer: '{shown} días; el envío de vuelta lo paga el comprador',
    returnsSeller: '{shown} días; el envío de vuelta lo paga el vendedor',
    warranty: 'Garantía',
    warrantyNone: 'Ninguna',
    noReturns: 'Sin devolución',
    noReturnsText:
      'Comprueba el móvil antes de aceptarlo: no se puede devolver solo por cambiar de idea.',
    returnsWithin:
      'Devolución durante {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}}',
    returnsText:
      'Cuenta desde el día en que recibes el móvil. Devuélvelo completo, en el estado en que lo recibiste, borrado y con la sesión cerrada en todas las cuentas.',
    postage: {
      buyer: 'Pagas tú el envío de vuelta.',
      seller: 'El vendedor paga el envío de vuelta.',
    },
    noWarranty: 'Sin garantía',
    warrantyFor:
      '{count, plural, one {{shown} mes} many {{shown} de meses} other {{shown} meses}} de garantía',
    warrantyText:
      'La da el vendedor y cuenta desde el día en que recibes el móvil. Si algo falla, haz una reclamación en tu pedido. El vendedor tiene {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}} para responder; si no hay acuerdo, decide un admin de esta tienda.',
    months: '{count, plural, one {{shown} mes} many {{shown} de meses} other {{shown} meses}}',
  },
  tray: {
    label: 'Móviles para comparar',
    remove: 'Quitar {name} de la comparación',
    thisPhone: 'este móvil',
    compare: 'Comparar {shown}',
    add: 'Añade hasta {shown} más para comparar',
  },
} satisfies Translation<typeof facts>
