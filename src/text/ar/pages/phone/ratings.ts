import type ratings from '../../../en/pages/phone/ratings.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'تقييمات {name}',
  none: 'لا توجد تقييمات للعرض.',
  fromSales:
    '{count, plural, zero {بلا مبيعات} one {من عملية بيع واحدة} two {من عمليتَي بيع} few {من {shown} عمليات بيع} many {من {shown} عملية بيع} other {من {shown} عملية بيع}}',
  by: { buyer: '<name></name>، مشترٍ', seller: '<name></name>، بائع' },
  replyBy: 'رد <name></name>',
  hiddenReason: 'السبب: «⁨{reason}⁩»',
  report: 'إبلاغ',
  reportReview: 'عن تقييم {name}',
  reportReply: 'عن الرد على {name}',
  more: 'عرض المزيد',
  loading: 'جارٍ التحميل',
} satisfies Translation<typeof ratings>
