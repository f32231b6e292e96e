import type passports from '../../../en/pages/account/passports.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Los móviles que has comprado aquí y su historial. Añade reparaciones: quien compre después las verá.',
  caption: 'pasaportes de móviles',
  empty: 'Aún no tienes ningún móvil con pasaporte',
  emptyText:
    'Un móvil comprado aquí aparece al completarse el pedido, si se comprobó su IMEI. ¿Tienes uno comprado en otro sitio que antes se anunció aquí? Pide su pasaporte abajo.',
  phone: 'Un móvil',
  imei: 'IMEI acabado en {digits}',
  entries:
    '{count, plural, one {{shown} entrada} many {{shown} de entradas} other {{shown} entradas}}',
  last: 'última el <day></day>',
  repair: 'Añadir reparación',
  download: 'Descargar',
  actions: 'Acciones para {phone}',
  state: {
    open: 'Falta la foto',
    waiting: 'En revisión',
    approved: 'Aprobada',
    rejected: 'Rechazada',
  },
  claim: {
    title: 'Pide el pasaporte de un móvil comprado en otro sitio',
    text: 'Si el móvil ya se anunció aquí, puedes continuar su pasaporte. Necesitas tenerlo en la mano: su IMEI y una foto, que revisa el equipo de moderación.',
    form: 'Pedir el pasaporte de un móvil',
    label: 'IMEI',
    help: 'Marca *#06# en el móvil. No guardamos el número completo.',
    required: 'Escribe el IMEI',
    submit: 'Empezar solicitud',
    busy: 'Buscando el pasaporte',
    list: 'Tus solicitudes',
    started: 'Empezada <time></time>',
    reason: 'Motivo: <text></text>',
    addPhoto: 'Añadir la foto',
    photo:
      'Marca *#06# para que el número acabado en {digits} se vea en la pantalla del móvil, y ponlo junto al código. Después envía la solicitud.',
    send: 'Enviar solicitud',
    sending: 'Enviando la solicitud',
    sent: 'Enviada al equipo de moderación',
  },
  form: {
    title: 'Añadir una reparación',
    label: 'Reparación',
    lead: 'Para <phone></phone>. Todo el mundo ve la entrada, marcada como añadida por quien tiene el móvil. Es definitiva: nadie puede cambiarla ni quitarla, ni siquiera nosotros.',
    yourPhone: 'tu móvil',
    what: '¿Qué se reparó?',
    who: '¿Quién lo reparó?',
    when: '¿Cuándo?',
    choose: 'Elige',
    whatRequired: 'Elige qué se reparó',
    whoRequired: 'Elige quién lo reparó',
    whenRequired: 'Elige una fecha',
    submit: 'Añadir para siempre',
    busy: 'Añadiendo la reparación',
    done: 'Reparación añadida',
  },
} satisfies Translation<typeof passports>
