import type signup from '../../en/pages/signup.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Crear cuenta',
  description: 'Crea una cuenta para comprar o vender móviles.',
  lead: 'Una cuenta gratis para comprar y vender.',
  existing: '¿Ya tienes cuenta? <link>Entrar</link>',
  promise: 'Una foto, un nombre y un precio: tu viejo móvil está a la venta en dos minutos.',
  closed: 'Por ahora esta tienda no admite cuentas nuevas. Si ya tienes una, puedes entrar.',
  invitation:
    'Para crear una cuenta aquí necesitas una invitación. Abre el enlace de la tuya. Si ya tienes cuenta, puedes entrar.',
  invitationGone:
    'Esta invitación ha caducado, se ha agotado o se ha retirado. Pide otra a quien te la envió. Si ya tienes cuenta, puedes entrar.',
  login: 'Entrar',
  allPhones: 'Ver todos los móviles',
  passwordHelp:
    'Al menos {min} caracteres. Unas cuantas palabras sin relación son fáciles de recordar y difíciles de adivinar.',
  photoHelp: 'Da más confianza verte la cara.',
  photoFailed: 'No se ha podido guardar tu foto. Puedes añadirla más tarde en los ajustes.',
  role: 'Quiero',
  buyer: 'Comprar',
  seller: 'Comprar y vender',
  buyerText: 'Reserva móviles y haz ofertas.',
  sellerText: 'Lo mismo, y además publica anuncios.',
  terms: 'Al crear la cuenta aceptas: <terms></terms> (se abre en otra pestaña).',
  googleTerms: 'Al continuar con Google aceptas: <terms></terms> (se abre en otra pestaña).',
  sellerTerms:
    'Al crear la cuenta aceptas las <link>condiciones de venta</link> (se abre en otra pestaña).',
  and: ' y ',
  submit: 'Crear cuenta',
  busy: 'Creando tu cuenta',
  checking:
    'Se han creado muchas cuentas desde tu red. Estamos comprobando tu navegador; tarda unos segundos.',
  done: 'Tu cuenta está creada y ya has entrado',
} satisfies Translation<typeof signup>
