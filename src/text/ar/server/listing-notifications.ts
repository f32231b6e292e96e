import type listings from '../../en/server/listing-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  approved: { title: 'قُبل إعلانك عن {phone}', text: 'هاتفك معروض للبيع الآن.' },
  sentBack: {
    title: 'يحتاج إعلانك عن {phone} إلى تعديل',
    text: 'يحتاج الإعلان إلى بعض التعديلات قبل نشره. عدّله ثم أرسله مرة أخرى.',
  },
  rejected: { title: 'رُفض إعلانك عن {phone}', text: 'لن يُنشر الإعلان.' },
  changeApproved: {
    title: 'قُبل تعديل إعلانك عن {phone}',
    text: 'يرى المشترون النسخة الجديدة الآن.',
  },
  changeSentBack: {
    title: 'يحتاج تعديل إعلانك عن {phone} إلى تصحيح',
    text: 'يبقى إعلانك كما كان. صحّح التعديل ثم أرسله مرة أخرى.',
  },
  changeRejected: {
    title: 'رُفض تعديل إعلانك عن {phone}',
    text: 'يبقى إعلانك كما كان.',
  },
  moderatorWrote: 'كتب المشرف: {reason}',
  flagged: {
    title: 'إعلانك عن {phone} قيد الفحص',
    text: 'الهاتف غير معروض للبيع حتى ينتهي الفحص. افتح الإعلان في «إعلاناتي» لترى هل يلزمك شيء.',
  },
  photoReuse: {
    title: 'إعلانك عن {phone} بانتظار المراجعة',
    text: 'إحدى صورك تشبه صورة في إعلان بائع آخر. سيقارن بينهما أحد المشرفين قبل عرض صورتك. إذا التقطت الصورة بنفسك فلا داعي لفعل شيء. وإلا فاستبدل بها صورة لك.',
  },
  removed: {
    title: 'أُزيل إعلانك عن {phone}',
    text: 'أزاله أحد المشرفين. السبب: {reason} إذا كنت ترى أن هذا خطأ فاكتب إلينا.',
  },
  expired: {
    title: 'انتهت مدة إعلانك عن {phone}',
    text: 'لم يعد الهاتف معروضًا للبيع. يمكنك تجديد الإعلان لمدة {listingDays, plural, zero {{listingDaysShown} يوم} one {يوم واحد} two {يومين} few {{listingDaysShown} أيام} many {{listingDaysShown} يومًا} other {{listingDaysShown} يوم}} أخرى.',
  },
  report: {
    phone: { title: 'راجعنا بلاغك بشأن {phone}' },
    seller: { title: 'راجعنا بلاغك بشأن {seller}' },
    review: { title: 'راجعنا بلاغك بشأن تقييم كتبه {seller}' },
    reply: { title: 'راجعنا بلاغك بشأن ردّ كتبه {seller}' },
    removed: 'أُزيل الإعلان. شكرًا لبلاغك.',
    closed: 'أُغلقت المحادثة. شكرًا لبلاغك.',
    banned: 'أُوقف الحساب. شكرًا لبلاغك.',
    replyHidden: 'أُخفي الردّ. شكرًا لبلاغك.',
    reviewHidden: 'أُخفي التقييم. شكرًا لبلاغك.',
    nothing: 'لم نجد ما يخالف قواعدنا، لذلك لم يُزل شيء. شكرًا لبلاغك.',
  },
} satisfies Translation<typeof listings>
