import type passports from '../../../en/pages/account/passports.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'الهواتف التي اشتريتها هنا وتاريخها. أضف الإصلاحات ليراها المشتري التالي.',
  caption: 'سجلات الأجهزة',
  empty: 'لا هاتف له سجل بعد',
  emptyText:
    'يظهر الهاتف الذي تشتريه هنا بعد اكتمال الطلب إذا تم فحص رقم IMEI. لديك هاتف من مكان آخر سبق الإعلان عنه هنا؟ اطلب سجله أدناه.',
  phone: 'هاتف',
  imei: 'ينتهي رقم IMEI بـ \u2066{digits}\u2069',
  entries:
    '{count, plural, zero {لا قيود} one {قيد واحد} two {قيدان} few {{shown} قيود} many {{shown} قيدًا} other {{shown} قيد}}',
  last: 'آخرها في <day></day>',
  repair: 'إضافة إصلاح',
  download: 'تنزيل',
  actions: 'إجراءات: {phone}',
  state: {
    open: 'تنقص الصورة',
    waiting: 'بانتظار المشرفين',
    approved: 'مقبول',
    rejected: 'مرفوض',
  },
  claim: {
    title: 'اطلب سجل هاتف حصلت عليه من مكان آخر',
    text: 'إذا سبق الإعلان عن الهاتف هنا فيمكنك متابعة سجله. يجب أن يكون الهاتف معك: رقم IMEI وصورة واحدة يراجعها أحد المشرفين.',
    form: 'طلب سجل هاتف',
    label: 'رقم IMEI',
    help: 'اطلب \u2066*#06#\u2069 على الهاتف. لا نحفظ الرقم كاملًا.',
    required: 'أدخل رقم IMEI',
    submit: 'بدء الطلب',
    busy: 'جارٍ البحث عن السجل',
    list: 'طلبات السجل',
    started: 'بدأ في <time></time>',
    reason: 'السبب: <text></text>',
    addPhoto: 'إضافة الصورة',
    photo:
      'اطلب \u2066*#06#\u2069 ليظهر الرقم المنتهي بـ \u2066{digits}\u2069 على شاشة الهاتف، وضع الهاتف بجانب الرمز. ثم أرسل الطلب.',
    send: 'إرسال الطلب',
    sending: 'جارٍ إرسال الطلب',
    sent: 'تم الإرسال إلى المشرفين',
  },
  form: {
    title: 'إضافة إصلاح',
    label: 'الإصلاح',
    lead: 'لهاتف <phone></phone>. يرى الجميع القيد مع الإشارة إلى أن المالك أضافه. وهو دائم: لا يمكن لأحد تعديله أو حذفه، ولا نحن.',
    yourPhone: 'هاتفك',
    what: 'ماذا أُصلح؟',
    who: 'من أصلحه؟',
    when: 'متى؟',
    choose: 'اختر',
    whatRequired: 'اختر ما أُصلح',
    whoRequired: 'اختر من أصلحه',
    whenRequired: 'اختر التاريخ',
    submit: 'إضافة الإصلاح نهائيًا',
    busy: 'جارٍ إضافة الإصلاح',
    done: 'تمت إضافة الإصلاح',
  },
} satisfies Translation<typeof passports>
