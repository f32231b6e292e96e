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
  invalid: 'Certains champs ne sont pas valides.',
  nameRequired: 'Saisissez votre nom',
  nameTooLong: `${MAX_DISPLAY_NAME_LENGTH} caractères au maximum`,
  emailRequired: 'Saisissez votre adresse e-mail',
  emailInvalid: 'Saisissez une adresse e-mail valide',
  emailTaken: 'Un compte existe déjà avec cette adresse e-mail',
  passwordRequired: 'Saisissez un mot de passe',
  passwordTooShort: `Le mot de passe doit contenir au moins ${MIN_PASSWORD_LENGTH} caractères`,
  passwordTooLong: `${MAX_PASSWORD_LENGTH} caractères au maximum`,
  passwordBlank: 'Un mot de passe ne peut pas contenir que des espaces',
  passwordCommon: 'Ce mot de passe est très courant. Choisissez-en un autre',
  passwordRepeated: 'Les mêmes caractères se répètent. Choisissez un autre mot de passe',
  passwordKeys: 'Ces touches se suivent sur le clavier. Choisissez un autre mot de passe',
  passwordShop: 'C’est facile à deviner sur ce site. Choisissez un autre mot de passe',
  passwordPersonal: 'Choisissez autre chose que votre nom ou votre adresse e-mail',
  wrongLogin: 'Adresse e-mail ou mot de passe incorrect',
  wrongCode: 'Ce code n’est pas le bon, ou a déjà servi. Saisissez le code actuel',
  loginExpired: 'Votre connexion a expiré. Connectez-vous de nouveau.',
  tooManyCodes: 'Trop de codes erronés. Réessayez plus tard.',
  registrationClosed: 'Ce site n’accepte pas de nouveaux comptes pour le moment.',
  invitationRequired:
    'Il faut une invitation pour créer un compte ici. Ouvrez le lien de votre invitation ; elle a peut-être expiré ou déjà servi.',
  databaseDown: 'La base de données est indisponible pour l’instant. Réessayez dans un moment.',
  broken: 'Un problème est survenu de notre côté. L’erreur a été enregistrée.',
  busy: 'Trop de monde utilise le site en ce moment. Réessayez dans un instant.',
  searchBusy: 'Trop de recherches en ce moment. Réessayez dans un instant.',
  listingRemoved: 'Cette annonce a été supprimée.',
  ownPhone: 'C’est votre propre téléphone.',
  termsChanged:
    'Les retours ou la garantie ont changé. Vérifiez les nouvelles conditions, puis réessayez.',
  priceChanged: 'Le prix a changé. Vérifiez le nouveau prix, puis réessayez.',
  notForSaleNow: 'Ce téléphone n’est pas en vente pour l’instant.',
  notDeliverable:
    'Le vendeur ne propose qu’un mode de livraison qui n’existe pas sur ce site : le téléphone ne peut donc pas être réservé.',
  tooManyHolds: `Vous avez ${MAX_HOLDS} réservations en cours. Terminez ou annulez d’abord l’une d’elles.`,
  tooManyHoldsOfNew: `Avant votre premier achat, vous pouvez réserver ${MAX_HOLDS_OF_NEW_BUYERS} téléphones à la fois. Payez ou annulez d’abord l’un d’eux.`,
  tooManyAdverts: `Vous pouvez mettre en avant ${MAX_ADVERTISED} téléphones à la fois. Arrêtez d’abord l’une des mises en avant.`,
  tooManyOffers: `Vous avez fait ${MAX_OFFERS} offres pour ce téléphone. Vous pouvez toujours le réserver.`,
  offerTooHigh: 'Le téléphone coûte maintenant autant ou moins. Vérifiez son prix',
  priceInvalid: 'Saisissez un prix valide',
  priceZero: 'Doit être supérieur à 0',
  priceTooHigh: 'Ce montant est trop élevé',
  reportNotFound: 'Ce n’est pas public, ou le signalement n’existe pas.',
  reportOwnPhone: 'C’est votre propre téléphone. Vous pouvez le retirer.',
  reportSelf: 'Vous ne pouvez pas vous signaler vous-même.',
  reportOwnReview: 'C’est vous qui l’avez écrit.',
  ...accounts,
  sellerMissing: 'Vendeur introuvable.',
  followSelf: 'Vous ne pouvez pas vous suivre vous-même.',
  appealEnded: 'Ce lien n’est pas valable, ou la suspension a pris fin.',
  consentChanged: 'Le texte a encore changé. Rechargez la page et lisez-le.',
  modelMissing: 'Modèle introuvable.',
} satisfies Translation<typeof errors>
