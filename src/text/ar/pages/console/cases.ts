import type cases from '../../../en/pages/console/cases.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'النزاعات التي لا يحلها إلا مشرف تأتي أولًا. يمكن للطرفين قراءة السبب الذي تكتبه.',
  caption: 'النزاعات',
  empty: 'لا نزاعات مفتوحة',
  emptyText:
    'تظهر هنا المشكلات المُبلَّغ عنها مع ما كتبه الطرفان. النزاعات في طلباتك أنت يبت فيها مشرف آخر.',
  list: 'النزاعات المفتوحة',
  sale: '{reason} · {price} · اشترى \u2068{buyer}\u2069 من \u2068{seller}\u2069',
  refundsOn: 'يُعاد المبلغ تلقائيًا في <time></time>',
  why: {
    stuck: 'الإرجاع خاطئ أو ناقص',
    late: 'لم يرد البائع في الموعد',
    answered: 'ردّ الطرفان',
    noRefund: 'لا إعادة تلقائية للمبلغ',
  },
  claim: 'طلب ضمان',
  questions: 'أسئلة المشرفين',
  snapshot: 'الإعلان عندما حجز \u2068{buyer}\u2069',
  proposals: 'المقترحات',
  viewOrder: 'عرض الطلب',
  statements: 'ما كتبه \u2068{name}\u2069',
  noStatements: 'لم يكتب \u2068{name}\u2069 شيئًا بعد.',
  check: 'فحص المشتري',
  noCheck: 'لم يفحص المشتري الهاتف بعد.',
  messages: 'الرسائل بين المشتري والبائع',
  messagesText: 'تُسجَّل قراءتها في سجل التدقيق.',
  read: 'قراءة الرسائل',
  noMessages: 'لم يتراسلا.',
  loading: 'جارٍ التحميل',
  decision: {
    outcome: 'النتيجة',
    outcomeRequired: 'اختر النتيجة',
    reason: 'السبب',
    reasonHelp: 'يمكن للطرفين قراءته. اشرح ما بنيت عليه القرار.',
    reasonTooShort: 'أدخل سببًا، والحد الأدنى لعدد الأحرف {min}',
    confirm: '{outcome} يصل إشعار إلى الطرفين ويريان السبب الذي تكتبه.',
    submit: 'إصدار القرار',
    busy: 'جارٍ الحفظ',
    done: 'تم حفظ القرار وإشعار الطرفين',
  },
} satisfies Translation<typeof cases>
