import type password from '../../en/pages/password.ts'
import type { Translation } from '../../translation.ts'

export default {
  forgot: {
    pageTitle: 'نسيت كلمة المرور',
    description: 'اطلب رابطًا لإعادة تعيين كلمة المرور.',
    title: 'هل نسيت كلمة المرور؟',
    lead: 'أدخل بريدك الإلكتروني وسنرسل إليك رابطًا لإعادة تعيينها.',
    leadWithoutMail:
      'لا يستطيع هذا المتجر إرسال البريد. أدخل بريدك الإلكتروني لإنشاء رابط إعادة التعيين، ثم اطلبه من إدارة المتجر.',
    back: 'العودة إلى تسجيل الدخول',
    promise: 'لا نطلب منك كلمة المرور أبدًا بالبريد الإلكتروني أو الهاتف.',
    emailHelp: 'البريد الذي أنشأت به حسابك.',
    submit: 'إرسال الرابط',
    busy: 'جارٍ إرسال الرابط',
    sentTitle: 'تحقق من بريدك',
    sent: 'إذا كان هناك حساب بالبريد <address></address>، فقد أرسلنا إليه رابطًا. يعمل الرابط لمدة {hours, plural, zero {{count} ساعة} one {ساعة واحدة} two {ساعتين} few {{count} ساعات} many {{count} ساعة} other {{count} ساعة}}.',
    other: 'استخدام بريد آخر',
    outbox: 'هذه النسخة التجريبية لا ترسل البريد، ويمكنك قراءة الرسالة في صفحة هنا.',
    openOutbox: 'فتح البريد الصادر',
    withoutMailTitle: 'تواصل مع إدارة المتجر',
    withoutMail:
      'لا يستطيع هذا المتجر إرسال البريد. إذا كان هناك حساب بالبريد <address></address>، فإن رابط إعادة التعيين موجود الآن على خادم المتجر، ويمكن للإدارة أن تعطيك إياه. يعمل الرابط لمدة {hours, plural, zero {{count} ساعة} one {ساعة واحدة} two {ساعتين} few {{count} ساعات} many {{count} ساعة} other {{count} ساعة}}.',
    contact: 'اتصل بنا',
  },
  reset: {
    pageTitle: 'كلمة مرور جديدة',
    title: 'اختر كلمة مرور جديدة',
    field: 'كلمة المرور الجديدة',
    help: '{min} أحرف على الأقل. سيُسجَّل خروجك من جميع الأجهزة.',
    submit: 'حفظ كلمة المرور',
    busy: 'جارٍ الحفظ',
    done: 'تم تغيير كلمة المرور. سجّل الدخول بالجديدة.',
    goneTitle: 'لم يعد هذا الرابط يعمل',
    gone: 'يعمل رابط إعادة التعيين مرة واحدة ولمدة {hours, plural, zero {{count} ساعة} one {ساعة واحدة} two {ساعتين} few {{count} ساعات} many {{count} ساعة} other {{count} ساعة}}. لم تتغير كلمة المرور.',
    again: 'طلب رابط جديد',
  },
} satisfies Translation<typeof password>
