import type editor from '../../../en/server/shop/editor.ts'
import type { Translation } from '../../../translation.ts'

export default {
  placeholder: {
    shop_name: 'El nombre de la tienda',
    shop_address: 'La dirección de esta web',
    contact_email: 'El correo para preguntas',
    postal_address: 'La dirección postal',
    contact_details:
      'Un enlace a la página de contacto, con el correo y la dirección postal si los hay',
    currency: 'La moneda de todos los precios, como EUR',
    fee: 'Lo que se queda la tienda de una venta pagada en línea, en una frase',
    costs: 'Lo que cuesta publicar, reservar y vender, en frases',
    payment_methods: 'Una lista de las formas de pago de la tienda',
    other_payments: 'Formas de pagar que no son en un encuentro, en frases',
    delivery_choice: 'Cómo eligen los compradores la entrega y el pago, en una frase',
    money_until_inspection:
      'Dónde está el dinero mientras el comprador revisa un móvil enviado, en frases',
    money_in_disputes: 'Qué pasa con el dinero si un móvil no es como se describe, en frases',
    dispute_until:
      'Lo que un problema comunicado deja en espera hasta resolverse, para una frase a los vendedores',
    when_to_pay: 'Cuándo paga un comprador, en una frase',
    completion: 'Cómo se completa una venta, en una frase',
    completion_steps: 'Cómo completa un comprador una venta, como pasos 4 y 5 de una lista',
    checks_title: 'Cuándo revisa un comprador un móvil, como título',
    meeting_advice:
      'Dónde encontrarse, como punto de una lista, si la tienda ofrece entrega en mano',
    code_advice:
      'Cuándo dar el código de entrega, como punto de una lista, si la tienda ofrece entrega en mano',
    code_question:
      'Qué hacer si el código de entrega no funciona, si la tienda ofrece entrega en mano',
    code_reason: 'Qué protege al comprador en la entrega de un móvil, con título',
    refusing: 'Cómo rechaza un comprador un móvil que no es como se describe, en frases',
    hand_over: 'Qué hace un vendedor con un móvil reservado, para una frase',
    hand_over_order:
      'Qué tiene que hacer un vendedor con un móvil reservado, para empezar una frase',
    safe_title: 'Cuándo paga un comprador, como título',
    shipped_check: 'Cuánto tiempo se puede revisar un móvil enviado, si la tienda ofrece envío',
    phone_checks:
      'Cómo revisan los compradores un móvil y qué hacen si no es como se describe, como puntos de una lista',
    buyer_costs: 'Lo que paga un comprador, en una frase',
    hold_time: 'Cuánto tiempo queda reservado un móvil',
    inspection_time: 'Cuánto tiempo tienen los compradores para revisar un móvil enviado',
    dispute_time: 'Cuánto tiempo tiene la otra parte para responder a una disputa',
    rating_time: 'Hasta cuánto después de una venta se puede valorar',
    grades: 'Una tabla de los grados, con imágenes y lo que significan',
    trackers: 'Si hay rastreadores, redes publicitarias e imágenes de otras webs',
    services: 'Una lista de los servicios ajenos que reciben datos de personas, según los ajustes',
    retention: 'Una tabla de los datos que se guardan, por qué y cuánto tiempo',
    cookies: 'Una tabla de las cookies y de lo demás que se guarda en el navegador',
  },
  problem: {
    blank: 'completa {text}',
    unknown: 'no existe el marcador {text}',
    no_value: 'el ajuste está vacío para {text}',
    inLine: 'línea {line}: {what}',
    more: 'y {count} más',
  },
} satisfies Translation<typeof editor>
