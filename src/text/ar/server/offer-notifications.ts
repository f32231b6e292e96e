import type offers from '../../en/server/offer-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  made: {
    title: 'يعرض {other} {offered} ثمنًا لهاتفك {phone}',
    text: 'اقبل أو ارفض أو قدّم عرضًا مقابلًا خلال {offerHours, plural, zero {{offerHoursShown} ساعة} one {ساعة واحدة} two {ساعتين} few {{offerHoursShown} ساعات} many {{offerHoursShown} ساعة} other {{offerHoursShown} ساعة}}.',
  },
  countered: {
    buyer: { title: 'يعرض {seller} عليك {phone} مقابل {offered}' },
    seller: { title: 'يعرض {buyer} الآن {offered} لهاتفك {phone}' },
    text: 'اقبل أو ارفض أو قدّم عرضًا آخر خلال {offerHours, plural, zero {{offerHoursShown} ساعة} one {ساعة واحدة} two {ساعتين} few {{offerHoursShown} ساعات} many {{offerHoursShown} ساعة} other {{offerHoursShown} ساعة}}.',
  },
  accepted: {
    title: 'قبل {other} {offered} ثمنًا للهاتف {phone}',
    buyer: 'الهاتف محجوز لك.',
    seller: 'الهاتف محجوز الآن.',
  },
  declined: {
    title: 'رفض {other} عرضك بشأن {phone}',
    buyer: 'يمكنك تقديم عرض آخر.',
    seller: 'هاتفك ما زال معروضًا للبيع.',
  },
  withdrawn: {
    title: 'سحب {other} عرضًا بشأن {phone}',
    text: 'لم يعد العرض بسعر {offered} ساريًا.',
  },
  expired: {
    title: 'انتهت مدة عرض سعر بشأن {phone}',
    text: 'لم يُردّ عليه خلال {offerHours, plural, zero {{offerHoursShown} ساعة} one {ساعة واحدة} two {ساعتين} few {{offerHoursShown} ساعات} many {{offerHoursShown} ساعة} other {{offerHoursShown} ساعة}}.',
  },
  superseded: {
    title: 'حجز شخص آخر {phone}',
    text: 'أُغلق عرضك بشأنه.',
  },
  overtaken: {
    buyer: {
      title: 'صار سعر {phone} الآن {listed}',
      text: 'هذا لا يزيد على العرض بسعر {offered}، لذلك أُغلق العرض. يمكنك حجز الهاتف بالسعر الأقل.',
    },
    seller: {
      title: 'أُغلق عرض سعر بشأن {phone}',
      text: 'صار سعرك {listed}، وهو لا يزيد على {offered} المعروضة. يستطيع {buyer} حجز الهاتف بسعرك.',
    },
  },
  outdated: {
    changes: '{changed}',
    buyer: {
      title: 'عدّل {seller} إعلان {phone}',
      text: 'قدّمت عرضك للهاتف كما كان موصوفًا من قبل، لذلك أُغلق العرض بسعر {offered}. راجع الإعلان، ثم قدّم عرضًا آخر إذا كنت ما زلت تريده.',
    },
    seller: {
      title: 'أُغلق عرض سعر بشأن {phone}',
      text: 'عدّلت الإعلان، لذلك أُغلق العرض بسعر {offered}. أُعلم {buyer} بذلك ويمكنه تقديم عرض آخر.',
    },
  },
  reviewed: {
    title: 'قيّم {other} بيع {phone}',
    text: 'يمكنك قراءة التقييم بعد أن تكتب تقييمك، أو بعد أسبوع من البيع.',
  },
  reviewHidden: {
    title: 'أُخفي تقييمك بشأن {phone}',
    text: 'أخفاه أحد المشرفين. السبب: {reason}',
  },
  reviewShown: { title: 'عاد تقييمك بشأن {phone} ظاهرًا' },
  replied: {
    title: 'ردّ {other} على تقييمك بشأن {phone}',
    text: 'يستطيع الجميع قراءة الردّ تحت تقييمك.',
  },
  replyHidden: {
    title: 'أُخفي ردّك على تقييم {phone}',
    text: 'أخفاه أحد المشرفين. السبب: {reason}',
  },
  replyShown: { title: 'عاد ردّك على تقييم {phone} ظاهرًا' },
  shownAgain: 'قرر أحد المشرفين إظهاره من جديد.',
  published: {
    title: 'نُشرت تقييمات {phone}',
    text: 'اقرأ ما كتبه {other}.',
  },
} satisfies Translation<typeof offers>
