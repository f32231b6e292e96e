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
  invalid: 'कुछ जानकारी सही नहीं है।',
  nameRequired: 'नाम डालें',
  nameTooLong: `ज़्यादा से ज़्यादा ${MAX_DISPLAY_NAME_LENGTH} अक्षर`,
  emailRequired: 'ईमेल डालें',
  emailInvalid: 'सही ईमेल पता डालें',
  emailTaken: 'इस ईमेल से पहले से एक अकाउंट है',
  passwordRequired: 'पासवर्ड डालें',
  passwordTooShort: `पासवर्ड में कम से कम ${MIN_PASSWORD_LENGTH} अक्षर होने चाहिए`,
  passwordTooLong: `ज़्यादा से ज़्यादा ${MAX_PASSWORD_LENGTH} अक्षर`,
  passwordBlank: 'पासवर्ड में सिर्फ़ खाली जगह नहीं हो सकती',
  passwordCommon: 'यह पासवर्ड बहुत लोग रखते हैं। दूसरा चुनें',
  passwordRepeated: 'इसमें वही अक्षर बार-बार आते हैं। दूसरा चुनें',
  passwordKeys: 'ये कीबोर्ड पर पास-पास के बटन हैं। दूसरा चुनें',
  passwordShop: 'इस शॉप में इसका अंदाज़ा लगाना आसान है। दूसरा चुनें',
  passwordPersonal: 'अपने नाम या ईमेल पते से अलग कुछ चुनें',
  wrongLogin: 'ईमेल या पासवर्ड गलत है',
  wrongCode: 'यह कोड सही नहीं है, या पहले इस्तेमाल हो चुका है। अभी वाला कोड डालें',
  loginExpired: 'आपके लॉगिन का समय खत्म हो गया। फिर से लॉगिन करें।',
  tooManyCodes: 'बहुत सारे गलत कोड। थोड़ी देर बाद कोशिश करें।',
  registrationClosed: 'इस शॉप में अभी नए अकाउंट नहीं बन रहे हैं।',
  invitationRequired:
    'यहां साइन अप के लिए इनवाइट चाहिए। अपने इनवाइट का लिंक खोलें; हो सकता है उसका समय खत्म हो गया हो या वह इस्तेमाल हो चुका हो।',
  databaseDown: 'डेटाबेस अभी नहीं चल रहा। थोड़ी देर में फिर से कोशिश करें।',
  broken: 'हमारी ओर से कुछ गड़बड़ हुई। गड़बड़ी दर्ज कर ली गई है।',
  busy: 'अभी बहुत सारे लोग शॉप पर हैं। थोड़ी देर में फिर से कोशिश करें।',
  searchBusy: 'अभी बहुत सारे लोग खोज रहे हैं। थोड़ी देर में फिर से कोशिश करें।',
  listingRemoved: 'यह विज्ञापन हटा दिया गया था।',
  ownPhone: 'यह आपका अपना फ़ोन है।',
  termsChanged: 'वापसी या वारंटी की शर्तें बदल गई हैं। नई शर्तें देखकर फिर से कोशिश करें।',
  priceChanged: 'कीमत बदल गई है। नई कीमत देखकर फिर से कोशिश करें।',
  notForSaleNow: 'यह फ़ोन अभी बिक्री पर नहीं है।',
  notDeliverable:
    'विक्रेता ने यह फ़ोन देने का सिर्फ़ वह तरीका रखा है जो इस शॉप में नहीं है, इसलिए इसे बुक नहीं किया जा सकता।',
  tooManyHolds: `आपकी ${MAX_HOLDS} बुकिंग चल रही हैं। पहले कोई एक पूरी या रद्द करें।`,
  tooManyHoldsOfNew: `पहली खरीदारी से पहले एक बार में ${MAX_HOLDS_OF_NEW_BUYERS} फ़ोन बुक हो सकते हैं। पहले किसी एक का पेमेंट करें या उसे रद्द करें।`,
  tooManyAdverts: `एक बार में ${MAX_ADVERTISED} फ़ोन फ़ीचर हो सकते हैं। पहले किसी एक को हटाएं।`,
  tooManyOffers: `इस फ़ोन के लिए आपके ${MAX_OFFERS} ऑफ़र हो चुके हैं। इसे अब भी बुक कर सकते हैं।`,
  offerTooHigh: 'फ़ोन की कीमत अब इससे ज़्यादा नहीं है। कीमत देख लें',
  priceInvalid: 'सही कीमत डालें',
  priceZero: '0 से ज़्यादा होनी चाहिए',
  priceTooHigh: 'यह रकम बहुत बड़ी है',
  reportNotFound: 'यह पब्लिक नहीं है, या ऐसी कोई रिपोर्ट नहीं है।',
  reportOwnPhone: 'यह आपका अपना फ़ोन है। आप इसका विज्ञापन वापस ले सकते हैं।',
  reportSelf: 'आप अपनी ही रिपोर्ट नहीं कर सकते।',
  reportOwnReview: 'यह आपने ही लिखा है।',
  sellerMissing: 'विक्रेता नहीं मिला।',
  followSelf: 'आप खुद को फ़ॉलो नहीं कर सकते।',
  appealEnded: 'यह लिंक सही नहीं है, या अकाउंट फिर से चालू हो चुका है।',
  consentChanged: 'टेक्स्ट फिर बदल गया है। पेज रीलोड करके पढ़ें।',
  modelMissing: 'मॉडल नहीं मिला।',
} satisfies Translation<typeof errors>
