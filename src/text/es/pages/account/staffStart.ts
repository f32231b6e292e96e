import type staffStart from '../../../en/pages/account/staffStart.ts'
import type { Translation } from '../../../translation.ts'

export default {
  secondFactor: {
    title: 'Verificación en dos pasos',
    text: 'Está desactivada. Actívala en tus ajustes: así no bastará con la contraseña para entrar.',
  },
  queues: 'Pendientes de decisión',
  listingsToReview: 'Anuncios por revisar',
  notLoaded: 'No se ha podido cargar',
  nothing: 'No hay nada pendiente',
  oldest: 'Más antiguo: <time></time>',
  analytics: 'Ver estadísticas',
  figure: {
    bookings: 'Pedidos',
    gross: 'Valor bruto',
    listings: 'Anuncios',
    signUps: 'Cuentas nuevas',
  },
  people: {
    title: 'Personas',
    manage: 'Busca una cuenta, cambia su rol, suspéndela o elimínala.',
    find: 'Busca una cuenta.',
    buyers: 'Personas que reservan móviles.',
    sellers: 'Personas que venden móviles.',
  },
  confirmation: {
    label: 'Confirmación del correo',
    off: 'La confirmación del correo está desactivada.',
    demo: 'En la demo, las cuentas nuevas pueden comprar y vender enseguida.',
    noMail:
      'Las cuentas nuevas pueden comprar y vender enseguida, porque no hay ningún servidor de correo configurado. Un admin puede cambiarlo.',
  },
  backup: {
    label: 'Copias de seguridad',
    off: 'Las copias de seguridad están desactivadas.',
    none: 'Todavía no hay ninguna copia de seguridad.',
    ok: 'Última copia de seguridad:',
    failed: 'La última copia de seguridad falló.',
    too_old: 'La última copia de seguridad es demasiado antigua.',
    schedule: 'Prográmalas en los ajustes',
    first: 'La primera empieza menos de un minuto después de arrancar la tienda.',
    again: 'Se vuelve a intentar cada hora.',
    succeeded: 'La última que se completó:',
    noSuccess: 'Todavía no se ha completado ninguna.',
    success: '<time></time>, {age}, {size}.',
    hours:
      '{count, plural, =0 {hace menos de una hora} one {hace {shown} hora} many {hace {shown} horas} other {hace {shown} horas}}',
    days: '{count, plural, one {hace {shown} día} many {hace {shown} días} other {hace {shown} días}}',
    megabytes: '{size}\u00a0MB',
    gigabytes: '{size}\u00a0GB',
  },
  checklist: {
    ready: 'Tu tienda está lista',
    title: 'Antes de abrir',
    hide: 'Ocultar esta lista',
    done: '{done} de {all} hechos',
    isDone: ': hecho',
    link: {
      settings: 'Abrir los ajustes',
      factor: 'Añadir la tuya',
      imprint: 'Escribir el aviso legal',
      terms: 'Escribir las condiciones',
      privacy: 'Escribir la página',
      mail: 'Ver correo sin entregar',
      listings: 'Ver todos los anuncios',
    },
    step: {
      name: {
        title: 'Pon nombre a la tienda',
        how: 'Está en todas las páginas, correos y recibos.',
      },
      second_factor: {
        title: 'Protege las cuentas del equipo',
        how: 'Todo el equipo necesita una llave de acceso o una app de autenticación.',
      },
      contact: {
        title: 'Di quién gestiona la tienda',
        how: 'Un correo electrónico, y tu nombre y dirección.',
      },
      imprint: {
        title: 'Publica el aviso legal',
        how: 'Muchos países lo exigen.',
      },
      terms: {
        title: 'Publica las condiciones',
        how: 'Una plantilla dice qué hay que rellenar.',
      },
      privacy: {
        title: 'Publica la página de privacidad',
        how: 'Su plantilla nombra los servicios que usa esta tienda.',
      },
      address: {
        title: 'Define la dirección pública',
        how: 'Define ORIGIN, por ejemplo https://phones.example.org. Allí llevan los enlaces de los correos.',
      },
      mail: {
        title: 'Permite que la tienda envíe correo',
        how: 'Define SMTP_URL y MAIL_FROM y reinicia la tienda. Hasta entonces, las cuentas nuevas pueden comprar y vender sin confirmar su correo. Este paso está hecho cuando se han entregado todos los correos.',
      },
      payment: {
        title: 'Activa una forma de pago',
        how: 'La transferencia está en los ajustes. Las tarjetas necesitan Stripe: define sus tres claves.',
      },
      backup: {
        title: 'Programa copias de seguridad',
        how: 'Elige un lugar y una hora en los ajustes de la tienda.',
      },
      listing: {
        title: 'Espera el primer móvil, o publica uno',
        how: 'Los móviles los publican los vendedores. Para probarlo, crea una cuenta para vender con otro correo electrónico.',
      },
    },
  },
} satisfies Translation<typeof staffStart>
