import type ratings from '../../../en/pages/phone/ratings.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'تقييمات \u2068{name}\u2069',
  none: 'لا توجد تقييمات للعرض.',
  fromSales:
    '{count, plural, zero {بلا مبيعات} one {من عملية بيع واحدة} two {من عمليتَي بيع} few {من {shown} عمليات بيع} many {من {shown} عملية بيع} other {من {shown} عملية بيع}}',
  by: { buyer: '<name></name>، مشترٍ', seller: '<name></name>، بائع' },
  replyBy: 'رد <name></name>',
  hiddenReason: 'السبب: «⁨{reason}⁩»',
  report: 'إبلاغ',
  reportReview: 'عن تقييم \u2068{name}\u2069',
  reportReply: 'عن الرد على \u2068{name}\u2069',
  more: 'عرض المزيد',
  loading: 'جارٍ التحميل',
  hide: 'إخفاء التقييم<hidden> من \u2068{name}\u2069</hidden>',
  hidden: 'تم إخفاء التقييم',
  showReview: 'إظهار من جديد<hidden>: تقييم \u2068{name}\u2069</hidden>',
  showReply: 'إظهار من جديد<hidden>: رد \u2068{name}\u2069</hidden>',
  reviewShown: 'التقييم ظاهر من جديد',
  replyShown: 'الرد ظاهر من جديد',
  ofOrder: {
    title: 'التقييمات',
    loading: 'جارٍ تحميل التقييمات',
    none: 'لا تقييمات ظاهرة بعد. التقييمات المخفية لا يقرؤها أحد.',
    from: 'تقييم \u2068{name}\u2069 عن \u2068{other}\u2069',
    hidden: 'مخفي: لا يراه إلا \u2068{name}\u2069.',
  },
} satisfies Translation<typeof ratings>
