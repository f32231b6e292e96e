import type staffMails from '../../en/server/staff-mails.ts'
import type { Translation } from '../../translation.ts'

export default {
  contact: {
    subject: '{name} ha escrito desde la página de contacto',
    reply: 'Tema: {topic}. Responde a este correo para contestar a {name}.',
    topics: {
      order: 'una reserva o un pedido',
      listing: 'un anuncio o una persona',
      payment: 'un pago o un reembolso',
      account: 'una cuenta',
      other: 'otra cosa',
    },
    fromAccount: 'El mensaje llegó desde su cuenta.',
    unverified: 'Escribió sin entrar en una cuenta: su nombre y su correo no están verificados.',
    button: 'Abrir mensajes',
  },
  health: {
    subject: {
      one: 'Tu tienda: {problem}',
      several:
        'Tu tienda tiene {count, plural, one {{shown} problema} many {{shown} de problemas} other {{shown} problemas}}',
    },
    sentence: '{problem}.',
    button: 'Ver el estado del sistema',
    note: 'Avisamos de cada problema una sola vez, y de nuevo solo si vuelve después de resolverse.',
  },
  problems: {
    job: 'La tarea “{job}” en {node} ha fallado {count, plural, one {{shown} vez} many {{shown} de veces} other {{shown} veces}} seguidas: {error}',
    queue: '{queue}: {waiting} en espera; espera más larga: {age}',
    undelivered:
      'No se {count, plural, one {pudo entregar {shown} correo} many {pudieron entregar {shown} de correos} other {pudieron entregar {shown} correos}}',
    backupFailed: 'Falló la última copia de seguridad: {error}',
    backupTooOld: 'La última copia de seguridad es demasiado antigua',
    backupDeletion: 'No se pudieron borrar copias de seguridad antiguas: {error}',
    disk: 'El disco de {node} está casi lleno: quedan {free} GB libres',
    clockAhead:
      'El reloj de {node} va {count, plural, one {{shown} segundo} many {{shown} de segundos} other {{shown} segundos}} adelantado respecto al de la base de datos',
    clockBehind:
      'El reloj de {node} va {count, plural, one {{shown} segundo} many {{shown} de segundos} other {{shown} segundos}} atrasado respecto al de la base de datos',
  },
  queues: {
    notifications: 'Notificaciones',
    order_deadlines: 'Plazos de pedidos',
    payments: 'Reembolsos y cobros',
    message_emails: 'Correos sobre mensajes',
    alert_emails: 'Correos sobre búsquedas guardadas',
    data_copies: 'Copias de datos personales',
    file_deletions: 'Archivos por borrar',
    emails: 'Correos',
  },
  ages: {
    day: '{count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}}',
    hour: '{count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}',
    minute:
      '{count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}}',
    second:
      '{count, plural, one {{shown} segundo} many {{shown} de segundos} other {{shown} segundos}}',
  },
  invitation: {
    subject: 'Invitación al equipo de {shop}',
    text: {
      admin: '{inviter} te invita a trabajar en {shop} como admin.',
      moderator: '{inviter} te invita a trabajar en {shop}, en el equipo de moderación.',
      support: '{inviter} te invita a trabajar en {shop}, en el equipo de atención al cliente.',
      finance: '{inviter} te invita a trabajar en {shop}, en el equipo de finanzas.',
    },
    link: 'El enlace sirve una vez, durante {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}}. Eliges una contraseña y activas la verificación en dos pasos.',
    button: 'Aceptar la invitación',
    ignore: '¿No sabes de qué se trata? Ignora este correo y no pasará nada.',
  },
  test: {
    subject: 'Correo de prueba de tu tienda',
    text: 'Esta tienda puede enviar correos. No tienes que hacer nada.',
    button: 'Abrir la tienda',
    setup: 'Alguien está configurando una tienda con tu correo.',
    dashboard: 'Te lo has enviado desde tu panel.',
    command: 'Alguien ha ejecutado `redial mail test` con tu correo.',
  },
} satisfies Translation<typeof staffMails>
