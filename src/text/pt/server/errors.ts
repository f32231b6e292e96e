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
  invalid: 'Alguns campos não são válidos.',
  nameRequired: 'Informe seu nome',
  nameTooLong: `No máximo ${MAX_DISPLAY_NAME_LENGTH} caracteres`,
  emailRequired: 'Informe seu e-mail',
  emailInvalid: 'Informe um e-mail válido',
  emailTaken: 'Já existe uma conta com este e-mail',
  passwordRequired: 'Informe uma senha',
  passwordTooShort: `A senha precisa ter pelo menos ${MIN_PASSWORD_LENGTH} caracteres`,
  passwordTooLong: `No máximo ${MAX_PASSWORD_LENGTH} caracteres`,
  passwordBlank: 'Uma senha não pode ter só espaços',
  passwordCommon: 'Esta senha é muito comum. Escolha outra',
  passwordRepeated: 'Ela repete os mesmos caracteres. Escolha outra',
  passwordKeys: 'São teclas vizinhas no teclado. Escolha outra',
  passwordShop: 'É fácil de adivinhar nesta loja. Escolha outra',
  passwordPersonal: 'Escolha algo que não seja seu nome nem seu e-mail',
  wrongLogin: 'E-mail ou senha incorretos',
  wrongCode: 'Este código não está correto ou já foi usado. Digite o atual',
  loginExpired: 'Seu acesso expirou. Entre de novo.',
  tooManyCodes: 'Códigos errados demais. Tente mais tarde.',
  registrationClosed: 'No momento esta loja não aceita contas novas.',
  invitationRequired:
    'Para criar uma conta aqui você precisa de um convite. Abra o link do seu; ele pode ter expirado ou já ter sido usado.',
  databaseDown: 'O banco de dados não está disponível. Tente de novo em instantes.',
  broken: 'Algo deu errado do nosso lado. O erro foi registrado.',
  busy: 'Há gente demais usando a loja. Tente de novo em instantes.',
  searchBusy: 'Há gente demais buscando. Tente de novo em instantes.',
  listingRemoved: 'Este anúncio foi removido.',
  ownPhone: 'Este é seu próprio celular.',
  termsChanged: 'A devolução ou a garantia mudou. Confira as novas condições e tente de novo.',
  priceChanged: 'O preço mudou. Confira o novo preço e tente de novo.',
  notForSaleNow: 'Este celular não está à venda no momento.',
  notDeliverable:
    'O vendedor só oferece uma forma de entrega que esta loja não tem, então o celular não pode ser reservado.',
  tooManyHolds: `Você tem ${MAX_HOLDS} reservas abertas. Conclua ou cancele uma antes.`,
  tooManyHoldsOfNew: `Antes da primeira compra você pode reservar ${MAX_HOLDS_OF_NEW_BUYERS} celulares por vez. Pague ou cancele um antes.`,
  tooManyAdverts: `Você pode destacar ${MAX_ADVERTISED} anúncios por vez. Tire um antes.`,
  tooManyOffers: `Você já fez ${MAX_OFFERS} ofertas por este celular. Ainda pode reservá-lo.`,
  offerTooHigh: 'O celular já não custa mais que isso. Confira o preço',
  priceInvalid: 'Informe um preço válido',
  priceZero: 'Tem que ser mais que 0',
  priceTooHigh: 'Este valor é alto demais',
  reportNotFound: 'Isto não é público, ou a denúncia não existe.',
  reportOwnPhone: 'Este é seu próprio celular. Você pode retirar o anúncio.',
  reportSelf: 'Você não pode denunciar sua própria conta.',
  reportOwnReview: 'Foi você que escreveu isto.',
  sellerMissing: 'Vendedor não encontrado.',
  followSelf: 'Você não pode seguir sua própria conta.',
  appealEnded: 'Este link não é válido, ou a suspensão terminou.',
  consentChanged: 'O texto mudou de novo. Recarregue a página e leia.',
  modelMissing: 'Modelo não encontrado.',
} satisfies Translation<typeof errors>
