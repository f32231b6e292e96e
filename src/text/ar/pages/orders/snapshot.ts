import type snapshot from '../../../en/pages/orders/snapshot.ts'
import type { Translation } from '../../../translation.ts'
import proving from '../selling/proving.ts'

export default {
  saved: 'حُفظ: <time></time>.',
  edited: 'عدّل البائع الإعلان منذ ذلك الحين. <link>عرض الإعلان الحالي</link>.',
  title: 'العنوان',
  model: 'الموديل',
  location: 'المكان',
  delivery: 'طريقة التسليم',
  returns: 'الإرجاع',
  warranty: 'الضمان',
  price: 'السعر',
  original: 'السعر الأصلي',
  check: 'فحص الجهاز',
  results: '{results}، <time></time>',
  photo: 'الصورة {place} من {count}',
  answers: 'إجابات البائع',
  outcome: proving.checkup.outcome,
  comma: proving.checkup.comma,
} satisfies Translation<typeof snapshot>
