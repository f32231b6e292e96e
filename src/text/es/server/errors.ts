import {
  MAX_DISPLAY_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../../../shared/accounts/account-rules.ts'
import { MAX_ADVERTISED } from '../../../shared/listings/listing-limits.ts'
import {
  MAX_HOLDS,
  MAX_HOLDS_OF_NEW_BUYERS,
  MAX_OFFERS,
} from '../../../shared/orders/order-limits.ts'
import type errors from '../../en/server/errors.ts'
import type { Translation } from '../../translation.ts'
import accounts from './account-errors.ts'
import catalog from './catalog-errors.ts'
import console from './console-errors.ts'
import fields from './errors/fields.ts'
import integrations from './errors/integrations.ts'
import limits from './errors/limits.ts'
import requests from './errors/requests.ts'
import sales from './errors/sales.ts'
import setup from './errors/setup.ts'
import staff from './errors/staff.ts'
import listings from './listing-errors.ts'
import orders from './order-errors.ts'
import payouts from './selling/payout-errors.ts'

export default {
  ...integrations,
  ...orders,
  ...listings,
  ...console,
  ...catalog,
  ...payouts,
  ...limits,
  ...requests,
  ...sales,
  ...fields,
  ...setup,
  ...staff,
  ...accounts,
  invalid: 'Algunos campos no son válidos.',
  nameRequired: 'Escribe tu nombre',
  nameTooLong: `Como máximo ${MAX_DISPLAY_NAME_LENGTH} caracteres`,
  emailRequired: 'Escribe tu correo electrónico',
  emailInvalid: 'Escribe un correo electrónico válido',
  emailTaken: 'Ya hay una cuenta con este correo',
  passwordRequired: 'Escribe una contraseña',
  passwordTooShort: `La contraseña debe tener al menos ${MIN_PASSWORD_LENGTH} caracteres`,
  passwordTooLong: `Como máximo ${MAX_PASSWORD_LENGTH} caracteres`,
  passwordBlank: 'Una contraseña no puede tener solo espacios',
  passwordCommon: 'Es una contraseña muy común. Elige otra',
  passwordRepeated: 'Repite los mismos caracteres. Elige otra',
  passwordKeys: 'Son teclas vecinas del teclado. Elige otra',
  passwordShop: 'Es fácil de adivinar en esta tienda. Elige otra',
  passwordPersonal: 'Elige algo que no sea tu nombre ni tu correo',
  wrongLogin: 'El correo o la contraseña no son correctos',
  wrongCode: 'Este código no es correcto o ya se ha usado. Escribe el actual',
  loginExpired: 'Tu sesión ha caducado. Vuelve a entrar.',
  tooManyCodes: 'Demasiados códigos incorrectos. Inténtalo más tarde.',
  registrationClosed: 'Por ahora esta tienda no admite cuentas nuevas.',
  invitationRequired:
    'Para crear una cuenta aquí necesitas una invitación. Abre el enlace de la tuya; puede que haya caducado o que ya se haya usado.',
  databaseDown: 'La base de datos no está disponible. Vuelve a intentarlo en un momento.',
  broken: 'Algo ha fallado por nuestra parte. El error ha quedado registrado.',
  busy: 'Hay demasiada gente usando la tienda. Vuelve a intentarlo en un momento.',
  searchBusy: 'Hay demasiada gente buscando. Vuelve a intentarlo en un momento.',
  listingRemoved: 'Este anuncio se ha eliminado.',
  ownPhone: 'Este es tu propio móvil.',
  termsChanged:
    'La devolución o la garantía han cambiado. Mira las condiciones nuevas y vuelve a intentarlo.',
  priceChanged: 'El precio ha cambiado. Mira el precio nuevo y vuelve a intentarlo.',
  notForSaleNow: 'Este móvil no está a la venta ahora.',
  notDeliverable:
    'El vendedor solo ofrece una forma de entrega que esta tienda no tiene, así que el móvil no se puede reservar.',
  tooManyHolds: `Tienes ${MAX_HOLDS} reservas abiertas. Completa o cancela una antes.`,
  tooManyHoldsOfNew: `Antes de tu primera compra puedes reservar ${MAX_HOLDS_OF_NEW_BUYERS} móviles a la vez. Paga o cancela uno antes.`,
  tooManyAdverts: `Puedes destacar ${MAX_ADVERTISED} anuncios a la vez. Deja de destacar uno antes.`,
  tooManyOffers: `Ya has hecho ${MAX_OFFERS} ofertas por este móvil. Aún puedes reservarlo.`,
  offerTooHigh: 'El móvil ya no cuesta más que eso. Mira su precio',
  priceInvalid: 'Escribe un precio válido',
  priceZero: 'Tiene que ser más de 0',
  priceTooHigh: 'Este importe es demasiado alto',
  reportNotFound: 'Esto no es público, o la denuncia no existe.',
  reportOwnPhone: 'Este es tu propio móvil. Puedes retirarlo.',
  reportSelf: 'No puedes denunciar tu propia cuenta.',
  reportOwnReview: 'Esto lo escribiste tú.',
  sellerMissing: 'No se ha encontrado el vendedor.',
  appealEnded: 'Este enlace no es válido, o la suspensión ha terminado.',
  consentChanged: 'El texto ha vuelto a cambiar. Recarga la página y léelo.',
  modelMissing: 'No se ha encontrado el modelo.',
  followSelf: 'No puedes seguir tu propia cuenta.',
} satisfies Translation<typeof errors>
