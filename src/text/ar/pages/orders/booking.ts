import type booking from '../../../en/pages/orders/booking.ts'
import type { Translation } from '../../../translation.ts'
import checkout from '../../parts/checkout.ts'
import payment from '../../parts/payment.ts'

export default {
  checkout,
  payment,
  form: 'التسليم',
  question: 'كيف تريد أن تستلم هاتفك؟',
  required: 'اختر الاستلام باليد أو الشحن',
  pickUp: {
    label: 'استلام باليد',
    help: 'تقابل <name></name> وتجرّب الهاتف.',
    helpPaid: 'تقابل <name></name> وتجرّب الهاتف قبل تحويل المبلغ إلى البائع.',
    only: 'تستلم الهاتف باليد من <name></name>.',
    notShipped: 'لا يمكن شحنه لعدم وجود طريقة لدفع ثمنه هنا قبل إرساله.',
  },
  shipping: {
    label: 'شحن إلى عنواني',
    help: 'تدفع قبل الإرسال، ولديك {count, plural, zero {{shown} يوم} one {يوم واحد} two {يومان} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}} لفحص الهاتف.',
    only: 'يشحن <name></name> هذا الهاتف، ولا يمكن استلامه باليد.',
    notPayable:
      'يُباع هذا الهاتف بالشحن فقط، ولا توجد طريقة لدفع ثمنه هنا قبل إرساله. راسل البائع أو ألغِ الحجز.',
  },
  privacy:
    'يرى ⁨{name}⁩ عنوانك بعد أن تدفع. نحذفه بعد انتهاء الطلب بمدة {count, plural, zero {{shown} يوم} one {يوم واحد} two {يومين} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}}.',
  saved: 'عناوين محفوظة',
  save: 'حفظ هذا العنوان لطلبات أخرى',
  notSaved: 'تعذّر حفظ العنوان لطلبات أخرى.',
  cost: {
    none: 'لا يشحن <name></name> إلى {place}.',
    free: 'الشحن إلى {place} مجاني',
    amount: 'أجرة الشحن إلى {place}: {amount}',
    total: 'المبلغ الإجمالي الذي تدفعه: {amount}.',
    handling:
      'يُرسل بعد الدفع خلال {count, plural, zero {{shown} يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {{shown} أيام عمل} many {{shown} يوم عمل} other {{shown} يوم عمل}}.',
  },
  shipHere: 'الشحن إلى هذا العنوان',
  go: 'متابعة',
  busy: 'جارٍ الحفظ',
} satisfies Translation<typeof booking>
