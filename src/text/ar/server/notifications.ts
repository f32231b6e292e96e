import type notifications from '../../en/server/notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  unsubscribe: 'إلغاء الاشتراك في {emails}',
  settings: 'إعدادات الإشعارات',
  emailsAbout: {
    account: 'الرسائل المتعلقة بحسابك',
  },
  newDevice: {
    title: 'تسجيل دخول جديد إلى حسابك',
    text: 'جرى تسجيل الدخول من {hasBrowser, select, yes {{browser}} other {جهاز جديد}} بتاريخ {date}{hasNetwork, select, yes { من الشبكة {network}} other {}}. إذا كنت أنت من فعل ذلك فلا داعي لفعل شيء. وإلا فغيّر كلمة المرور وسجّل الخروج من أجهزتك الأخرى.',
    button: 'راجع أجهزتك',
  },
} satisfies Translation<typeof notifications>
