import type price from '../../../en/pages/phone/price.ts'
import type { Translation } from '../../../translation.ts'

export default {
  same: 'نصف هذه المبيعات أو أكثر ضمن نطاق السعر العادل.',
  older: 'مبيعات آخر 6 أشهر، معدّلة بحسب أسعار اليوم.',
  anyGrade: 'مبيعات بكل الدرجات في آخر 6 أشهر، معدّلة بحسب أسعار اليوم.',
  anyGradeTo: 'مبيعات بكل الدرجات في آخر 6 أشهر، معدّلة بحسب الدرجة {grade} وأسعار اليوم.',
  any: 'مبيعات بكل السعات والدرجات في آخر 12 شهرًا، معدّلة بحسب {phone} وأسعار اليوم.',
  thisStorage: 'هذه السعة',
  withGrade: '{storage} والدرجة {grade}',
  estimate:
    'مبيعات هذا الموديل قليلة ({shown}). السعر مقدَّر بحسب ما تفقده الهواتف من قيمتها مع الوقت.',
  outliers:
    '{count, plural, zero {لم تُستبعد مبيعات} one {استُبعدت عملية بيع واحدة} two {استُبعدت عمليتا بيع} few {استُبعدت {shown} عمليات بيع} many {استُبعدت {shown} عملية بيع} other {استُبعدت {shown} عملية بيع}} لأن السعر غير معتاد.',
  recent: 'أحدث المبيعات',
  recentUsed: 'أحدث المبيعات التي حُسب منها السعر',
  sold: 'تاريخ البيع',
  phone: 'الهاتف',
  paid: 'السعر',
  adjusted: 'بعد التعديل',
  listed: 'عُرض بسعر {amount}',
  lowered: 'خُفض إلى {amount}',
  raised: 'رُفع إلى {amount}',
} satisfies Translation<typeof price>
