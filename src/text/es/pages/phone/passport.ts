import type passport from '../../../en/pages/phone/passport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  loading: 'Cargando el pasaporte del móvil',
  unproven: 'Lo que esto no demuestra',
  open: 'Abrir el pasaporte',
  openMore:
    'Abrir el pasaporte: {count, plural, one {{shown} entrada más} many {{shown} de entradas más} other {{shown} entradas más}}',
  owners: '{count, plural, one {dueño aquí} many {dueños aquí} other {dueños aquí}}',
  listings: '{count, plural, one {vez publicado} many {veces publicado} other {veces publicado}}',
  repairs:
    '{count, plural, one {reparación añadida} many {reparaciones añadidas} other {reparaciones añadidas}}',
  lastCheckup: 'último test',
  noCheckup: 'Ninguno',
  title: {
    imei_checked: 'IMEI comprobado',
    checked_up: 'Test del móvil',
    graded: 'Grado calculado',
    listed: 'Puesto a la venta',
    unlisted: 'El anuncio pasa a otro IMEI',
    sold: 'Nuevo dueño',
    sale_undone: 'Venta anulada',
    repaired: 'Reparado',
    claimed: 'Nuevo dueño',
  },
  detail: {
    unlisted: 'El anuncio tiene ahora otro IMEI.',
    sold: 'Vendido en esta tienda; el comprador lo recibió.',
    repaired: 'Lo dice el dueño, sin verificar.',
    claimed:
      'Comprado en otro sitio. El equipo de moderación comprobó una foto del móvil en la que se ve su IMEI.',
  },
  grade: 'Grado {grade}',
  graded: 'Calculado a partir de las respuestas del vendedor.',
  part: {
    screen: 'Pantalla',
    battery: 'Batería',
    back_cover: 'Tapa trasera',
    camera: 'Cámara',
    charging_port: 'Puerto de carga',
    sound: 'Altavoz o micrófono',
    buttons: 'Botones',
    board: 'Placa base',
    water_damage: 'Daños por agua',
    other: 'Otra cosa',
  },
  repairer: {
    manufacturer: 'El fabricante',
    authorized: 'Un taller autorizado',
    repair_shop: 'Otro taller',
    owner: 'El dueño',
    unknown: 'No se sabe',
  },
  repaired: {
    screen: 'Reparado: pantalla',
    battery: 'Reparado: batería',
    back_cover: 'Reparado: tapa trasera',
    camera: 'Reparado: cámara',
    charging_port: 'Reparado: puerto de carga',
    sound: 'Reparado: altavoz o micrófono',
    buttons: 'Reparado: botones',
    board: 'Reparado: placa base',
    water_damage: 'Reparado: daños por agua',
    other: 'Reparado: otra cosa',
  },
  repairedBy: {
    manufacturer: 'Por el fabricante.',
    authorized: 'Por un taller autorizado.',
    repair_shop: 'Por otro taller.',
    owner: 'Por el dueño.',
    unknown: 'No se sabe por quién.',
  },
  source: {
    shop: 'Registrado por esta tienda',
    phone: 'Según el navegador del móvil',
    seller: 'Según el vendedor, sin verificar',
    owner: 'Según el dueño, sin verificar',
  },
  seller: {
    first: 'Por primera vez aquí.',
    same: 'Por el mismo vendedor que antes.',
    owner: 'Por su dueño registrado.',
    other: 'Por alguien distinto de quien constaba antes.',
  },
  listedAs: '{seller} Publicado como {name}.',
  match: {
    confirmed: 'El número corresponde a este modelo.',
    other: 'El número corresponde a otro modelo.',
    unknown: 'El número es válido. No se sabe de qué modelo es.',
  },
  clean: '{match} No consta como perdido ni robado.',
  reported: '{match} Consta como perdido o robado.',
  allPassed:
    '{count, plural, one {{shown} prueba superada} many {{shown} de pruebas superadas} other {{shown} pruebas superadas}}, ninguna sin superar.',
  someFailed:
    '{count, plural, one {{shown} prueba superada} many {{shown} de pruebas superadas} other {{shown} pruebas superadas}}, {failed} sin superar.',
  returned: 'El comprador devolvió el móvil al vendedor.',
  refunded: 'El comprador recibió su reembolso. No consta quién tiene el móvil.',
  limit: {
    typed:
      'Va ligado a un número IMEI que escribió un vendedor, y cualquiera puede escribir el de un móvil que no tiene. Cuando tengas el móvil, marca *#06#: las cuatro últimas cifras deben ser las de tu recibo.',
    here: 'Solo contiene lo que pasó en esta tienda. Faltan los dueños anteriores, las reparaciones que nadie añadió y las ventas en otros sitios.',
    sources:
      'Los grados salen de las respuestas del vendedor; los tests, de un navegador; y las reparaciones, de los dueños. Nadie ha abierto el móvil para comprobarlo.',
    sales:
      'Las ventas se registran cuando las dos partes completan un pedido. Dos personas de acuerdo podrían registrar una venta que no existió.',
    law: 'No demuestra de quién es el móvil ante la ley, ni que no sea robado.',
    copy: 'Si tienes una copia, nadie puede cambiar una entrada sin que se note. Sin copia, te fías de que esta tienda haya conservado todas las entradas.',
  },
} satisfies Translation<typeof passport>
