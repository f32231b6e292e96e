import type accountDialogs from '../../../en/pages/account/accountDialogs.ts'
import type { Translation } from '../../../translation.ts'
import passkeyErrors from '../../parts/passkeyErrors.ts'

export default {
  passkeyErrors,
  code: {
    form: 'تأكيد البريد الإلكتروني',
    label: 'رمز من ستة أرقام',
    invalid: 'أدخل الأرقام الستة',
    submit: 'تأكيد',
    checking: 'جارٍ التحقق',
    resend: 'رمز جديد',
    sending: 'جارٍ الإرسال',
    done: 'تم تأكيد البريد الإلكتروني',
    sent: 'أرسلنا رمزًا جديدًا إلى {address}',
  },
  strip: {
    label: 'تأكيد البريد الإلكتروني',
    text: '<strong>أكّد بريدك الإلكتروني لتتمكن من الشراء والبيع وإرسال الرسائل.</strong> أدخل الرمز الذي أرسلناه إلى <address></address> أو <link>غيّر البريد</link>.',
  },
  dialog: {
    title: 'تأكيد البريد الإلكتروني',
    text: 'أدخل الأرقام الستة التي أرسلناها إلى <address></address>، ثم تتابع من حيث توقفت.',
    noEmail: 'لم تصلك رسالة؟ تحقق من مجلد الرسائل غير المرغوب فيها أو <link>غيّر البريد</link>.',
  },
  proof: {
    title: 'تأكيد هويتك',
    text: 'مرّ وقت على تسجيل دخولك. لحماية حسابك أكّد أنه أنت قبل المتابعة.',
    passkey: 'استخدام مفتاح مرور',
    passkeyBusy: 'بانتظار مفتاح المرور',
    password: 'كلمة المرور',
    required: 'أدخل كلمة المرور',
    submit: 'تأكيد',
    checking: 'جارٍ التحقق',
    retry: 'إعادة المحاولة',
    google: 'المتابعة عبر Google',
    opening: 'جارٍ فتح Google',
    newTab: 'تُفتح صفحة Google في علامة تبويب جديدة. اختر الحساب الذي تستخدمه هنا.',
    opened: 'سجّل الدخول عبر Google في علامة التبويب الجديدة ثم عد إلى هنا. تتابع الصفحة تلقائيًا.',
    blocked: 'حظر متصفحك علامة التبويب الجديدة. اسمح بالنوافذ المنبثقة لهذه الصفحة وحاول مرة أخرى.',
  },
} satisfies Translation<typeof accountDialogs>
