import type emailLinks from '../../../en/pages/public/emailLinks.ts'
import type { Translation } from '../../../translation.ts'

export default {
  invalid: 'Este enlace no es válido',
  logIn: 'Entrar',
  appeal: {
    page: 'Apelación',
    title: 'Tu cuenta está suspendida',
    lead: 'Mientras esté suspendida no puedes entrar. Los pedidos en marcha continúan, y recibes correos sobre ellos.',
    since: 'Suspendida el <day></day>.',
    reason: 'Motivo: “{reason}”',
    noReason: 'El equipo de moderación no dio ningún motivo.',
    rejected: 'Tu apelación se ha rechazado',
    received: 'Hemos recibido tu apelación',
    decision: 'El equipo de moderación escribió: “{reason}”',
    waiting:
      'El equipo de moderación la leerá y te enviará la decisión por correo. También podrás verla en esta página.',
    wrote: 'Lo que escribiste el <day></day>:',
    question: '¿Por qué es un error la suspensión?',
    help: 'Cuenta qué pasó, con números de pedido si los hay. Puedes apelar una sola vez.',
    tooShort:
      'Explica en al menos {count, plural, one {{shown} carácter} many {{shown} de caracteres} other {{shown} caracteres}} por qué la suspensión es un error',
    send: 'Enviar apelación',
    sending: 'Enviando',
    ended: 'Está incompleto, o la suspensión ha terminado. Prueba a entrar.',
  },
  join: {
    page: 'Invitación',
    title: {
      admin: 'Únete al equipo como admin',
      moderator: 'Únete al equipo de moderación',
      support: 'Únete al equipo de atención al cliente',
      finance: 'Únete al equipo de finanzas',
    },
    lead: '{name} invita a {email}. Quien forma parte del equipo no compra ni vende aquí.',
    until: 'La invitación sirve una vez, hasta el <time></time>.',
    form: 'Aceptar la invitación',
    other:
      'Has entrado como {email}, y la invitación es para {invited}. Sal de tu cuenta para aceptarla.',
    logOut: 'Salir',
    hasAccount: 'Ya tienes una cuenta con este correo. Entra para aceptar.',
    consequences:
      'Tus móviles a la venta se retiran y las reservas sin pago se cancelan. Después activas la verificación en dos pasos o añades una llave de acceso.',
    passwordHelp:
      'Al menos {count, plural, one {{shown} carácter} many {{shown} de caracteres} other {{shown} caracteres}}. Después activas la verificación en dos pasos o añades una llave de acceso.',
    accepting: 'Aceptando',
    ended: 'Esta invitación ya no sirve',
    endedText: 'Ha caducado, ya se usó o se retiró. Pide otra a quien te invitó.',
  },
  renew: {
    page: 'Renovar',
    refused: 'No se puede renovar',
    done: 'Renovado',
    live: 'Está a la venta hasta el <day></day>.',
    used: 'Este enlace ya se ha usado.',
    again: '¿Volver a ponerlo a la venta?',
    keep: '¿Renovar el anuncio?',
    ended: 'Caducó el <day></day>.',
    ends: 'Caduca el <day></day>.',
    renew:
      'Renovar por {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}}',
    renewing: 'Renovando',
    elsewhere: '¿Lo has vendido en otro sitio? No tienes que hacer nada: el anuncio caducará.',
    see: 'Ver anuncio',
    products: 'Mis anuncios',
    unknown:
      'Puede que esté cortado. Vuelve a abrirlo desde el correo, o renueva el móvil en “Mis anuncios”.',
  },
  unsubscribe: {
    unknown:
      'Puede que esté cortado. Vuelve a abrirlo desde el correo, o desactiva los correos en tus búsquedas guardadas.',
  },
} satisfies Translation<typeof emailLinks>
