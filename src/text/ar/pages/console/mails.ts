import type mails from '../../../en/pages/console/mails.ts'
import type { Translation } from '../../../translation.ts'

export default {
  undelivered: {
    lead: 'رسائل تعذّر إرسالها بعد {count, plural, zero {{attempts} محاولة} one {محاولة واحدة} two {محاولتين} few {{attempts} محاولات} many {{attempts} محاولة} other {{attempts} محاولة}}. تحقق من إعدادات خادم البريد أولًا، ثم أعد المحاولة.',
    caption: 'رسائل لم تصل',
    none: 'لا رسائل عالقة',
    noneText: 'قبِل خادم البريد كل الرسائل. إذا رفض رسالة مرات كثيرة تظهر هنا لتعيد إرسالها.',
    health: 'عرض قائمة انتظار البريد',
    retry: 'إعادة المحاولة',
    trying: 'جارٍ المحاولة',
    done: 'ستُرسل الرسالة إلى \u2068{to}\u2069 من جديد',
    column: { email: 'الرسالة', to: 'إلى', attempts: 'المحاولات', created: 'تاريخ الإنشاء' },
  },
  outbox: {
    title: 'البريد الصادر',
    lead: 'هذه النسخة التجريبية لا ترسل البريد. ما كانت سترسله يظهر هنا، الأحدث أولًا.',
    none: 'لا رسائل بعد',
    noneText: 'اطلب كلمة مرور جديدة، وتظهر هنا الرسالة التي فيها الرابط.',
    to: 'إلى \u2066{email}\u2069',
    list: 'الرسائل',
    all: 'كل الرسائل',
    format: 'طريقة العرض',
    html: 'كما تصل',
    text: 'نص عادي',
    more: '{count, plural, zero {{shown} رسالة أخرى مثلها} one {{shown} رسالة أخرى مثلها} two {{shown} رسالة أخرى مثلها} few {{shown} رسائل أخرى مثلها} many {{shown} رسالة أخرى مثلها} other {{shown} رسالة أخرى مثلها}}',
    topics: {
      orders: 'طلب',
      payments: 'دفعة',
      disputes: 'نزاع',
      offers: 'عرض سعر',
      ratings: 'تقييم',
      listings: 'إعلان',
      reports: 'بلاغ',
      account: 'الحساب',
      messages: 'رسالة',
      searches: 'تنبيه',
      staff: 'فريق العمل',
    },
  },
} satisfies Translation<typeof mails>
