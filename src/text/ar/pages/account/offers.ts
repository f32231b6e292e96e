import type offers from '../../../en/pages/account/offers.ts'
import type { Translation } from '../../../translation.ts'

export default {
  leadBuyer: 'عروض أسعارك للبائعين. عندما يقبل البائع عرضك يُحجز لك الهاتف.',
  leadSeller: 'عروض الأسعار على هواتفك، وعروضك لبائعين آخرين. عند قبول عرض يُحجز الهاتف للمشتري.',
  things: 'عروض الأسعار',
  emptyBuyer: 'لم تقدّم أي عرض سعر بعد',
  emptySeller: 'لا عروض أسعار بعد',
  howBuyer:
    'افتح صفحة هاتف واختر «تقديم عرض سعر». أمام البائع {count, plural, zero {{shown} ساعة} one {ساعة واحدة} two {ساعتان} few {{shown} ساعات} many {{shown} ساعة} other {{shown} ساعة}} للرد.',
  howSeller:
    'الحد الأقصى لعروض المشتري الواحد على كل هاتف: {offers}. أمامك {count, plural, zero {{shown} ساعة} one {ساعة واحدة} two {ساعتان} few {{shown} ساعات} many {{shown} ساعة} other {{shown} ساعة}} للرد على كل عرض.',
  browse: 'تصفّح الهواتف',
  products: 'عرض إعلاناتي',
  open: 'عروض الأسعار المفتوحة',
  noneOpen: 'لا عروض أسعار مفتوحة.',
  closed: 'عروض الأسعار المغلقة',
  with: {
    seller: 'البائع: <name></name>',
    buyer: 'المشتري: <name></name>',
  },
  share: '{percent}% من {price}',
  youGet: 'تحصل على {amount}',
  validUntil: 'ساري حتى',
  state: {
    waiting: 'بانتظار الرد',
    yours: 'بانتظار ردك',
    accepted: 'مقبول',
    countered: 'رُدّ عليه بعرض مقابل',
    declined: 'مرفوض',
    withdrawn: 'مسحوب',
    expired: 'انتهت مدته',
    superseded: 'مغلق',
  },
  view: 'عرض الطلب',
  withdraw: 'سحب العرض',
  withdrawing: 'جارٍ السحب',
  decline: 'رفض',
  declining: 'جارٍ الرفض',
  counter: 'عرض مقابل',
  again: 'تقديم عرض جديد',
  accept: 'قبول',
  accepting: 'جارٍ القبول',
  acceptSeller:
    'بهذا تحجز <phone></phone> للمشتري <buyer></buyer> بسعر {price} وتُغلق كل العروض الأخرى عليه.',
  acceptBuyer:
    'بهذا تحجز <phone></phone> بسعر {price}. يبقى محجوزًا لك {count, plural, zero {{shown} ساعة} one {ساعة واحدة} two {ساعتين} few {{shown} ساعات} many {{shown} ساعة} other {{shown} ساعة}}.',
  done: {
    accept: 'تم قبول العرض وحجز الهاتف',
    decline: 'تم رفض العرض',
    withdraw: 'تم سحب العرض',
    counter:
      'تم إرسال العرض المقابل. أمام المشتري {count, plural, zero {{shown} ساعة} one {ساعة واحدة} two {ساعتان} few {{shown} ساعات} many {{shown} ساعة} other {{shown} ساعة}} للرد',
  },
  form: {
    title: 'تقديم عرض مقابل',
    lead: 'عرض <buyer></buyer> مبلغ <price></price> مقابل <phone></phone>. عرضك المقابل يحل محله ويسري {count, plural, zero {{shown} ساعة} one {ساعة واحدة} two {ساعتين} few {{shown} ساعات} many {{shown} ساعة} other {{shown} ساعة}}.',
    price: 'سعرك',
    required: 'أدخل السعر',
    send: 'إرسال العرض المقابل',
    sending: 'جارٍ الإرسال',
  },
} satisfies Translation<typeof offers>
