import type cases from '../../../en/pages/console/cases.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Primero van las disputas que solo un admin puede resolver. Las dos partes pueden leer tu motivo.',
  caption: 'disputas',
  empty: 'No hay disputas abiertas',
  emptyText:
    'Aquí aparecen los problemas de los que se avisa, con lo que dice cada parte. Las disputas de tus propios pedidos van a otro admin.',
  list: 'Disputas abiertas',
  sale: '{reason} · {price} · {buyer} compró a {seller}',
  refundsOn: 'Se reembolsa automáticamente el <time></time>',
  why: {
    stuck: 'Devolución errónea o no recibida',
    late: 'El vendedor no respondió a tiempo',
    answered: 'Las dos partes han respondido',
    noRefund: 'Sin reembolso automático',
  },
  claim: 'Reclamación de garantía',
  questions: 'Preguntas de los admins',
  snapshot: 'El anuncio cuando reservó {buyer}',
  proposals: 'Propuestas',
  viewOrder: 'Ver pedido',
  statements: 'Lo que dice {name}',
  noStatements: '{name} todavía no ha escrito nada.',
  check: 'La comprobación del comprador',
  noCheck: 'El comprador todavía no ha comprobado el móvil.',
  messages: 'Mensajes entre comprador y vendedor',
  messagesText: 'Si los lees, queda en el registro.',
  read: 'Leer mensajes',
  noMessages: 'No se han escrito mensajes.',
  loading: 'Cargando',
  decision: {
    outcome: 'Resultado',
    outcomeRequired: 'Elige un resultado',
    reason: 'Motivo',
    reasonHelp: 'Las dos partes pueden leerlo. Explica en qué se basa la decisión.',
    reasonTooShort: 'Escribe un motivo de al menos {min} caracteres',
    confirm: '{outcome} Avisaremos a las dos partes, que verán tu motivo.',
    submit: 'Decidir',
    busy: 'Decidiendo',
    done: 'Decisión guardada. Hemos avisado a las dos partes',
  },
} satisfies Translation<typeof cases>
