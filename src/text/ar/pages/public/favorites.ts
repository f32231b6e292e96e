import type favorites from '../../../en/pages/public/favorites.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'المفضلة',
  description: 'الهواتف التي حفظتها.',
  lead: 'هواتف تهمّك. تبقى الهواتف المباعة هنا مع الإشارة إلى أنها بيعت.',
  device: 'محفوظة على هذا الجهاز فقط. <link>سجّل الدخول</link> لحفظها في حسابك.',
  none: 'لا يوجد شيء في المفضلة بعد',
  noneText: 'اضغط على القلب عند أي هاتف لحفظه هنا.',
  lower: 'أقل بمقدار {amount}',
  higher: 'أعلى بمقدار {amount}',
} satisfies Translation<typeof favorites>
