import type outage from '../../en/server/outage.ts'
import type { Translation } from '../../translation.ts'

export default {
  soon: 'نعود بعد لحظات',
  failed: 'حدث خطأ',
  failedHere: 'حدث خطأ لدينا',
  reason: {
    broken: 'سُجّل الخطأ. حاول مرة أخرى، أو عُد بعد قليل.',
    database: 'قاعدة بياناتنا غير متاحة حاليًا. تُحدَّث هذه الصفحة كل بضع ثوانٍ.',
    busy: 'عدد زوار المتجر كبير جدًا الآن. تُحدَّث هذه الصفحة كل بضع ثوانٍ.',
  },
  retry: 'إعادة المحاولة',
  request: 'الرقم المرجعي \u2066{id}\u2069',
  maintenance: {
    title: 'نعود قريبًا',
    text: 'نعمل على المتجر الآن. عُد إلينا بعد قليل.',
    staff: 'دخول الفريق',
  },
  offline: {
    title: 'أنت غير متصل بالإنترنت',
    text: 'تحتاج هذه الصفحة إلى اتصال. الصفحات العامة التي فتحتها من قبل ما زالت متاحة للقراءة.',
    home: 'الصفحة الرئيسية',
  },
} satisfies Translation<typeof outage>
