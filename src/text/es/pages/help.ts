import type help from '../../en/pages/help.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Contacto',
  description: 'A quién preguntar por un móvil, una reserva, un anuncio indebido o tu cuenta.',
  lead: 'Aquí te ayudamos con un móvil, una reserva, un anuncio o tu cuenta.',
  write: {
    title: 'Escríbenos',
    text: 'Nuestro equipo lee tu mensaje y responde por correo.',
    email: 'También puedes escribir a <mail>{email}</mail>.',
  },
  quick: { title: 'Suele ser más rápido', help: 'Lee cómo se compra y se vende' },
  reach: 'Contacto directo',
  phone: {
    title: 'Sobre un móvil',
    text: 'Pregunta a quien lo vende: pulsa “Escribir al vendedor” en el anuncio. Antes de reservar, pregunta por la batería, las reparaciones, si el móvil es libre y si se ha cerrado la sesión de todas las cuentas.',
  },
  booking: {
    title: 'Sobre una reserva',
    text: 'En <orders>Mis compras</orders> ves cuánto tiempo tienes reservado el móvil, qué hay que hacer después y cómo cancelar. Si ya no lo quieres, cancela para que otra persona pueda reservarlo.',
  },
  wrong: {
    title: 'Si algo no parece correcto',
    text: 'Abre el anuncio y pulsa “Denunciar anuncio”; si no has entrado en tu cuenta, tendrás que entrar antes. La denuncia llega a nuestro equipo, y el vendedor no verá quién la envió. Si crees que un móvil es robado, no lo compres y avisa a la policía.',
  },
  account: {
    title: 'Sobre tu cuenta',
    text: '¿Olvidaste la contraseña? <reset>Pide un enlace para cambiarla</reset>. Puedes cambiar tu nombre, tu foto y tu rol, y eliminar tu cuenta, en los <settings>ajustes</settings>.',
  },
  operators: {
    title: 'Para quienes gestionan esta tienda',
    text: 'La guía de este software explica los ajustes, el correo, las copias de seguridad y cómo dar a alguien el rol de admin. Para quien programa hay una API: <api>leer su descripción</api>.',
  },
  topic: {
    label: 'Tema',
    choose: 'Elige un tema',
    order: 'Una reserva o un pedido',
    listing: 'Un anuncio o una persona',
    payment: 'Un pago o un reembolso',
    account: 'Mi cuenta',
    other: 'Otra cosa',
  },
  form: {
    replyTo: 'Respondemos a esta dirección.',
    from: 'De <name></name>. Respondemos a <email></email>.',
    fromAccount: 'Desde tu cuenta.',
    message: 'Mensaje',
    help: 'Indica el móvil o el pedido del que se trata.',
    helpListing: 'Explica por qué debería estar a la venta. Añadimos la dirección de tu anuncio.',
    tooShort:
      'Escribe al menos {shown} {count, plural, one {carácter} many {de caracteres} other {caracteres}}',
    send: 'Enviar mensaje',
    sending: 'Enviando',
  },
  sent: {
    title: 'Mensaje enviado',
    reply: 'Responderemos a <email></email>.',
    replyAccount: 'Responderemos al correo de tu cuenta.',
    another: 'Escribir otro mensaje',
  },
} satisfies Translation<typeof help>
