import type booking from '../../../en/pages/orders/booking.ts'
import type { Translation } from '../../../translation.ts'
import checkout from '../../parts/checkout.ts'
import payment from '../../parts/payment.ts'

export default {
  checkout,
  payment,
  form: 'Entrega',
  question: '¿Cómo quieres recibir tu móvil?',
  required: 'Elige entrega en mano o envío',
  pickUp: {
    label: 'En mano',
    help: 'Te reúnes con <name></name> y pruebas el móvil.',
    helpPaid: 'Te reúnes con <name></name> y pruebas el móvil antes de que se libere tu pago.',
    only: '<name></name> te entrega el móvil en mano.',
    notShipped: 'No se puede enviar, porque aquí no hay forma de pagarlo antes del envío.',
  },
  shipping: {
    label: 'Por envío',
    help: 'Pagas antes del envío y tienes {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}} para comprobarlo.',
    only: '<name></name> envía este móvil. No se entrega en mano.',
    notPayable:
      'Este móvil solo se envía, y aquí no hay forma de pagarlo antes del envío. Escribe al vendedor o cancela.',
  },
  privacy:
    '{name} verá tu dirección cuando hayas pagado. La borramos {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}} después de que termine el pedido.',
  saved: 'Direcciones guardadas',
  save: 'Guardar esta dirección para otros pedidos',
  notSaved: 'No se ha podido guardar la dirección para otros pedidos.',
  cost: {
    none: '<name></name> no envía a {place}.',
    free: 'El envío a {place} es gratis',
    amount: 'El envío a {place} cuesta {amount}',
    total: 'En total pagas {amount}.',
    handling:
      'Se envía como muy tarde {count, plural, one {{shown} día laborable} many {{shown} de días laborables} other {{shown} días laborables}} después del pago.',
  },
  shipHere: 'Enviar a esta dirección',
  go: 'Continuar',
  busy: 'Guardando',
} satisfies Translation<typeof booking>
