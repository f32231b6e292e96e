import type blog from '../../../en/pages/public/blog.ts'
import type { Translation } from '../../../translation.ts'

export default {
  minutes:
    'مدة القراءة: {count, plural, zero {{shown} دقيقة} one {دقيقة واحدة} two {دقيقتان} few {{shown} دقائق} many {{shown} دقيقة} other {{shown} دقيقة}}',
  phones: {
    title: 'تبحث عن هاتف؟',
    text: 'قارن الهواتف المستعملة حسب الدرجة والعمر والسعر، واقرأ كيف تفحص هاتفًا قبل أن تدفع.',
    browse: 'عرض كل الهواتف',
    safely: 'كيف تشتري وتبيع بأمان',
  },
  sample: {
    title: 'هذا مثال',
    text: 'يبدأ كل متجر بهذه المقالات. انشر مقالاتك مكانها: كل عنوان يصبح مقالة.',
    write: 'كتابة مقالاتك',
  },
} satisfies Translation<typeof blog>
