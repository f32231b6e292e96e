import type seller from '../../../en/pages/public/seller.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description:
    'Móviles de segunda mano de {name}: lo que está a la venta, lo vendido y las valoraciones.',
  descriptionOf:
    'Móviles de segunda mano de {name}, {place}: lo que está a la venta, lo vendido y las valoraciones.',
  edit: 'Editar tu nombre y tu foto',
  away: 'De vacaciones hasta el <day></day>. Después, sus móviles vuelven a estar a la venta.',
  since: 'Aquí desde {month}',
  answers: {
    hour: 'Suele responder en menos de una hora',
    hours:
      'Suele responder en menos de {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}',
    day: 'Suele responder en menos de un día',
    days: 'Suele responder en menos de {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}}',
    slow: 'Suele tardar más de una semana en responder',
  },
  followers:
    '{count, plural, one {{shown} seguidor} many {{shown} de seguidores} other {{shown} seguidores}}',
  usually: 'Suele ofrecer {promised}',
  level: {
    new: 'Aún sin ventas que cuenten, o una media inferior a {stars} estrellas con {ratings} valoraciones o más.',
    proven:
      'Al menos una venta. A partir de {ratings} valoraciones, la media es de {stars} estrellas como mínimo.',
    trusted:
      'Al menos {sales} ventas, una cuenta de {days} días como mínimo y ningún anuncio eliminado por moderación. A partir de {ratings} valoraciones, la media es de {stars} estrellas como mínimo.',
    counted:
      'Cuentan las ventas pagadas a través de la tienda; las pagadas en efectivo cuentan cuando han comprado tres personas distintas.',
  },
  elsewhere: {
    label: 'En otras tiendas',
    from: 'De {shop}: {sales}, {reviews}',
    sales: '{count, plural, one {{shown} venta} many {{shown} de ventas} other {{shown} ventas}}',
    average: '{average} de 5 ({reviews})',
    none: 'sin valoraciones',
    note: 'Firmado por esas tiendas, sin comprobar aquí. No cuenta para el nivel ni para las valoraciones de esta página.',
  },
  sold: '{count, plural, one {{shown} móvil vendido} many {{shown} de móviles vendidos} other {{shown} móviles vendidos}}',
  noReviews: 'Sin valoraciones todavía',
  reviews:
    '{count, plural, one {{shown} valoración} many {{shown} de valoraciones} other {{shown} valoraciones}}',
  onSale: {
    title: 'Móviles a la venta',
    search: 'Buscar y filtrar',
    none: '<name></name> no tiene nada a la venta ahora.',
    shown: '{shown} de {total}',
    more: 'Ver más móviles',
    loading: 'Cargando móviles',
  },
  recentlySold: 'Vendidos hace poco',
  ratings: {
    title: 'Valoraciones',
    none: 'Nadie ha valorado todavía a <name></name>. Después de una venta, comprador y vendedor pueden valorarse.',
  },
  checks: {
    title: 'Qué sabemos de este vendedor',
    documents: 'No comprobamos documentos de identidad.',
    email: {
      yes: 'Correo electrónico confirmado',
      yesText: 'Abrió un enlace que le enviamos allí.',
      no: 'Correo electrónico sin confirmar',
      noText: 'No ha abierto el enlace que enviamos para confirmarlo.',
    },
    number: {
      yes: 'Número de teléfono confirmado',
      yesText: 'Escribió un código que le enviamos allí por SMS.',
      no: 'Número de teléfono sin confirmar',
      noText: 'Todavía no ha escrito un código recibido por SMS.',
    },
    payout: {
      yes: 'Cuenta de cobro conectada',
      yesText: 'El proveedor de pagos aceptó su cuenta y le paga en ella.',
      no: 'Aún sin cuenta de cobro',
      noText: 'El dinero de una venta se guarda hasta que conecte una.',
    },
    photographed:
      '{count, plural, one {{shown} móvil fotografiado} many {{shown} de móviles fotografiados} other {{shown} móviles fotografiados}} con un código',
    notPhotographed: 'Ningún móvil fotografiado con un código',
    photographedText:
      'Una foto del móvil con nuestro código de un solo uso muestra que lo tuvo en sus manos.',
    sales:
      '{count, plural, one {{shown} móvil vendido} many {{shown} de móviles vendidos} other {{shown} móviles vendidos}} aquí',
    noSales: 'Sin ventas todavía',
    salesText: 'Ventas completadas que cuentan para su nivel. Aquí desde {month}.',
  },
  follow: {
    logIn: 'Entrar y seguir',
    follow: 'Seguir',
    following: 'Siguiendo',
    followName: 'Seguir a {name}',
    unfollowName: 'Dejar de seguir a {name}',
    done: 'Te avisaremos cuando {name} publique un móvil',
    stopped: 'Ya no sigues a {name}',
  },
  report: 'Denunciar al vendedor',
  trader: {
    title: 'Vendedor profesional',
    text: 'Este vendedor es profesional y ha facilitado estos datos. Ha confirmado que solo ofrece productos que cumplen el derecho de la UE.',
    company: 'Empresa',
    form: 'Forma jurídica',
    address: 'Dirección',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    register: 'Registro mercantil',
    vat: 'Número de IVA',
  },
} satisfies Translation<typeof seller>
