import {
  MAX_DISPLAY_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../../../shared/accounts/account-rules.ts'
import { MAX_ADVERTISED } from '../../../shared/listings/listing-limits.ts'
import { MAX_HOLDS, MAX_OFFERS } from '../../../shared/orders/order-limits.ts'
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
  invalid: 'بعض الخانات غير صحيحة.',
  nameRequired: 'أدخل اسمك',
  nameTooLong: `الحد الأقصى ${MAX_DISPLAY_NAME_LENGTH} حرفًا`,
  emailRequired: 'أدخل بريدك الإلكتروني',
  emailInvalid: 'أدخل بريدًا إلكترونيًا صحيحًا',
  emailTaken: 'يوجد حساب بهذا البريد الإلكتروني',
  passwordRequired: 'أدخل كلمة المرور',
  passwordTooShort: `يجب ألا يقل طول كلمة المرور عن ${MIN_PASSWORD_LENGTH} أحرف`,
  passwordTooLong: `الحد الأقصى ${MAX_PASSWORD_LENGTH} حرفًا`,
  passwordBlank: 'لا يمكن أن تتكون كلمة المرور من مسافات فقط',
  passwordCommon: 'كلمة المرور هذه شائعة جدًا. اختر غيرها',
  passwordRepeated: 'تتكرر فيها الأحرف نفسها. اختر غيرها',
  passwordKeys: 'هذه مفاتيح متجاورة في لوحة المفاتيح. اختر غيرها',
  passwordShop: 'يسهل تخمينها في هذا المتجر. اختر غيرها',
  passwordPersonal: 'اختر شيئًا غير اسمك أو بريدك الإلكتروني',
  wrongLogin: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  wrongCode: 'الرمز غير صحيح أو استُخدم من قبل. أدخل الرمز الحالي',
  loginExpired: 'انتهت صلاحية تسجيل الدخول. سجّل الدخول مرة أخرى.',
  tooManyCodes: 'رموز خاطئة كثيرة. حاول مرة أخرى لاحقًا.',
  registrationClosed: 'لا يقبل هذا المتجر حسابات جديدة حاليًا.',
  invitationRequired:
    'تحتاج إلى دعوة لإنشاء حساب هنا. افتح رابط دعوتك. ربما انتهت صلاحية الدعوة أو استُخدمت من قبل.',
  databaseDown: 'قاعدة البيانات غير متاحة الآن. حاول مرة أخرى بعد قليل.',
  broken: 'حدث خطأ لدينا، وقد تم تسجيله.',
  busy: 'يستخدم المتجر الآن عدد كبير من الأشخاص. حاول مرة أخرى بعد قليل.',
  searchBusy: 'يبحث عدد كبير من الأشخاص الآن. حاول مرة أخرى بعد قليل.',
  listingRemoved: 'أُزيل هذا الإعلان.',
  ownPhone: 'هذا هاتفك أنت.',
  termsChanged: 'تغيّرت شروط الإرجاع أو الضمان. اطلع على الشروط الجديدة ثم حاول مرة أخرى.',
  priceChanged: 'تغيّر السعر. اطلع على السعر الجديد ثم حاول مرة أخرى.',
  notForSaleNow: 'هذا الهاتف غير معروض للبيع حاليًا.',
  notDeliverable: 'لا يعرضه البائع إلا بطريقة تسليم غير متوفرة في هذا المتجر، فلا يمكن حجزه.',
  tooManyHolds: `لديك ${MAX_HOLDS} حجوزات مفتوحة. أتمّ أحدها أو ألغه أولًا.`,
  tooManyHoldsOfNew: `قبل أول عملية شراء يمكنك حجز هاتفين على الأكثر في الوقت نفسه. ادفع ثمن أحدهما أو ألغ حجزه أولًا.`,
  tooManyAdverts: `يمكنك تمييز ${MAX_ADVERTISED} إعلانات في الوقت نفسه. أوقف أحدها أولًا.`,
  tooManyOffers: `قدّمت ${MAX_OFFERS} عروض لهذا الهاتف. لا يزال بإمكانك حجزه.`,
  offerTooHigh: 'لم يعد سعر الهاتف أعلى من ذلك. تحقق من سعره',
  priceInvalid: 'أدخل سعرًا صحيحًا',
  priceZero: 'يجب أن يزيد على 0',
  priceTooHigh: 'هذا المبلغ كبير جدًا',
  reportNotFound: 'هذا غير متاح للعموم، أو البلاغ غير موجود.',
  reportOwnPhone: 'هذا هاتفك أنت. يمكنك سحب إعلانك.',
  reportSelf: 'لا يمكنك الإبلاغ عن نفسك.',
  reportOwnReview: 'أنت كتبت هذا.',
  ...accounts,
  sellerMissing: 'لم نجد هذا البائع.',
  followSelf: 'لا يمكنك متابعة نفسك.',
  appealEnded: 'هذا الرابط غير صالح، أو انتهى الإيقاف.',
  consentChanged: 'تغيّر النص مرة أخرى. أعد تحميل الصفحة واقرأه.',
  modelMissing: 'لم نجد هذا الموديل.',
} satisfies Translation<typeof errors>
