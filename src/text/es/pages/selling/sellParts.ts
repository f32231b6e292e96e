import type sellParts from '../../../en/pages/selling/sellParts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  band: {
    fair: '{range} es un precio justo',
    use: 'Poner {price}',
    grade: 'grado {grade}',
    anyGrade: 'cualquier grado',
    half: 'La mitad se vende por {price} o más',
    great: 'Buen precio: seguramente se venda rápido',
    fairPrice: 'Un precio justo',
    high: 'Alto: puede tardar más en venderse',
    estimate:
      'Estimado según lo que los móviles suelen perder de valor: aquí se han vendido muy pocos.',
    sales:
      'A partir de {count, plural, one {{shown} venta} many {{shown} de ventas} other {{shown} ventas}}.',
    salesDuring:
      'A partir de {count, plural, one {{shown} venta} many {{shown} de ventas} other {{shown} ventas}}, {month}.',
    salesPeriod:
      'A partir de {count, plural, one {{shown} venta} many {{shown} de ventas} other {{shown} ventas}}, de {from} a {to}.',
  },
  photo: {
    title: 'Foto {number} de {count}',
    remove: 'Quitar',
    done: 'Listo',
    earlier: 'Mover antes',
    later: 'Mover después',
    rotate: 'Girar',
    makeCover: 'Usar de portada',
    isCover: 'Esta es la portada',
    position: 'Posición {number} de {count}',
    description: 'Descripción de la foto',
    descriptionHelp: 'Se lee en voz alta a quien usa un lector de pantalla.',
    phone: 'móvil',
    side: {
      front: 'Parte delantera',
      back: 'Parte trasera',
      screen: 'Pantalla encendida',
      edge: 'Borde',
      mark: 'Una marca',
      included: 'Lo que incluye',
    },
    text: {
      front: 'Parte delantera: {phone}',
      back: 'Parte trasera: {phone}',
      screen: 'Pantalla encendida: {phone}',
      edge: 'Borde: {phone}',
      mark: 'Una marca: {phone}',
      included: 'Lo que incluye: {phone}',
    },
  },
  shipping: {
    to: 'Enviar a',
    toNumber: 'Enviar a ({number})',
    choose: 'Elige un país o una región',
    regions: 'Regiones',
    countries: 'Países',
    price: 'Precio del envío',
    priceNumber: 'Precio del envío ({number})',
    free: '0 es gratis',
    isFree: 'Envío gratis.',
    remove: 'Quitar el precio de envío {number}',
    add: 'Añadir país o región',
    days: 'Días laborables hasta que lo envías',
    carrier: 'Transportista',
    carrierExample: 'DHL, con seguimiento',
    invalid: 'Escribe un precio válido',
    tooHigh: 'Este importe es demasiado alto',
    unclear: '¿Querías decir {first} o {second}?',
  },
  preview: {
    title: 'Así lo ven los compradores',
    close: 'Cerrar',
    yourPhone: 'Tu móvil',
    card: 'Entre otros móviles',
    page: 'En su propia página',
  },
  drafts: {
    one: 'Continúa tu borrador',
    several: 'Continúa un borrador',
    showAll: 'Ver los {shown}',
    startOver: 'Empezar de nuevo',
    unnamed: 'Móvil sin nombre',
    continue: 'Continuar con {name}',
    delete: 'Eliminar el borrador: {name}',
    justNow: 'Guardado ahora mismo',
    minutes:
      'Guardado hace {count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}}',
    hours:
      'Guardado hace {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}',
    days: 'Guardado hace {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}}',
    changed: 'El borrador se cambió en otro sitio',
    changedText:
      'Este borrador se cambió en otra pestaña o en otro dispositivo. No se ha perdido nada. Elige con qué versión continúas.',
    useOther: 'Usar la otra',
    keepThis: 'Seguir con esta',
    deleted: 'Borrador eliminado',
    deletedText:
      'Este borrador se publicó o se eliminó en otro sitio. Míralo en <link>Mis anuncios</link>. Puedes guardar este texto como borrador nuevo.',
    keepAsNew: 'Guardar como borrador nuevo',
    restored: 'Borrador recuperado',
    restoredText: 'Hemos recuperado tu borrador.',
  },
  edit: {
    asNew: 'Publicar como anuncio nuevo',
    changed:
      'Este anuncio se cambió en otra pestaña o lo cambió otra persona. Vuelve a guardar para sustituirlo por lo que hay aquí. Lo que cambió:',
    offers:
      '{count, plural, one {Hay {shown} oferta abierta por este móvil: al guardar se cierra y se avisa} many {Hay {shown} de ofertas abiertas por este móvil: al guardar se cierran y se avisa} other {Hay {shown} ofertas abiertas por este móvil: al guardar se cierran y se avisa}} a las dos partes, salvo que solo cambies el precio o mejores el anuncio con fotos o mejores condiciones.',
    unsaved: 'Cambiado, sin guardar todavía',
    unchanged: 'Todavía no hay cambios',
    status: 'Estado del anuncio',
    restored: 'Cambios recuperados',
    restoredText: 'Hemos recuperado los cambios que no habías guardado.',
    undo: 'Deshacer los cambios',
    booked:
      'Alguien ha reservado este móvil: el modelo, el almacenamiento, el grado y las fotos no pueden cambiar hasta que termine el pedido.',
    changesRequested:
      'El equipo de moderación pidió cambios: {reason}. Guarda para volver a enviarlo.',
    changesRequestedAll:
      'El equipo de moderación pidió cambios: revisa otra vez todos los campos. Guarda para volver a enviarlo.',
    inReview: 'El equipo de moderación revisa este anuncio antes de que lo vean los compradores.',
    changeWaits:
      'Tu último cambio está pendiente de revisión. Los compradores ven la versión aprobada. Si vuelves a guardar, la versión nueva lo sustituye.',
    changeRefused: 'Tu último cambio se rechazó: {reason}',
  },
} satisfies Translation<typeof sellParts>
