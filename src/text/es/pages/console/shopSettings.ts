import type shopSettings from '../../../en/pages/console/shopSettings.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Lo que guardas aquí se aplica en todas las páginas en un segundo. El registro muestra quién cambió qué.',
  loading: 'ajustes',
  sections: 'Ajustes por tema',
  hasUnsaved: '<hidden>tiene cambios sin guardar</hidden>',
  section: {
    shop: 'Tienda',
    appearance: 'Aspecto',
    contact: 'Contacto',
    trade: 'Comercio',
    tax: 'Impuestos',
    accounts: 'Cuentas',
    backups: 'Copias de seguridad',
    notices: 'Avisos',
  },
  about: {
    shop: 'Su nombre, dónde opera y los idiomas que ofrece.',
    appearance: 'Color, logo e icono de páginas, correos y recibos.',
    contact: 'Cómo contactar con la tienda y quién la gestiona.',
    trade: 'Comisiones, formas de pago y de entrega, cobros y revisión de anuncios.',
    tax: 'IVA de las comisiones que pagan los vendedores.',
    accounts: 'Quién puede crear una cuenta, cómo entra el equipo y cuánto se conservan los datos.',
    backups: 'Cuándo se hacen copias de todos los datos, y dónde.',
    notices: 'Lo que todo el mundo lee arriba en las páginas, y una pausa de la tienda.',
  },
  save: 'Guardar',
  saving: 'Guardando',
  saved: 'Ajustes guardados',
  unchanged: 'No ha cambiado nada',
  unsaved:
    '{count, plural, one {{shown} cambio sin guardar} many {{shown} de cambios sin guardar} other {{shown} cambios sin guardar}}',
  discard: 'Descartar',
  held: 'Lo fija la variable de entorno <code></code>. Quítala allí para cambiarlo aquí.',
  somebody: 'Otra persona',
  otherValue: '<name></name> ha guardado otro valor: <value></value>',
  empty: 'vacío',
  saveAgain: 'Vuelve a guardar para sustituirlo por el tuyo.',
  takeSaved: 'Usar el valor guardado',
  notGiven: 'Sin indicar',
  on: 'Activado',
  off: 'Desactivado',
  pickColor: 'Elegir color',
  unit: { '%': '%', days: 'días', hours: 'horas' },
  contrast: {
    buttonLight: 'Botón, tema claro: {ratio} : 1',
    buttonDark: 'Botón, tema oscuro: {ratio} : 1',
    linkLight: 'Enlace, tema claro: {ratio} : 1',
    linkDark: 'Enlace, tema oscuro: {ratio} : 1',
    tooLow: 'Demasiado bajo',
  },
  check: {
    number: 'Escribe un número',
    color: 'Escribe un color, por ejemplo #cf3a1d',
    contrast: 'El texto blanco no se lee bien sobre este color. Elige uno más oscuro.',
  },
  image: {
    replace: 'Cambiar la imagen',
    choose: 'Elegir imagen',
    tooLarge: 'El archivo pesa demasiado. Como máximo {max} MB.',
    saved: '{label}: guardado',
    removed: '{label}: quitado',
    other: '<name></name> ha guardado otra imagen, que se ve abajo. Esta es la tuya.',
    useMine: 'Usar la mía',
    keep: 'Dejar la guardada',
    remove: {
      logo: 'Quitar logo',
      logoDark: 'Quitar logo del tema oscuro',
      icon: 'Quitar icono',
    },
    light: '{label}, tema claro',
    dark: '{label}, tema oscuro',
  },
  currencyLocked: 'La moneda no se puede cambiar cuando ya se ha publicado un móvil',
  setting: {
    name: {
      label: 'Nombre de la tienda',
      help: 'En la cabecera, los títulos de páginas, los correos, los recibos y los pasaportes.',
    },
    country: {
      label: 'País',
      help: 'Dónde opera la tienda: la primera opción en direcciones, envíos y números de teléfono.',
    },
    currency: {
      label: 'Moneda',
      help: 'Para todos los precios. No se puede cambiar cuando ya se ha publicado un móvil.',
    },
    timeZone: {
      label: 'Zona horaria',
      help: 'Para las horas de correos, recibos e informes de quien no haya elegido la suya.',
    },
    languages: {
      label: 'Idiomas',
      help: 'Quien visita la tienda elige uno en el pie de página. El inglés está siempre. Los textos que escribes tú se ven en todos ellos tal cual.',
    },
    accentColor: { label: 'Color principal', help: 'Para botones y enlaces.' },
    logo: {
      label: 'Logo',
      help: 'En lugar del nombre en la cabecera, los correos, los recibos y las tarjetas que muestran las redes sociales.',
    },
    logoDark: {
      label: 'Logo para el tema oscuro',
      help: 'Sin él, allí el logo va sobre un fondo blanco.',
    },
    icon: {
      label: 'Icono',
      help: 'Cuadrado, para pestañas del navegador y pantallas de inicio. Sin él, se hace a partir del logo.',
    },
    offlinePages: {
      label: 'Páginas sin conexión y notificaciones push',
      help: 'Los navegadores conservan las páginas públicas que se han abierto y muestran notificaciones a quien las activa. Si se desactiva, los navegadores borran las páginas y no se avisa a nadie en un dispositivo.',
    },
    contactEmail: {
      label: 'Correo electrónico',
      help: 'Se muestra en la página de contacto, que también envía allí los mensajes.',
    },
    contactAddress: {
      label: 'Nombre y dirección de quien gestiona la tienda',
      help: 'Se muestra en la página de contacto y en los recibos.',
    },
    socialLinks: {
      label: 'Perfiles en redes sociales',
      help: 'Direcciones que empiezan por https://, en el pie de página.',
    },
    feePercent: {
      label: 'Comisión en porcentaje',
      help: 'Del precio de un móvil que se paga en línea.',
    },
    feeFixed: { label: 'Comisión fija', help: 'Se suma a la anterior por cada móvil.' },
    transferPayee: {
      label: 'Pago por transferencia',
      help: 'Fuera del pago en línea de esta tienda.',
    },
    transferName: {
      label: 'Nombre de esta forma de pago',
      help: 'Si los compradores pagan a la tienda.',
    },
    transferInstructions: {
      label: 'Instrucciones para el comprador',
      help: 'Si los compradores pagan a la tienda: la cuenta a la que hay que pagar.',
    },
    deliveryMethods: {
      label: 'Formas de entrega',
      help: 'Lo que pueden ofrecer los vendedores. Los pedidos existentes conservan la forma con la que se reservaron.',
    },
    newSellerPayoutDays: {
      label: 'Espera del cobro para vendedores nuevos',
      help: 'Después de la entrega, en las primeras ventas de un vendedor.',
    },
    payoutChangeHours: {
      label: 'Espera del cobro tras cambiar la cuenta bancaria',
      help: 'Tiempo para darse cuenta de que la cambió otra persona.',
    },
    moderation: {
      label: 'Revisión de anuncios nuevos',
      help: 'Las reglas de riesgo pueden parar un anuncio en los dos casos.',
    },
    chargesVat: {
      label: 'IVA en las comisiones',
      help: 'Las comisiones no cambian: entonces incluyen el IVA, que muestran los extractos y recibos de los vendedores.',
    },
    vatPercent: {
      label: 'Tipo de IVA',
      help: 'Para las comisiones que se cobren desde ahora. Las anteriores conservan su tipo.',
    },
    vatNumber: {
      label: 'Número de IVA de la tienda',
      help: 'Con su código de país, como DE136695976. Un vendedor profesional con número de IVA de otro país de la UE paga entonces sus comisiones sin IVA (inversión del sujeto pasivo).',
    },
    registration: {
      label: 'Cuentas nuevas',
      help: 'Quien ya tiene una cuenta siempre puede entrar.',
    },
    staffSecondFactorDays: {
      label: 'Plazo del equipo para activar la verificación en dos pasos',
      help: 'Después, sin ella no tienen acceso a las páginas del equipo.',
    },
    smsDailyLimit: {
      label: 'SMS al día',
      help: 'Los que esta tienda envía como máximo para confirmar números de teléfono.',
    },
    smsCountries: {
      label: 'Países de los números de teléfono',
      help: 'Códigos de dos letras, como US. Si no se indica ninguno, se pueden confirmar números de todos los países.',
    },
    eventKeepDays: {
      label: 'Días que se conservan los eventos',
      help: 'Salvo los de los pedidos, que se quedan.',
    },
    mailKeepDays: {
      label: 'Días que figuran los correos enviados',
      help: 'Sin su texto, que se borra al enviarlos.',
    },
    backupTarget: {
      label: 'Copias de seguridad programadas',
      help: 'Cada copia es un archivo en la carpeta “backups”, con la base de datos, las fotos y las claves. Lleva las copias del servidor a otra máquina: si falla su disco, se pierden.',
    },
    backupTime: {
      label: 'Hora',
      help: 'Para una copia al día, en la zona horaria de la tienda. Déjala vacía para fijar las horas entre copias.',
    },
    backupEveryHours: {
      label: 'Horas entre copias',
      help: 'Se usa si no hay una hora fijada.',
    },
    backupKeep: {
      label: 'Copias que se conservan',
      help: 'Las más antiguas se borran después de cada copia programada.',
    },
    announcement: {
      label: 'Comunicado',
      help: 'Se muestra arriba en todas las páginas. Las direcciones web se convierten en enlaces.',
    },
    maintenance: {
      label: 'Modo de mantenimiento',
      help: 'Solo el equipo puede usar la tienda.',
    },
    maintenanceText: {
      label: 'Aviso de mantenimiento',
      help: 'Lo que leen los visitantes mientras tanto. Las direcciones web se convierten en enlaces.',
    },
  },
  option: {
    transferPayee: {
      off: 'No se ofrece',
      seller: 'Los compradores pagan al vendedor',
      shop: 'Los compradores pagan a la tienda',
    },
    deliveryMethods: {
      both: 'En mano y envío',
      pick_up: 'Solo en mano',
      shipping: 'Solo envío',
    },
    moderation: { post: 'Después de publicarlos', pre: 'Antes de publicarlos' },
    registration: {
      open: 'Cualquiera puede crear una cuenta',
      invitation: 'Solo con invitación',
      closed: 'Nadie puede crear una cuenta',
    },
    backupTarget: {
      off: 'Desactivado',
      folder: 'En este servidor, en su carpeta de datos',
      bucket: 'En el bucket de S3',
    },
  },
} satisfies Translation<typeof shopSettings>
