import type content from '../../../en/server/shop/content.ts'
import type { Translation } from '../../../translation.ts'

export default {
  find: {
    title: 'Un buen móvil no tiene por qué ser nuevo',
    body: 'Compara móviles de segunda mano por grado, antigüedad y precio. Lo importante primero, junto con lo que te ahorras.',
  },
  safe: {
    body: 'Una reserva te guarda el móvil {hold_time} y no cuesta nada. {when_to_pay}',
  },
  sell: {
    title: 'Convierte tu viejo móvil en dinero',
    body: 'Una foto, un nombre y un precio bastan para publicarlo. Tú eliges a quién se lo vendes.',
  },
  reasons: {
    title: 'Por qué es seguro',
    body: `## Lo importante primero

Cada anuncio muestra primero el grado, la antigüedad, el lugar y el vendedor.

## Un móvil, un comprador

Un móvil reservado no se puede volver a reservar. Si no se paga en {hold_time}, vuelve a estar disponible.

{code_reason}

## Leemos todas las denuncias

Cualquiera que haya entrado en su cuenta puede denunciar un anuncio. Nuestro equipo lee todas las denuncias y elimina los anuncios indebidos.`,
  },
  about: {
    title: 'Sobre {shop_name}',
    body: 'La mayoría de los móviles acaban en un cajón cuando aún funcionan bien. {shop_name} les da otra vida: pasan de quien ya no lo necesita a quien sí, a un precio que a las dos partes les parece justo.',
  },
  sellerTerms: 'Condiciones de venta',
  hours: '{shown} {count, plural, one {hora} many {de horas} other {horas}}',
  safeTitle: {
    meet: 'Lo ves primero, pagas en el encuentro',
    ship: 'Reservado para ti, comprobado por ti',
  },
  whenToPay: {
    meet: 'Paga cuando hayas visto el móvil y dale tu código al vendedor.',
    meetOrOnline:
      'Paga en el encuentro o en línea: el vendedor recibe el dinero cuando tienes el móvil.',
    online: 'Paga en línea: el vendedor recibe el dinero cuando tienes el móvil.',
    before: 'Pagas antes de que el vendedor lo envíe.',
  },
  codeReason: {
    meet: `## Tu código cierra la compra

Con la reserva recibes un código de un solo uso. Dalo solo cuando el móvil te convenza.`,
    ship: `## Tiempo para comprobarlo

Tienes {count, plural, one {un día} =2 {dos días} =3 {tres días} many {{shown} de días} other {{shown} días}} para comprobar un móvil después de que llegue, y puedes avisar de un problema en el pedido.`,
  },
} satisfies Translation<typeof content>
