import type productImport from '../../../en/pages/selling/productImport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'استيراد من ملف',
  about:
    'ملف CSV سطره الأول أسماء الأعمدة. الأعمدة المطلوبة: <column>brand</column> و<column>name</column> و<column>price</column>. والاختيارية: <names></names>. تفصل بينها فواصل أو فواصل منقوطة أو علامات جدولة.',
  example:
    '<link>نزّل مثالًا</link> أو ابدأ بالملف الذي صدّرته. لا يمكن أن يحتوي الملف على صور أو درجات: أضف الصور وأجب عن أسئلة الحالة بعد ذلك من «تعديل».',
  file: 'الملف',
  limits:
    'الحد الأقصى {megabytes} ميجابايت و{count, plural, zero {{shown} هاتف} one {هاتف واحد} two {هاتفان} few {{shown} هواتف} many {{shown} هاتفًا} other {{shown} هاتف}}.',
  nothingYet: 'لن يُنشر شيء الآن. سترى معاينة أولًا.',
  checking: 'جارٍ الفحص',
  check: 'فحص الملف',
  choose: 'اختر ملفًا',
  verdict: { invalid: 'بحاجة إلى تصحيح', valid: 'صالح', duplicate: 'معروض من قبل' },
  unknownColumns: 'أعمدة غير معروفة لم تُستورد: {columns}.',
  emptyRows:
    'عدد الأسطر الفارغة التي تم تخطيها: {count, plural, zero {{shown}} one {{shown}} two {{shown}} few {{shown}} many {{shown}} other {{shown}}}.',
  lines: 'سطرًا سطرًا',
  line: 'السطر {line}',
  unnamed: 'بلا اسم',
  showAll: 'عرض كل الأسطر ({shown})',
  again: 'اختيار ملف آخر',
  list: 'نشر {count, plural, zero {{shown} هاتف} one {هاتف واحد} two {هاتفين} few {{shown} هواتف} many {{shown} هاتفًا} other {{shown} هاتف}}',
  listValid:
    'نشر {count, plural, zero {{shown} هاتف صالح} one {الهاتف الصالح} two {الهاتفين الصالحين} few {الهواتف الصالحة ({shown})} many {الهواتف الصالحة ({shown})} other {الهواتف الصالحة ({shown})}}',
  progress: 'الأسطر: {shown} من {total}',
  progressLabel: 'الأسطر المنشورة',
  canClose:
    'يمكنك إغلاق هذه النافذة. استورد الملف نفسه لاحقًا للمتابعة من حيث توقف؛ لا يُنشر شيء مرتين.',
  added:
    '{count, plural, zero {لم يُنشر أي هاتف} one {نُشر هاتف واحد} two {نُشر هاتفان} few {نُشرت {shown} هواتف} many {نُشر {shown} هاتفًا} other {نُشر {shown} هاتف}}',
  duplicates:
    'هواتف معروضة من قبل: {count, plural, zero {{shown}} one {{shown}} two {{shown}} few {{shown}} many {{shown}} other {{shown}}}.',
  rejected:
    'أسطر بحاجة إلى تصحيح: {count, plural, zero {{shown}} one {{shown}} two {{shown}} few {{shown}} many {{shown}} other {{shown}}}. صحّح الملف واستورده مرة أخرى.',
  next: 'أضف صورها ودرجاتها من «تعديل».',
  done: 'تم',
  interrupted:
    '{count, plural, zero {لم يُنشر أي هاتف} one {نُشر هاتف واحد} two {نُشر هاتفان} few {نُشرت {shown} هواتف} many {نُشر {shown} هاتفًا} other {نُشر {shown} هاتف}}. {message}',
} satisfies Translation<typeof productImport>
