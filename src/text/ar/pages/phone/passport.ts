import type passport from '../../../en/pages/phone/passport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  loading: 'جارٍ تحميل سجل الجهاز',
  unproven: 'ما الذي لا يثبته هذا',
  open: 'فتح سجل الجهاز',
  openMore:
    'فتح سجل الجهاز: {count, plural, zero {لا قيود أخرى} one {قيد آخر} two {قيدان آخران} few {{shown} قيود أخرى} many {{shown} قيدًا آخر} other {{shown} قيد آخر}}',
  owners:
    '{count, plural, zero {مالك هنا} one {مالك هنا} two {مالكان هنا} few {مالكين هنا} many {مالكًا هنا} other {مالك هنا}}',
  listings:
    '{count, plural, zero {مرة عُرض فيها} one {مرة عُرض فيها} two {مرتان عُرض فيهما} few {مرات عُرض فيها} many {مرة عُرض فيها} other {مرة عُرض فيها}}',
  repairs:
    '{count, plural, zero {إصلاح مسجل} one {إصلاح مسجل} two {إصلاحان مسجلان} few {إصلاحات مسجلة} many {إصلاحًا مسجلًا} other {إصلاح مسجل}}',
  lastCheckup: 'آخر فحص للجهاز',
  noCheckup: 'لا يوجد',
  title: {
    imei_checked: 'تم فحص رقم IMEI',
    checked_up: 'فحص الجهاز',
    graded: 'حُسبت الدرجة',
    listed: 'عُرض للبيع',
    unlisted: 'غُيّر رقم IMEI في الإعلان',
    sold: 'مالك جديد',
    sale_undone: 'أُلغي البيع',
    repaired: 'أُصلح',
    claimed: 'مالك جديد',
  },
  detail: {
    unlisted: 'للإعلان الآن رقم IMEI آخر.',
    sold: 'بيع عبر هذا المتجر واستلمه المشتري.',
    repaired: 'ذكره المالك ولم يُتحقق منه.',
    claimed: 'اشتُري من مكان آخر. فحص أحد المشرفين صورة للهاتف يظهر فيها رقم IMEI.',
  },
  grade: 'الدرجة {grade}',
  graded: 'محسوبة من إجابات البائع.',
  part: {
    screen: 'الشاشة',
    battery: 'البطارية',
    back_cover: 'الغطاء الخلفي',
    camera: 'الكاميرا',
    charging_port: 'منفذ الشحن',
    sound: 'مكبر الصوت أو الميكروفون',
    buttons: 'الأزرار',
    board: 'اللوحة الأم',
    water_damage: 'ضرر من الماء',
    other: 'شيء آخر',
  },
  repairer: {
    manufacturer: 'الشركة المصنّعة',
    authorized: 'مركز صيانة معتمد',
    repair_shop: 'مركز صيانة آخر',
    owner: 'المالك',
    unknown: 'غير معروف',
  },
  repaired: {
    screen: 'إصلاح الشاشة',
    battery: 'إصلاح البطارية',
    back_cover: 'إصلاح الغطاء الخلفي',
    camera: 'إصلاح الكاميرا',
    charging_port: 'إصلاح منفذ الشحن',
    sound: 'إصلاح مكبر الصوت أو الميكروفون',
    buttons: 'إصلاح الأزرار',
    board: 'إصلاح اللوحة الأم',
    water_damage: 'إصلاح ضرر من الماء',
    other: 'إصلاح شيء آخر',
  },
  repairedBy: {
    manufacturer: 'لدى الشركة المصنّعة.',
    authorized: 'لدى مركز صيانة معتمد.',
    repair_shop: 'لدى مركز صيانة آخر.',
    owner: 'أصلحه المالك.',
    unknown: 'لا يُعرف من أصلحه.',
  },
  source: {
    shop: 'سجّله هذا المتجر',
    phone: 'أبلغ به متصفح الهاتف',
    seller: 'ذكره البائع ولم يُتحقق منه',
    owner: 'ذكره المالك ولم يُتحقق منه',
  },
  seller: {
    first: 'لأول مرة هنا.',
    same: 'من البائع السابق نفسه.',
    owner: 'من مالكه المسجل.',
    other: 'من شخص غير المسجل سابقًا.',
  },
  listedAs: '{seller} عُرض باسم \u2068{name}\u2069.',
  match: {
    confirmed: 'الرقم يخص هذا الموديل.',
    other: 'الرقم يخص موديلًا آخر.',
    unknown: 'الرقم صحيح، وموديله غير معروف.',
  },
  clean: '{match} لم يُبلَّغ عن فقدانه أو سرقته.',
  reported: '{match} أُبلغ عن فقدانه أو سرقته.',
  allPassed:
    '{count, plural, zero {لم ينجح أي اختبار} one {نجح اختبار واحد} two {نجح اختباران} few {نجحت {shown} اختبارات} many {نجح {shown} اختبارًا} other {نجح {shown} اختبار}}، ولم يفشل شيء.',
  someFailed:
    '{count, plural, zero {لم ينجح أي اختبار} one {نجح اختبار واحد} two {نجح اختباران} few {نجحت {shown} اختبارات} many {نجح {shown} اختبارًا} other {نجح {shown} اختبار}}، وفشل {failed}.',
  returned: 'أعاد المشتري الهاتف إلى البائع.',
  refunded: 'استرد المشتري ماله. لم يُسجل لدى من الهاتف.',
  limit: {
    typed:
      'السجل مرتبط برقم IMEI كتبه بائع، وقد يكتب أي شخص رقم هاتف ليس لديه. عندما يصبح الهاتف معك، اطلب عليه \u2066*#06#\u2069: يجب أن تطابق أرقامه الأربعة الأخيرة ما في إيصالك.',
    here: 'لا يتضمن إلا ما حدث في هذا المتجر. لا يظهر فيه المالكون السابقون ولا الإصلاحات التي لم تُسجل ولا البيع في مكان آخر.',
    sources:
      'الدرجات من إجابات البائع، وفحوصات الجهاز من متصفح، والإصلاحات من المالكين. لم يفتح أحد الهاتف للتحقق.',
    sales: 'يُسجل البيع عندما يُتم الطرفان الطلب. وقد يتفق شخصان على تسجيل بيع لم يحدث.',
    law: 'لا يثبت من يملك الهاتف قانونًا، ولا أنه غير مسروق.',
    copy: 'لا يمكن تغيير قيد دون أن يُلاحظ متى كانت لديك نسخة. وبدون نسخة فأنت تثق بأن هذا المتجر احتفظ بكل القيود.',
  },
} satisfies Translation<typeof passport>
