import type sellerTerms from '../../../en/server/shop/seller-terms.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: 'Lo que aceptas cuando vendes aquí.',
  body: `## Qué puedes vender

- Móviles que sean tuyos, o que su dueño te haya pedido vender.
- Ningún móvil robado, perdido o bloqueado, ninguna falsificación y nada que todavía pertenezca a una financiera o a la empresa donde trabajas.
- Solo móviles: ni servicios, ni cuentas, ni otros productos.

## Cómo lo describes

- Usa fotos del propio móvil, no imágenes de otro sitio.
- Di todos los defectos que conozcas y responde con la verdad a las preguntas sobre su estado.
- Cierra la sesión de todas las cuentas y borra el móvil antes de entregarlo.
- Publica cada móvil una sola vez.

## Cuando alguien lo reserva

- La reserva guarda el móvil al precio que pusiste o aceptaste.
- {hand_over_order} dentro del plazo que dice el pedido. Si no puedes, cancela y di por qué; el comprador recupera lo que pagó.
- No pidas al comprador que pague más, ni de otra forma que la que dice el pedido.
- Usa el nombre y la dirección del comprador solo para esta venta, y no se los des a nadie más que al transportista.

## Si algo va mal

Si el comprador avisa de que el móvil no ha llegado o no coincide con la descripción, {dispute_until}. Responde dentro del plazo que dice el pedido. Los derechos que la ley da a los compradores se aplican además de estas condiciones.

## Cuánto cuesta

Publicar y destacar es gratis. Si esta tienda se queda con una comisión de una venta, el pedido la muestra desde que se reserva el móvil, y después no cambia.

## Tu parte

La venta es un contrato entre tú y el comprador; esta tienda no es parte de él. Tú declaras tus ingresos y pagas tus impuestos. Los admins pueden eliminar un anuncio o cerrar una cuenta que incumpla estas condiciones, y te dirán por qué. Puedes dejarlo cuando quieras: retira tus móviles, termina las ventas abiertas y vuelve a “Comprador” en tus {settings}.`,
  settings: 'ajustes',
  handOver: { meet: 'Entrégalo', ship: 'Envíalo', both: 'Entrégalo o envíalo' },
  dispute: {
    held: 'el dinero que guardamos sigue guardado hasta que las dos partes lleguen a un acuerdo o decida un admin ajeno al pedido',
    open: 'la venta sigue abierta hasta que las dos partes lleguen a un acuerdo o decida un admin ajeno al pedido',
  },
} satisfies Translation<typeof sellerTerms>
