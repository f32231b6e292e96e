import type home from '../../en/pages/home.ts'
import type { Translation } from '../../translation.ts'

export default {
  pageTitle: 'Inicio',
  description:
    'Compra y vende móviles de segunda mano: estado sin sorpresas, precios claros y tiempo para comprobar el móvil antes de cerrar la compra.',
  sharedTitle: '{shop}: móviles de segunda mano sin sorpresas y con precios claros',
  slides: {
    label: 'Lo que ofrece esta tienda',
    find: 'Encuentra un móvil',
    findAction: 'Ver todos los móviles',
    meet: 'Encuentro seguro',
    meetAction: 'Cómo es un encuentro',
    buy: 'Compra segura',
    buyAction: 'Cómo se compra',
    sell: 'Vende el tuyo',
    sellAction: 'Vender un móvil',
  },
  carousel: {
    track: '{label}, diapositivas',
    slide: '{number} de {total}: {label}',
    show: 'Diapositiva {number}: {label}',
    previous: 'Diapositiva anterior',
    next: 'Diapositiva siguiente',
    pause: 'Pausar diapositivas',
    play: 'Reproducir diapositivas',
  },
  deals: {
    title: 'Los mejores precios',
    lead: 'Por debajo de lo que se paga por el mismo móvil, o de lo que estimamos.',
  },
  drops: {
    title: 'Han bajado de precio',
    lead: 'Rebajados en los últimos 30 días por quien los vende.',
  },
  newest: 'Recién publicados',
  allPhones: 'Todos los móviles',
  brands: 'Explorar por marca',
  adverts: {
    title: 'Anuncios destacados',
    lead: 'Destacados por quienes los venden.',
    none: 'No hay anuncios destacados',
    noneText: 'Quien vende puede destacar un móvil desde “Mis anuncios”.',
    all: 'Ver todos los móviles',
    more: 'Ver más móviles destacados',
    loading: 'Cargando más móviles',
    retry: 'Reintentar',
  },
  about: {
    browse: 'Ver los móviles',
    safely: 'Cómo comprar y vender con seguridad',
    more: 'Más sobre nosotros',
  },
  demo: {
    label: 'Demo',
    text: 'Esto es una demo. Entra como admin:',
    email: 'correo electrónico',
    password: 'contraseña',
  },
  opening: {
    label: 'Abre pronto',
    title: 'Esta tienda aún no ha abierto.',
    text: 'Todavía se está preparando. Vuelve un poco más tarde.',
  },
  steps: {
    title: 'Cómo funciona',
    help: 'Más sobre comprar y vender',
    buy: {
      title: 'Comprar',
      find: 'Encuentra un móvil',
      findText: 'Compara grado, antigüedad y precio, y mira por cuánto se vendieron otros iguales.',
      book: 'Resérvalo',
      bookText:
        'El móvil queda reservado para ti {hours, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}. Reservar no cuesta nada.',
      check: 'Compruébalo',
      checkText:
        '{delivery, select, pick_up {Reúnete con quien lo vende en un lugar público y pruébalo todo.} shipping {Te lo envían y tienes tiempo para probarlo todo.} other {Reúnete con quien lo vende o pide que te lo envíe, y pruébalo todo.}}',
      done: 'Cierra la compra',
      doneText:
        '{delivery, select, pick_up {¿Todo como en el anuncio? Dale tu código al vendedor.} shipping {¿Todo como en el anuncio? Confírmalo en tu pedido.} other {¿Todo como en el anuncio? Dale tu código al vendedor o confírmalo en tu pedido.}}',
    },
    sell: {
      title: 'Vender',
      photo: 'Haz una foto',
      photoText: 'Basta una foto nítida con luz natural y decir la verdad sobre su estado.',
      price: 'Pon tu precio',
      priceText: 'Verás por cuánto se vendieron otros iguales. Publicar es gratis.',
      handOver: '{delivery, select, shipping {Envíalo} other {Entrégalo}}',
      handOverText:
        '{delivery, select, pick_up {Acuerda una hora y un lugar público.} shipping {Embálalo bien y añade el número de seguimiento.} other {Entrégalo en persona o envíalo con número de seguimiento.}}',
      paid: 'Recibe el dinero',
      paidText:
        '{delivery, select, pick_up {El código del comprador cierra la venta.} shipping {La venta se cierra cuando el comprador ha comprobado el móvil.} other {La venta se cierra con el código del comprador, o cuando ha comprobado el móvil que le enviaste.}}',
    },
  },
} satisfies Translation<typeof home>
