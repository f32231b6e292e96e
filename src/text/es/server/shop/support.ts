import type support from '../../../en/server/shop/support.ts'
import type { Translation } from '../../../translation.ts'
import facts from '../../pages/phone/facts.ts'
import search from '../../pages/search.ts'

export default {
  title: 'Ayuda',
  description: 'Cómo se compra y se vende aquí, y cómo hacerlo con seguridad.',
  body: `## Comprar, paso a paso

1. Entra en tu cuenta y elige “Reservar” en el móvil que quieres.
2. El móvil queda guardado para ti {hold_time}. En {orders} ves qué hacer después.
3. {delivery_choice}
{completion_steps}

## {checks_title}

{meeting_advice}
- Marca \`*#06#\` y compara el IMEI de la pantalla con el de la caja o el de los ajustes.
- Asegúrate de que el móvil no tiene ninguna sesión abierta: ni cuenta de Apple o Google, ni bloqueo de pantalla, restablecido a su pantalla de inicio.
- Haz una llamada, haz una foto con cada cámara, conéctate al wifi, enchufa el cargador.
- Mira la salud de la batería en los ajustes, y la pantalla con una imagen blanca y otra negra.
{code_advice}

## Vender, paso a paso

1. Haz una copia de seguridad del móvil, cierra la sesión de sus cuentas, saca la SIM y restablécelo.
2. {add}: una foto nítida con luz natural, su estado real y un precio.
3. Destácalo si lo quieres en la página de inicio.
4. Cuando alguien lo reserve, el pedido dice qué hacer: {hand_over}.

## Qué significan los grados

{grades}

## Preguntas

### ¿Qué pasa cuando se acaba el plazo de {hold_time}?

La reserva termina sola y el móvil vuelve a estar a la venta. No se te cobra nada. Si el móvil sigue disponible, puedes volver a reservarlo.

{code_question}

### El móvil no es como decía el anuncio. ¿Tengo que comprarlo?

No. {refusing} {money_in_disputes}

### ¿Puedo comprar y vender?

Sí, con una sola cuenta. Elige “Vender un móvil” y acepta las condiciones de venta: pasas al rol “Vendedor” y puedes seguir reservando, pagando y haciendo ofertas, pero no con tus propios móviles. Tus pedidos y favoritos se conservan. Para dejar de vender, retira tus móviles y vuelve a “Comprador” en tus ajustes.

### He entrado con Google. ¿Qué rol tengo?

“Comprador”. Para vender también, elige “Vender un móvil” y acepta las condiciones de venta. Tu nombre nos lo da Google; nunca vemos tu contraseña de Google.`,
  links: { orders: 'Mis compras', add: 'Publica el anuncio' },
  choice: {
    meet: 'Acuerda con el vendedor una hora y un lugar público, y elige cómo pagar.',
    ship: 'Escribe tu dirección y elige cómo pagar.',
    meetOrOnline: 'Elige reunirte con el vendedor, o pagar en línea y que te lo envíe.',
    any: 'Elige cómo lo recibes y cómo pagas, entre lo que ofrece el vendedor.',
  },
  steps: {
    meet: 'En un encuentro: comprueba el móvil, paga y dale tu código al vendedor. Con eso se cierra la compra.',
    ship: 'Si se envía: márcalo como recibido y compruébalo en un plazo de {count, plural, one {un día} =2 {dos días} =3 {tres días} many {{shown} de días} other {{shown} días}}. Después confírmalo o avisa de un problema.',
  },
  held: {
    online: 'Lo que pagaste en línea se guarda hasta entonces.',
    shop: 'Lo que pagaste por transferencia ya está en la tienda.',
    seller: 'Lo que pagaste por transferencia ya lo tiene el vendedor.',
  },
  checks: {
    meet: 'Qué comprobar en el encuentro',
    ship: 'Qué comprobar cuando llegue',
  },
  meeting: '- Reúnete de día en un lugar público con wifi, y lleva tu tarjeta SIM.',
  code: '- No des tu código hasta que el móvil te convenza.',
  codeQuestion: `### El vendedor tiene mi código pero no pasa nada. ¿Y ahora?

El vendedor abre su panel, abre la venta y escribe el código. Mira “Mis compras” junto con el vendedor: cuando el código se acepta, el pedido dice “Completado”. Si no, vuelve a decirle el código; los seis dígitos tienen que coincidir.`,
  refusing: {
    meet: 'En un encuentro, no pagues ni des tu código: cancela la reserva en “Mis compras” y denuncia el anuncio.',
    ship: 'Si se envió, avisa del problema en la página del pedido en un plazo de {count, plural, one {un día} =2 {dos días} =3 {tres días} many {{shown} de días} other {{shown} días}}.',
  },
  disputed: {
    online:
      'Lo que pagaste en línea se guarda hasta que las dos partes lleguen a un acuerdo o decida un admin.',
    inPerson:
      'Allí llegas a un acuerdo con el vendedor, o decide un admin. El dinero que pagaste en persona o por transferencia te lo tiene que devolver el vendedor.',
    transfer:
      'Allí llegas a un acuerdo con el vendedor, o decide un admin. El dinero que pagaste por transferencia te lo tiene que devolver el vendedor.',
  },
  handOver: {
    meet: 'acordar un lugar y escribir el código del comprador',
    ship: 'enviarlo con número de seguimiento',
    both: 'acordar un lugar y escribir el código del comprador, o enviarlo con número de seguimiento',
  },
  grade: {
    title: 'Grado',
    meaning: 'Qué significa',
    name: facts.grade,
    means: facts.gradeMeaning,
    picture: search.gradeExample,
  },
} satisfies Translation<typeof support>
