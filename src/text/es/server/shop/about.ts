import type about from '../../../en/server/shop/about.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Quiénes somos',
  description:
    '{shop_name} es un mercado de móviles de segunda mano: quién lo gestiona, qué hace con tus datos y cuánto cuesta.',
  body: `## Por qué existe

Un móvil que funciona vale más en la mano de alguien que en un cajón. Lo que frena a la gente al comprar de segunda mano son las dudas: ¿es verdad lo que dice el anuncio?, ¿es justo el precio?, ¿seguirá el móvil ahí cuando llegue? {shop_name} responde a esas tres preguntas.

## En pocas palabras

- Quien vende publica un móvil con una foto, su grado, el tiempo de uso y un precio.
- Quien compra reserva un móvil con un clic. Se le guarda {hold_time}.
- {completion} {other_payments}
- Una sola cuenta para las dos cosas: hoy compras, mañana vendes.
- Nuestro equipo lee todas las denuncias y elimina los anuncios que incumplen las normas.

## Quién gestiona la tienda

Las personas que alojan esta tienda y nadie más. Funciona con software libre, no en una plataforma: no hay una central que vea tus anuncios.

{contact_details}

## Qué pasa con tus datos

Los guardan las personas que gestionan esta tienda. {trackers} Aquí, además de ti, solo los admins pueden ver tu correo electrónico. Tu contraseña se guarda como un hash irreversible.

{services}

## Cuánto cuesta

{costs}`,
  completion: {
    meet: 'Comprador y vendedor se reúnen: el comprador comprueba el móvil, paga y le da al vendedor un código de un solo uso, que cierra la venta.',
    ship: 'El vendedor envía el móvil: el comprador paga antes y tiene {count, plural, one {un día} =2 {dos días} =3 {tres días} many {{shown} de días} other {{shown} días}} para comprobarlo después de que llegue.',
  },
  otherPayments: {
    onlineShipped:
      '{first, select, yes {El} other {O el}} comprador paga en línea y pide el envío; el dinero se guarda hasta que el móvil haya llegado y coincida con la descripción.',
    onlineMet:
      '{first, select, yes {El} other {O el}} comprador paga en línea; el dinero se guarda hasta que haya comprobado y recibido el móvil.',
    transferToShop:
      '{first, select, yes {El} other {O el}} comprador paga por transferencia a quienes gestionan esta tienda.',
    transferToSeller:
      'Si un anuncio lo ofrece, el comprador paga al vendedor por transferencia; ese dinero no pasa por esta tienda, y aquí nadie puede recuperarlo.',
  },
  contact: {
    page: 'página de contacto',
    write: 'Escríbenos desde nuestra {page}.',
    writeOrMail: 'Escríbenos desde nuestra {page} o a {mail}.',
    address: 'Nuestra dirección: {address}.',
  },
  costs: {
    free: 'Publicar, destacar y reservar es gratis.',
    inPerson: 'Si pagas en persona, el dinero va directo al vendedor.',
    nothing: 'Esta tienda no se queda con nada de una venta.',
    fee: 'Cuando una venta se paga en línea, esta tienda cobra una comisión de {fee} del precio.',
    vat: 'Incluye un {percent} % de IVA.',
    before: 'Quien vende ve lo que recibirá antes de publicar un móvil.',
    fullPrice: 'Cuando una venta se paga en línea, el vendedor recibe el precio completo.',
  },
  trackers: {
    noAds: 'No hay redes publicitarias.',
    none: 'No hay rastreadores ni redes publicitarias.',
    noPictures: 'Las páginas no muestran imágenes de otros sitios.',
  },
  services: {
    intro: 'Estos servicios de terceros reciben la parte que necesitan:',
    stripe:
      'Stripe procesa los pagos y los cobros. Al pagar, sus propios scripts leen tu tarjeta y comprueban si hay fraude, para lo que pueden usar cookies; quien vende da su cuenta bancaria a Stripe.',
    google: 'Si eliges entrar con Google, Google sabe que usas esta tienda.',
    file_storage:
      'Un proveedor de almacenamiento guarda fotos, o copias de seguridad de la tienda.',
    image_hosts: 'Algunos anuncios muestran imágenes de otros sitios, que ven tu dirección IP.',
    hosts: 'Son estos: {hosts}.',
    imei_list:
      'A un registro de móviles robados se le consulta el IMEI de los móviles, sin ningún nombre.',
    text_messages:
      'Un proveedor de SMS recibe el número de teléfono que confirma quien vende, y el código.',
    mail_server: 'Un servidor de correo entrega los correos que te envía esta tienda.',
    push_services:
      'Si activas las notificaciones push, las entrega el servicio push de tu navegador. No puede leerlas.',
  },
} satisfies Translation<typeof about>
