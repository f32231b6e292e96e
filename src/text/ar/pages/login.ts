import type login from '../../en/pages/login.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'تسجيل الدخول',
  description: 'سجّل الدخول لتحجز هاتفًا أو تبيع هاتفك.',
  lead: 'أهلًا بعودتك.',
  leadBack: 'سجّل الدخول لتكمل من حيث توقفت.',
  new: 'ليس لديك حساب؟ <link>أنشئ حسابًا</link>',
  newClosed: 'لا يقبل هذا المتجر حسابات جديدة حاليًا.',
  newByInvitation: 'إنشاء الحسابات هنا بدعوة فقط. افتح رابط دعوتك لتنشئ حسابك.',
  promise: 'الهاتف الذي تحجزه يبقى محفوظًا لك، ولا تعطي الرمز إلا بعد أن تستلم الهاتف.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  emailRequired: 'أدخل بريدك الإلكتروني',
  passwordRequired: 'أدخل كلمة المرور',
  forgot: 'هل نسيت كلمة المرور؟',
  submit: 'تسجيل الدخول',
  busy: 'جارٍ تسجيل الدخول',
  checking:
    'جرّب أحدهم كلمات مرور كثيرة لهذا الحساب. نتحقق الآن من متصفحك، وقد يستغرق ذلك بضع ثوانٍ.',
  appeal: 'اعترض على هذا القرار',
  done: 'تم تسجيل الدخول',
  passkey: 'الدخول بمفتاح مرور',
  passkeyBusy: 'في انتظار مفتاح المرور',
  google: 'المتابعة عبر Google',
  googleBusy: 'جارٍ فتح Google',
  googleOff: 'تسجيل الدخول باستخدام Google غير متاح هنا.',
  googleDemo: 'يستخدم هذا العرض التجريبي بديلًا عن Google، ولا تحتاج إلى حساب حقيقي.',
  googleTerms:
    'إذا كنت جديدًا هنا فإن متابعتك باستخدام Google تعني موافقتك على: <terms></terms> (تُفتح في علامة تبويب جديدة).',
  and: ' و',
} satisfies Translation<typeof login>
