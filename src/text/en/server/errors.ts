import {
  MAX_DISPLAY_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  PASSWORD_TOO_SHORT,
} from '../../../shared/accounts/account-rules.ts'
import { MAX_ADVERTISED } from '../../../shared/listings/listing-limits.ts'
import {
  MAX_HOLDS,
  MAX_HOLDS_OF_NEW_BUYERS,
  MAX_OFFERS,
} from '../../../shared/orders/order-limits.ts'
import { formatQuantity, spellQuantity } from '../../../shared/quantities.ts'
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

/** Messages of the API that forms show. Those without arguments are found by their English text. */
export default {
  // Before the times to wait: one ends in a number of seconds, too.
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
  invalid: 'Some fields are not valid.',
  nameRequired: 'Name is required',
  nameTooLong: `At most ${MAX_DISPLAY_NAME_LENGTH} characters`,
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email address',
  emailTaken: 'An account with this email already exists',
  passwordRequired: 'Password is required',
  passwordTooShort: PASSWORD_TOO_SHORT,
  passwordTooLong: `At most ${MAX_PASSWORD_LENGTH} characters`,
  passwordBlank: 'A password can’t be only spaces',
  passwordCommon: 'This is a very common password. Choose another one',
  passwordRepeated: 'This repeats the same characters. Choose another one',
  passwordKeys: 'These are neighboring keys on the keyboard. Choose another one',
  passwordShop: 'This is easy to guess in this shop. Choose another one',
  passwordPersonal: 'Choose something other than your name or email address',
  wrongLogin: 'Invalid email or password',
  wrongCode: 'This code isn’t right, or it was used before. Enter the current one',
  loginExpired: 'Your login has expired. Log in again.',
  tooManyCodes: 'Too many wrong codes. Try again later.',
  registrationClosed: 'This shop takes no new accounts at the moment.',
  invitationRequired:
    'You need an invitation to sign up here. Open the link of your invitation; it may have expired or been used.',
  databaseDown: 'The database is unavailable right now. Try again shortly.',
  broken: 'Something went wrong on our side. The error has been logged.',
  busy: 'Too many people are using the shop right now. Try again shortly.',
  searchBusy: 'Too many people are searching right now. Try again shortly.',
  listingRemoved: 'This listing was removed.',
  ownPhone: 'This is your own phone.',
  termsChanged: 'The return policy or warranty has changed. Check the new terms, then try again.',
  priceChanged: 'The price has changed. Check the new price, then try again.',
  notForSaleNow: 'This phone isn’t for sale right now.',
  notDeliverable:
    'The seller offers this phone only by a delivery method that this shop doesn’t have, so it can’t be booked.',
  tooManyHolds: `You have ${spellQuantity(MAX_HOLDS, 'open booking')}. Finish or cancel one first.`,
  tooManyHoldsOfNew: `Before your first purchase you can book ${spellQuantity(MAX_HOLDS_OF_NEW_BUYERS, 'phone')} at a time. Pay or cancel one first.`,
  tooManyAdverts: `You can advertise ${formatQuantity(MAX_ADVERTISED, 'phone')} at a time. Stop advertising one first.`,
  tooManyOffers: `You’ve made ${spellQuantity(MAX_OFFERS, 'offer')} for this phone. You can still book it.`,
  offerTooHigh: 'The phone now costs no more than that. Check its price',
  priceInvalid: 'Enter a valid price',
  priceZero: 'Must be more than 0',
  priceTooHigh: 'This amount is too high',
  reportNotFound: 'This isn’t public, or the report doesn’t exist.',
  reportOwnPhone: 'This is your own phone. You can withdraw it.',
  reportSelf: 'You can’t report yourself.',
  reportOwnReview: 'You wrote this yourself.',
  ...accounts,
  sellerMissing: 'Seller not found.',
  followSelf: 'You can’t follow yourself.',
  appealEnded: 'This link isn’t valid, or the suspension has ended.',
  consentChanged: 'The text has changed again. Reload the page and read it.',
  modelMissing: 'Model not found.',
} as const
