import type payment from '../../en/parts/payment.ts'
import type { Translation } from '../../translation.ts'

export default {
  form: 'Forma de pago',
  question: '¿Cómo quieres pagar?',
  online: {
    label: 'Pagar en línea ahora',
    demo: 'Usa una tarjeta de demo: no se cobra dinero real.',
    help: 'Guardamos tu dinero hasta que tengas el móvil. Tienes {count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}} para pagar.',
    hold: 'Si sales sin pagar, el móvil sigue reservado para ti hasta el <time></time>.',
    go: 'Continuar al pago',
  },
  transfer: {
    label: 'Pagar por transferencia',
    help: 'Pagas a <name></name> fuera de esta tienda, por ejemplo con una transferencia bancaria, y nosotros no guardamos tu dinero.',
    before: 'Envíala antes del <time></time>.',
    go: 'Ver datos de pago',
  },
  meet_up: {
    label: 'Pagar en el encuentro',
    help: 'Prueba el móvil, paga al vendedor y dale tu código.',
    go: 'Pagar en el encuentro',
  },
  busy: 'Continuando',
} satisfies Translation<typeof payment>
