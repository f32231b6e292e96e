import type consents from '../../../en/pages/public/consents.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'شروط جديدة',
  changed: 'غيّرنا ما وافقت عليه سابقًا.',
  read: 'اقرأ <links></links> ووافق عليها لتشتري وتبيع من جديد.',
  title: 'تغيّرت الشروط',
  continues: 'اقرأ <links></links>. وعندما توافق يستمر ما كنت تفعله.',
  and: ' و',
  later: 'ليس الآن',
  accept: 'موافق',
  saving: 'جارٍ الحفظ',
  done: 'شكرًا. يمكنك أن تشتري وتبيع من جديد.',
} satisfies Translation<typeof consents>
