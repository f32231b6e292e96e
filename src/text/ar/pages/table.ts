import type table from '../../en/pages/table.ts'
import type { Translation } from '../../translation.ts'

export default {
  actions: 'الإجراءات',
  search: 'بحث',
  searchIn: 'بحث: {caption}',
  sortBy: 'ترتيب حسب',
  by: 'حسب {column}',
  rows: '{count, plural, zero {{shown} صف} one {صف واحد} two {صفان} few {{shown} صفوف} many {{shown} صفًا} other {{shown} صف}}',
  nothing: 'لا نتائج لعبارة «\u2068{text}\u2069»',
  nothingText: 'تحقق من الكتابة أو ابحث بكلمات أقل.',
  pages: 'صفحات: {caption}',
  page: 'صفحة {page} من {count}',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
} satisfies Translation<typeof table>
