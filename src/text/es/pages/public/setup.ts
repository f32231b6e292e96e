import type setup from '../../../en/pages/public/setup.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Configura tu tienda',
  lead: 'Cuatro pasos cortos. Después puedes cambiarlo todo, menos la moneda cuando ya haya móviles publicados.',
  languages: 'Idioma de esta página',
  demo: {
    label: 'Esto sustituye la demo',
    replaced: 'Tu tienda ocupa el lugar de esta demo.',
    deleted:
      'Se eliminan los móviles, las personas, los pedidos, las fotos y los correos de la demo, y todo lo que has probado en ella. Sus cuentas dejan de funcionar.',
    catalog:
      'El catálogo de modelos se conserva. Hasta que pulses el botón del final, no cambia nada.',
  },
  link: {
    wrong: {
      title: 'Este enlace no abre la configuración',
      about:
        'Una tienda nueva muestra un enlace al arrancar. Sirve una vez, durante un día, y solo funciona el más reciente.',
      again:
        'Si gestionas esta tienda: reiníciala, o ejecuta <command></command> en su equipo, y abre el enlace que aparece.',
    },
    demo: {
      title: 'Este enlace no abre una tienda propia',
      about:
        'Si gestionas esta demo: al arrancar muestra un enlace con el que tu propia tienda ocupa su lugar. Sirve una vez, durante un día, y solo funciona el más reciente. <command></command> muestra uno nuevo.',
      stays:
        'Una demo con DATABASE_URL, con fotos en un bucket o con DEMO=1 sigue siendo una demo. Para una tienda propia, arranca el servidor con DEMO=0, un DATA_DIR vacío y, si los usas, una base de datos y un bucket vacíos.',
    },
    used: {
      title: 'Esta tienda ya está configurada',
      about:
        'Ya tiene admin, así que el enlace ha dejado de funcionar. Si alguien se te ha adelantado, pídele acceso.',
      login: 'Entrar',
    },
    home: 'Ir a la página de inicio',
  },
  account: {
    step: 'Tu cuenta',
    about:
      'Serás admin. Los admins gestionan la tienda; para vender móviles, crea más adelante otra cuenta.',
    name: 'Tu nombre',
    passwordHelp:
      'Los admins también necesitan una llave de acceso o una app de autenticación. Puedes añadirla después.',
  },
  shop: {
    step: 'Tu tienda',
    name: 'Nombre de la tienda',
    nameHelp: 'En todas las páginas, correos y recibos.',
    nameMissing: 'Escribe el nombre de tu tienda',
    color: 'Color principal',
    colorHelp: 'Para botones y enlaces.',
    country: 'País',
    chooseCountry: 'Elige un país',
    currency: 'Moneda',
    currencyHelp: 'Para todos los precios. No se puede cambiar cuando ya se ha publicado un móvil.',
    languages: 'Idiomas',
    languagesHelp: 'Cada visitante elige uno. Lo que tú escribas se muestra en todos tal cual.',
  },
  heldBy: 'Lo fija la variable de entorno {variable}.',
  mail: {
    step: 'Correo',
    addressFirst: 'Escribe antes tu correo electrónico en el paso 1.',
    accepted:
      '{server} ha aceptado un correo para {address}. Mira en tu bandeja de entrada y en el correo no deseado.',
    none: 'No hay ningún servidor de correo.',
    noneHelp:
      'Mientras no lo haya, nadie recibe códigos, correos de pedidos ni enlaces para cambiar la contraseña. Define SMTP_URL y MAIL_FROM donde funciona la tienda y reiníciala. Puede esperar: lo encontrarás en tu lista de tareas.',
    sentBy: 'Los correos se envían desde <server></server> como <from></from>.',
    test: 'Enviar un correo de prueba',
    sending: 'Enviando',
  },
  trade: {
    step: 'Pago y entrega',
    delivery: 'Formas de entrega',
    deliveryHelp: 'Lo que pueden ofrecer los vendedores. Puedes cambiarlo cuando quieras.',
    deliveryOption: { both: 'En mano y envío', pick_up: 'Solo en mano', shipping: 'Solo envío' },
    inPerson:
      '<b>En persona:</b> siempre es posible. Comprador y vendedor se encuentran, y un código cierra la venta.',
    cardOn: '<b>Con tarjeta:</b> activado. Stripe está conectado.',
    cardOff:
      '<b>Con tarjeta:</b> desactivado. Necesita una cuenta de Stripe: define STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY y STRIPE_WEBHOOK_SECRET y reinicia la tienda. Puede esperar.',
    transfer: 'Por transferencia',
    payee: {
      seller: {
        label: 'Al vendedor',
        help: 'Los vendedores que indican su cuenta cobran directamente.',
      },
      shop: { label: 'A la tienda', help: 'Recibes el dinero y pagas a los vendedores.' },
      off: { label: 'No se ofrece', help: 'Los compradores usan las otras formas de pago.' },
    },
    instructions: 'Instrucciones para el comprador',
    instructionsHelp: 'La cuenta a la que hay que pagar, con todo lo que el comprador necesita.',
    instructionsMissing: 'Escribe la cuenta a la que hay que pagar',
  },
  submit: 'Configurar la tienda',
  replace: 'Eliminar la demo y abrir mi tienda',
  busy: 'Configurando tu tienda',
} satisfies Translation<typeof setup>
