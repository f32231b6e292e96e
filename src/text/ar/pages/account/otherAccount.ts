import type otherAccount from '../../../en/pages/account/otherAccount.ts'
import type { Translation } from '../../../translation.ts'

export default {
  reload: 'إعادة التحميل بحساب \u2068{name}\u2069',
  viewTitle: 'أنت ترى المتجر كما يراه \u2068{name}\u2069',
  view: 'اخترت ذلك في علامة تبويب أخرى. فُتحت هذه الصفحة بحساب <before></before>، لذلك لا يمكنها تحميل شيء أو حفظه حتى توقف ذلك. يبقى هنا ما كتبته.',
  stop: 'إيقاف',
  stopping: 'جارٍ الإيقاف',
  otherTitle: 'سُجّل الدخول بحساب آخر',
  other:
    'أنت الآن في هذا المتصفح بحساب <now></now>. فُتحت هذه الصفحة بحساب <before></before>، لذلك لا يمكنها حفظ شيء أو طلبه.',
  keep: 'للاحتفاظ بما كتبته، أغلق هذه الرسالة وانسخه ثم أعد التحميل. وإذا سجّلت الدخول مجددًا بحساب \u2068{before}\u2069 في علامة تبويب أخرى، تعمل هذه الصفحة من جديد.',
  outTitle: 'تم تسجيل خروجك',
  out: 'انتهت جلسة <person></person>. ما كتبته في هذه الصفحة ما زال هنا: سجّل الدخول بحساب \u2068{before}\u2069 في علامة التبويب الجديدة التي تُفتح، ثم عد وتابع.',
  goOn: 'المتابعة دون تسجيل الدخول',
  login: 'تسجيل الدخول',
} satisfies Translation<typeof otherAccount>
