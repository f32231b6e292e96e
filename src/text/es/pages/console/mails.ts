import type mails from '../../../en/pages/console/mails.ts'
import type { Translation } from '../../../translation.ts'

export default {
  undelivered: {
    lead: 'Correos que no se pudieron enviar tras {count, plural, one {{attempts} intento} many {{attempts} de intentos} other {{attempts} intentos}}. Comprueba primero la configuración del servidor de correo y vuelve a intentarlo después.',
    caption: 'correos sin entregar',
    none: 'No hay correo sin entregar',
    noneText:
      'El servidor de correo aceptó todos los mensajes. Si rechaza uno demasiadas veces, aparece aquí para que puedas enviarlo de nuevo.',
    health: 'Ver la cola de correo',
    retry: 'Reintentar',
    trying: 'Reintentando',
    done: 'El correo a {to} se enviará otra vez',
    column: { email: 'Correo', to: 'Para', attempts: 'Intentos', created: 'Creado' },
  },
  outbox: {
    title: 'Bandeja de salida',
    lead: 'Esta demo no envía correos. Aquí está lo que habría enviado, lo más reciente primero.',
    none: 'Todavía no hay correos',
    noneText: 'Pide una contraseña nueva, y el correo con el enlace aparecerá aquí.',
    to: 'Para {email}',
    list: 'Correos',
    all: 'Todos los correos',
    format: 'Ver como',
    html: 'Correo',
    text: 'Solo texto',
    more: '{count, plural, one {{shown} más como este} many {{shown} más como este} other {{shown} más como este}}',
    topics: {
      orders: 'Pedido',
      payments: 'Pago',
      disputes: 'Disputa',
      offers: 'Oferta',
      ratings: 'Valoración',
      listings: 'Anuncio',
      reports: 'Denuncia',
      account: 'Cuenta',
      messages: 'Mensaje',
      searches: 'Alerta',
      staff: 'Equipo',
    },
  },
} satisfies Translation<typeof mails>
