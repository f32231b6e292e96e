import type setup from '../../../en/server/errors/setup.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupLinkWrong:
    'هذا الرابط لا يعمل. يعمل كل رابط مرة واحدة خلال {number} ساعة، ما لم يصدر رابط أحدث. أعد تشغيل المتجر وافتح الرابط الذي يعرضه.',
  setupLinkAgain: 'افتح رابط الإعداد مرة أخرى',
  setupDone: 'تم إعداد هذا المتجر. سجّل الدخول.',
  setupFailed: 'تعذّر إنشاء المتجر وبقيت النسخة التجريبية كما هي. السبب مكتوب في سجل الخادم.',
  setupEmailTaken:
    'هذا البريد مستخدم في حساب آخر. استخدم بريدًا غيره، أو اجعل صاحب ذلك الحساب مشرفًا عامًا بالأمر \u2066`make-admin`\u2069',
  mailRefused:
    'لم يقبل \u2066{server}\u2069 الرسالة: \u2068{reason}\u2069. صحّح SMTP_URL وMAIL_FROM ثم أعد تشغيل المتجر.',
  mailNotWritten: 'تعذّرت كتابة الرسالة: \u2068{reason}\u2069.',
  settingTextMissing: 'أدخل نصًا',
  settingColor: 'أدخل لونًا مثل \u2066#cf3a1d\u2069',
  settingColorTooLight: 'يصعب قراءة النص الأبيض على هذا اللون. اختر لونًا أغمق',
  settingInstructions: 'أدخل تعليمات للمشترين الذين يدفعون للمتجر',
  settingPaidShipping:
    'إن كان الشحن وحده متاحًا فلا بد من طريقة يدفع بها المشترون قبل إرسال الهاتف. اربط Stripe أو فعّل الدفع بالتحويل المصرفي أولًا',
} satisfies Translation<typeof setup>
