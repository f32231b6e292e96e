import type disputes from '../../en/server/dispute-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  graded: {
    worse: {
      title: 'يقول {buyer} إن {phone} ليس كما وُصف',
      text: 'تعطيه إجاباته الدرجة {grade}. راجع الفرق وراسله. معظم المشكلات تُحلّ مباشرة.',
    },
    fine: {
      title: 'فحص {buyer} هاتفك {phone}',
      text: 'كل شيء كما وُصف. تعطيه إجاباته الدرجة {grade}.',
    },
  },
  payment: {
    bySeller: {
      title: 'يقول {seller} إن ثمن {phone} لم يصله',
      text: 'أضف ما يثبت دفعك، مثل إيصال من مصرفك. يقرر أحد المشرفين.',
    },
    byBuyer: {
      title: 'فتح {buyer} نزاعًا بشأن دفع ثمن {phone}',
      text: 'أكّد الدفع إذا وصل المبلغ. وإلا فردّ خلال {answerDays, plural, zero {{answerDaysShown} يوم} one {يوم واحد} two {يومين} few {{answerDaysShown} أيام} many {{answerDaysShown} يومًا} other {{answerDaysShown} يوم}}. يقرر أحد المشرفين.',
    },
    byStaff: {
      title: 'فتح أحد المشرفين نزاعًا بشأن دفع ثمن {phone}',
      text: 'اقرأ السؤال وردّ خلال {answerDays, plural, zero {{answerDaysShown} يوم} one {يوم واحد} two {يومين} few {{answerDaysShown} أيام} many {{answerDaysShown} يومًا} other {{answerDaysShown} يوم}}.',
    },
  },
  opened: {
    bySystem: {
      title: 'سيقرر أحد المشرفين في طلب {phone}',
      text: 'أُغلق حساب {buyer} قبل تأكيد الطلب. أضف كل ما ينبغي أن يعرفه المشرف.',
    },
    byStaff: { title: 'فتح أحد المشرفين نزاعًا بشأن {phone}' },
    reportArrival: 'اقرأ السؤال وأخبرنا هل وصل الهاتف.',
    replyToStaff:
      'اقرأ السؤال وردّ خلال {answerDays, plural, zero {{answerDaysShown} يوم} one {يوم واحد} two {يومين} few {{answerDaysShown} أيام} many {{answerDaysShown} يومًا} other {{answerDaysShown} يوم}}. معظم النزاعات تُحلّ مباشرة.',
    bySeller: {
      title: 'أبلغ {seller} عن مشكلة في إرجاع {phone}',
      text: 'اقرأ ما المشكلة واشرح وجهة نظرك. معظم النزاعات تُحلّ مباشرة، وإلا قرر أحد المشرفين.',
    },
    warranty: {
      title: 'فتح {buyer} نزاعًا بشأن ضمان {phone}',
      text: 'اقرأ ما المشكلة وردّ خلال {answerDays, plural, zero {{answerDaysShown} يوم} one {يوم واحد} two {يومين} few {{answerDaysShown} أيام} many {{answerDaysShown} يومًا} other {{answerDaysShown} يوم}}. ما زال بإمكانكما حلّها مباشرة، وإلا قرر أحد المشرفين.',
    },
    byBuyer: {
      title: 'أبلغ {buyer} عن مشكلة في هاتفك {phone}',
      text: 'اقرأ ما المشكلة وردّ خلال {answerDays, plural, zero {{answerDaysShown} يوم} one {يوم واحد} two {يومين} few {{answerDaysShown} أيام} many {{answerDaysShown} يومًا} other {{answerDaysShown} يوم}}. معظم النزاعات تُحلّ مباشرة.',
    },
  },
  answered: {
    title: 'ردّ {seller} بشأن {phone}',
    text: 'اقرأ الردّ وأنهِ النزاع إن أمكن.',
  },
  statement: {
    title: 'تفاصيل جديدة في النزاع بشأن {phone}',
    text: 'اقرأها، وردّ إذا كان لديك ما تضيفه.',
  },
  proposed: { title: 'يقترح {other} تسوية بشأن {phone}' },
  declined: {
    title: 'رفض {other} اقتراحك بشأن {phone}',
    text: 'يمكنك اقتراح شيء آخر.',
  },
  accepted: { title: 'قبل {other} اقتراحك بشأن {phone}' },
  decided: { title: 'صدر قرار في النزاع بشأن {phone}' },
  reason: '{reason}',
  outcome: {
    partRefund: 'سيُعاد {refund} إلى {buyer} ويبقى الهاتف معه.',
    return: 'يعيد {buyer} الهاتف ثم يُعاد إليه المبلغ.',
    refund: 'يُعاد المبلغ كاملًا إلى {buyer}.',
    acceptPayment: 'استلم {seller} المبلغ. الطلب مستمر.',
    rejectPayment: 'لم يصل المبلغ. أُلغي الطلب.',
    noRefund: 'لا يُعاد أي مبلغ إلى {buyer}.',
    release: 'يحصل {seller} على المبلغ كاملًا.',
  },
  sendBack: {
    buyer: {
      title: 'أعد إرسال {phone}',
      text: 'اشحنه قبل {until} وأضف رقم التتبع.',
    },
    seller: {
      title: 'سيُعاد إليك {phone}',
      text: 'على {buyer} أن يشحنه قبل {until}.',
    },
  },
  sentBack: {
    title: '{phone} في طريق العودة إليك',
    text: 'أُرسل مع {carrier}، رقم التتبع \u2066{tracking}\u2069. سجّل ما الذي وصل.',
  },
  notReturned: {
    title: 'يقول {seller} إن {phone} لم يعد إليه',
    text: 'يقول البائع إنه استلم هاتفًا آخر أو لم يستلم شيئًا. سيقرر أحد المشرفين. أضف ما لديك من أدلة.',
  },
  returned: {
    title: 'استلم {seller} الهاتف {phone}',
    text: 'سيُعاد إليك المبلغ.',
  },
  notSentBack: {
    title: 'لم يُعَد {phone} في الوقت المحدد',
    text: 'سيقرر أحد المشرفين الآن لمن يكون المبلغ.',
  },
  reminder: {
    staff: {
      title: 'مطلوب قرار: {phone}',
      text: 'لم يتوصل المشتري والبائع إلى تسوية. قرر كيف ينتهي النزاع.',
    },
    seller: {
      title: 'هل عاد {phone} إليك؟',
      text: 'أرسله {buyer} قبل {returnWeeks, plural, zero {{returnWeeksShown} أسبوع} one {أسبوع} two {أسبوعين} few {{returnWeeksShown} أسابيع} many {{returnWeeksShown} أسبوعًا} other {{returnWeeksShown} أسبوع}}. سجّل ما الذي وصل، أو أن شيئًا لم يصل. وإلا فسيُعاد المبلغ إلى المشتري{disputeEnd, select, none {} other { يوم {disputeEnd}}}.',
    },
  },
  policy: {
    requested: {
      title: 'يريد {buyer} إرجاع {phone}',
      text: 'بعتَه مع إمكان الإرجاع. حدّد أين يُرسل أو يُسلَّم.',
    },
    approved: {
      title: 'يمكنك إرجاع {phone}',
      text: 'حدّد {seller} المكان في الطلب. أرسله أو سلّمه{returnBy, select, none {} other { قبل {returnBy}}}، وإلا فيبقى لك.',
    },
    placeChanged: {
      title: 'عنوان آخر لإرجاع {phone}',
      text: 'غيّر {seller} مكان الإرجاع. راجع الطلب قبل إرسال الهاتف.',
    },
    sent: {
      title: 'أعاد {buyer} إرسال {phone}',
      text: 'مع {carrier}، رقم التتبع \u2066{tracking}\u2069. أكّد وصوله أو أبلغ عن المشكلة{returnCheckBy, select, none {} other { قبل {returnCheckBy}}}. وإلا فيُعدّ مستلمًا.',
    },
    endedBuyer: { title: 'يبقى {phone} لك', text: 'انتهى الإرجاع.' },
    lapsed: 'لم يُعَد في الوقت المحدد، لذلك انتهى الإرجاع.',
    endedSeller: {
      title: 'يحتفظ {buyer} بهاتفك {phone}',
      text: 'انتهى الإرجاع، والبيع مكتمل من جديد.',
    },
    over: {
      title: 'لم يعد إرجاع {phone} ممكنًا',
      text: 'المبلغ الذي احتفظنا به صار لك، وسنصرفه في الدفعة القادمة.',
    },
    reminderSent: {
      title: 'هل عاد هاتفك {phone}؟',
      text: 'أرسله {buyer} قبل {returnWeeks, plural, zero {{returnWeeksShown} أسبوع} one {أسبوع} two {أسبوعين} few {{returnWeeksShown} أسابيع} many {{returnWeeksShown} أسبوعًا} other {{returnWeeksShown} أسبوع}}. أكّد وصوله أو أبلغ عن مشكلة{returnCheckBy, select, none {} other { قبل {returnCheckBy}}}. وإلا فسيُعاد المبلغ إلى المشتري.',
    },
    reminderSeller: {
      title: 'ينتظر {buyer} لإرجاع {phone}',
      text: 'حدّد أين يُرسل أو يُسلَّم. بعتَه مع إمكان الإرجاع.',
    },
    reminderBuyer: {
      title: 'لم يحدد {seller} مكان إرجاع {phone}',
      text: 'راسل البائع. وإن لم ينفع ذلك فأبلغ عن المشكلة في الطلب ليقرر أحد المشرفين.',
    },
    reminderStaff: {
      title: 'طلب إرجاع بلا ردّ: {phone}',
      text: 'طلب {buyer} إرجاعه قبل {returnDays, plural, zero {{returnDaysShown} يوم عمل} one {يوم عمل} two {يومي عمل} few {{returnDaysShown} أيام عمل} many {{returnDaysShown} يوم عمل} other {{returnDaysShown} يوم عمل}} على الأقل، ولم يردّ {seller}. راسلهما، أو افتح نزاعًا لتقرر فيه.',
    },
  },
  claim: {
    made: {
      title: 'قدّم {buyer} طلب ضمان عن {phone}',
      text: 'اقرأ ما المشكلة، ثم وافق على إصلاح أو استبدال أو إعادة المبلغ، أو ارفض مع ذكر السبب، قبل {until}.',
    },
    agreed: { title: 'وافق {seller} على طلب ضمان {phone}' },
    repair: 'سيُصلح {seller} الهاتف.',
    replacement: 'سيستبدل {seller} الهاتف.',
    refundBySeller: 'على {seller} أن يعيد إليك {refund}.',
    refund: 'سيُعاد إليك {refund} بطريقة الدفع نفسها.',
    howToSettle:
      'سجّل أن طلب الضمان أُنجز عند إتمام ذلك، أو افتح نزاعًا. وإلا فيُعدّ منجزًا يوم {until}.',
    refused: {
      title: 'رفض {seller} طلب ضمان {phone}',
      text: 'إذا لم توافق فافتح نزاعًا قبل {until} ليقرر أحد المشرفين.',
    },
    unansweredBuyer: {
      title: 'لم يردّ {seller} على طلب ضمان {phone}',
      text: 'افتح نزاعًا بشأن الضمان قبل {until} ليقرر أحد المشرفين. وما لم تفعل يظل بإمكان {seller} أن يردّ.',
    },
    unansweredSeller: {
      title: 'لم تردّ على طلب ضمان {phone}',
      text: 'يستطيع {buyer} فتح نزاع الآن. ما زال بإمكانك أن تردّ قبل ذلك.',
    },
    lapsedBuyer: {
      title: 'أُغلق طلب ضمان {phone} الذي قدّمته',
      text: 'لم تفتح نزاعًا في الوقت المحدد. يمكنك تقديم طلب آخر ما دام الضمان ساريًا.',
    },
    lapsedSeller: {
      title: 'أُغلق طلب ضمان {phone}',
      text: 'لم يفتح {buyer} نزاعًا في الوقت المحدد. لا يلزمك شيء آخر.',
    },
    withdrawn: {
      title: 'سحب {buyer} طلب ضمان {phone}',
      text: 'لا يلزمك شيء آخر.',
    },
    settled: {
      title: 'أُنجز طلب ضمان {phone}',
      text: 'مرّ على الموافقة عليه {settledDays, plural, zero {{settledDaysShown} يوم} one {يوم واحد} two {يومان} few {{settledDaysShown} أيام} many {{settledDaysShown} يومًا} other {{settledDaysShown} يوم}} ولم يُبلَّغ عن مشكلة.',
    },
    settledByBuyer: {
      title: 'سجّل {buyer} إنجاز طلب ضمان {phone}',
      text: 'لا يلزمك شيء آخر.',
    },
    refunded: {
      title: 'يُعاد {refund} إلى {buyer} عن {phone}',
      text: 'المبلغ من المال الذي احتفظنا به لهذا البيع، وبه يُنجز طلب الضمان.',
    },
    reminderOpen: {
      title: 'ينتظر {buyer} ردّك على طلب ضمان {phone}',
      text: 'وافق أو ارفض قبل {until}. وإلا فيمكن فتح نزاع.',
    },
    reminderRefused: {
      title: 'ما زال طلب ضمان {phone} مفتوحًا',
      text: 'افتح نزاعًا قبل {until} إذا أردت أن يقرر أحد المشرفين. وإلا فيُغلق طلب الضمان.',
    },
    reminderSeller: {
      title: 'هل أُنجز طلب ضمان {phone}؟',
      text: 'لم يؤكد {buyer} أنك نفّذت ما وافقت عليه. إذا لم يتم ذلك قبل {until} فيمكن فتح نزاع.',
    },
    reminderBuyer: {
      title: 'هل أُنجز طلب ضمان هاتفك {phone}؟',
      text: 'إذا لم ينفّذ {seller} ما اتُّفق عليه فافتح نزاعًا قبل {until}. وإلا فيُعدّ طلب الضمان منجزًا عندئذ.',
    },
  },
} satisfies Translation<typeof disputes>
