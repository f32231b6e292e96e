import type invitations from '../../../en/pages/console/invitations.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'روابط لإنشاء حسابات ما دامت الحسابات الجديدة تحتاج إلى دعوة.',
  caption: 'الدعوات',
  none: 'لا دعوات بعد',
  noneText: 'يظهر هنا كل رابط تنشئه مع عدد مرات استخدامه، ويمكنك إلغاؤه.',
  registration: {
    label: 'الحسابات الجديدة',
    open: 'يستطيع أي شخص الآن إنشاء حساب بلا دعوة.',
    closed: 'لا أحد يستطيع الآن إنشاء حساب، ولا حتى بدعوة.',
    change: 'تغيير من يستطيع إنشاء حساب',
  },
  form: {
    label: 'دعوة جديدة',
    about:
      'من يفتح الرابط يسجّل مشتريًا أو بائعًا كما يختار. أما من يعمل في المتجر فيُدعى من صفحة <link>فريق العمل</link>.',
    note: 'لمن الدعوة',
    noteHelp: 'لا يراه إلا المشرفون.',
    noteMissing: 'اكتب لمن هذا الرابط',
    uses: 'عدد الحسابات',
    days: 'مدة الصلاحية (بالأيام)',
    whole: 'أدخل عددًا صحيحًا من 1 إلى {max}',
    create: 'إنشاء رابط',
    creating: 'جارٍ إنشاء الرابط',
  },
  once: 'انسخ الرابط الآن، فهو لا يظهر إلا مرة واحدة.',
  link: 'رابط الدعوة',
  revoke: {
    short: 'إلغاء',
    name: 'إلغاء دعوة \u2068{note}\u2069',
    busy: 'جارٍ الإلغاء',
    done: 'لم يعد الرابط يعمل',
  },
  state: { open: 'مفتوحة', used_up: 'مستنفدة', expired: 'انتهت مدتها', revoked: 'ملغاة' },
  column: {
    note: 'لمن الدعوة',
    state: 'الحالة',
    uses: 'الحسابات',
    expires: 'تنتهي في',
    by: 'أنشأها',
  },
  uses: '{uses} من {max}',
  deletedAccount: 'حساب محذوف',
} satisfies Translation<typeof invitations>
