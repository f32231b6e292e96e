import type reported from '../../../en/pages/console/reported.ts'
import type { Translation } from '../../../translation.ts'

export default {
  conversation: {
    title: 'محادثة مُبلَّغ عنها',
    back: 'العودة إلى البلاغات',
    close: 'إغلاق المحادثة',
    closing: 'جارٍ الإغلاق',
    loading: 'جارٍ تحميل المحادثة',
    lead: 'تظهر هنا بيانات التواصل. يُسجَّل اطلاعك في سجل التدقيق.',
    buyer: 'المشتري',
    seller: 'البائع',
    reported: 'مُبلَّغ عنها',
    photo: 'صورة لا يراها إلا المشتري والبائع.',
    sentPhoto: 'صورة أُرسلت في هذه المحادثة',
  },
  hide: {
    hideReview: 'إخفاء التقييم',
    hideReply: 'إخفاء الرد',
    reason: 'السبب',
    required: 'أدخل سببًا قصيرًا',
    review: 'يُخفى التقييم الذي كتبه <name></name> عن الجميع، ولا تُحتسب نجومه. يمكنك إظهاره لاحقًا.',
    reply: 'يُخفى الرد الذي كتبه <name></name> عن الجميع. يمكنك إظهاره لاحقًا.',
    help: 'يمكن للكاتب قراءته، وهو مسجَّل في سجل التدقيق.',
    busy: 'جارٍ الإخفاء',
  },
} satisfies Translation<typeof reported>
