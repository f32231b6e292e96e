import type alerts from '../../en/server/alerts.ts'
import type { Translation } from '../../translation.ts'

export default {
  followed: 'أعلن عنه {seller} الذي تتابعه',
  drop: 'انخفض من {from} إلى {to}',
  atLimit: 'عند الحد الأقصى الذي حددته',
  underLimit: 'أقل من الحد الأقصى الذي حددته بمقدار {amount}',
  comma: '، ',
  mail: {
    oneSubject: '{phone} بسعر {price}',
    dropSubject: '{phone}: {reason}',
    subject: {
      drops: 'انخفضت أسعار هواتف في مفضلتك ({shown})',
      followed:
        '{count, plural, zero {لا هواتف جديدة ممن تتابعهم} one {هاتف جديد من بائع تتابعه} two {هاتفان جديدان من بائعين تتابعهم} few {{shown} هواتف جديدة من بائعين تتابعهم} many {{shown} هاتفًا جديدًا من بائعين تتابعهم} other {{shown} هاتف جديد من بائعين تتابعهم}}',
      searches:
        '{count, plural, zero {لا هواتف لعمليات بحثك} one {هاتف يطابق بحثك المحفوظ} two {هاتفان لعمليات بحثك المحفوظة} few {{shown} هواتف لعمليات بحثك المحفوظة} many {{shown} هاتفًا لعمليات بحثك المحفوظة} other {{shown} هاتف لعمليات بحثك المحفوظة}}',
      several:
        '{count, plural, zero {لا هواتف لك} one {هاتف لك} two {هاتفان لك} few {{shown} هواتف لك} many {{shown} هاتفًا لك} other {{shown} هاتف لك}}',
    },
    opening: {
      drops:
        '{count, plural, zero {لم ينخفض سعر شيء.} one {انخفض سعر هاتف في مفضلتك.} two {انخفض سعر هاتفين في مفضلتك.} few {انخفضت أسعار هذه الهواتف في مفضلتك.} many {انخفضت أسعار هذه الهواتف في مفضلتك.} other {انخفضت أسعار هذه الهواتف في مفضلتك.}}',
      followed:
        '{count, plural, zero {لا جديد.} one {أعلن بائع تتابعه عن هاتف جديد.} two {أعلن بائعون تتابعهم عن هاتفين جديدين.} few {أعلن بائعون تتابعهم عن هواتف جديدة.} many {أعلن بائعون تتابعهم عن هواتف جديدة.} other {أعلن بائعون تتابعهم عن هواتف جديدة.}}',
      searches:
        '{count, plural, zero {لا جديد.} one {هذا الهاتف يطابق بحثك المحفوظ.} two {هذان الهاتفان يطابقان عمليات بحثك المحفوظة.} few {هذه الهواتف تطابق عمليات بحثك المحفوظة.} many {هذه الهواتف تطابق عمليات بحثك المحفوظة.} other {هذه الهواتف تطابق عمليات بحثك المحفوظة.}}',
      several:
        'هذه الهواتف تطابق عمليات بحثك المحفوظة، أو انخفض سعرها، أو أعلن عنها بائعون تتابعهم.',
    },
    more: 'وهناك المزيد تحت «جديد لك»: {shown}.',
    searches: 'عرض عمليات البحث المحفوظة',
    favorites: 'عرض المفضلة',
    unsubscribe: 'إلغاء رسائل البحث والأسعار',
    item: '{phone}: {price}',
    grade: 'الدرجة {grade}',
    storage: '{size} جيجابايت',
    nearMiss: 'مطابقة قريبة: {reason}',
    search: 'البحث المحفوظ: {name}',
    view: 'عرض الهاتف',
  },
} satisfies Translation<typeof alerts>
