import type orders from '../../en/server/order-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  booked: {
    buyer: {
      title: 'حجزتَ {phone}',
      text: 'الهاتف محجوز لك{payBy, select, none {} other { حتى {payBy}}}. اختر كيف تدفع {price} وكيف تستلمه.',
    },
    seller: {
      title: 'حجز {buyer} هاتفك {phone}',
      text: 'السعر {price}. الهاتف محجوز{payBy, select, none {} other { حتى {payBy}}}. سنُعلمك عند دفع ثمنه.',
    },
  },
  deliveryChanged: {
    title: 'غيّر {buyer} طريقة استلام {phone}',
    meetUpCanceled: 'أُلغي اللقاء المتفق عليه.',
    payFirst: 'يريد {buyer} الشحن وعليه أن يدفع أولًا.',
    newAddress: 'أرسله إلى العنوان الجديد المذكور في الطلب.',
    pickUp: 'يريد {buyer} استلامه باليد. اتفقا على المكان والموعد.',
  },
  paymentSent: {
    title: 'يقول {buyer} إنه أرسل ثمن هاتفك {phone}',
    text: 'تحقق من وصول {total} إلى حسابك مع المرجع \u2066{reference}\u2069. أكّد الدفع فور وصوله، ولا تسلّم الهاتف أو تشحنه قبل ذلك.',
  },
  paymentReset: {
    buyer: {
      title: 'اختر من جديد طريقة الدفع والاستلام: {phone}',
      text: 'طريقة الدفع التي اخترتها لم تعد متاحة هنا. ما زال الهاتف محجوزًا لك{payBy, select, none {} other { حتى {payBy}}}.',
    },
    seller: {
      title: 'على {buyer} أن يختار من جديد: {phone}',
      text: 'طريقة الدفع المختارة لم تعد متاحة هنا. أضف تعليمات الدفع إلى حسابك لتستلم المبالغ بالتحويل.',
    },
  },
  wrongCode: {
    title: 'أُدخل رمز تسليم خاطئ للهاتف {phone}',
    text: 'أدخل {seller} رمزًا ليس رمزك. إذا كنت في اللقاء الآن فأظهر الرمز مرة أخرى. وإلا فلا تعطه لأحد، لأن الطلب يكتمل به ويُدفع المبلغ إلى {seller}.',
  },
  handOverLocked: {
    title: 'محاولات كثيرة برمز تسليم خاطئ: {phone}',
    staff: 'التسليم موقوف. اسأل المشتري والبائع عما حدث، ثم اسمح في الطلب بمحاولات جديدة.',
    party: 'التسليم موقوف إلى أن يراجعه أحد المشرفين. إذا كنت في اللقاء الآن فراسل خدمة العملاء.',
  },
  handOverUnlocked: {
    title: 'أصبح تسليم {phone} ممكنًا من جديد',
    buyer: 'يستطيع {seller} إدخال رمزك مرة أخرى. لا تعطه الرمز إلا والهاتف في يدك.',
    seller: 'يمكنك إدخال رمز التسليم الذي لدى المشتري مرة أخرى.',
  },
  cancellationRequested: {
    title: 'يطلب {buyer} إلغاء شراء {phone}',
    text: 'اقبل أو ارفض{shipBy, select, none {} other { قبل {shipBy}}}. إذا لم تردّ ولم تشحنه حتى ذلك الحين، يُلغى الطلب ويُعاد المبلغ.',
  },
  cancellationDeclined: {
    title: 'رفض {seller} إلغاء شراء {phone}',
    text: 'الطلب مستمر.',
  },
  refundConfirmed: {
    title: 'تأكدت إعادة المبلغ: {phone}',
    text: 'أكّد {buyer} أنك أعدت إليه {refund}.',
  },
  refundReminder: {
    seller: {
      title: 'هل أعدت إلى {buyer} ثمن {phone}؟',
      text: 'لم يؤكد {buyer} بعدُ استلام {refund}. أعد المبلغ الآن. وإذا كنت قد أعدته فاطلب من {buyer} أن يؤكد ذلك في الطلب.',
    },
    buyer: {
      title: 'هل وصلك المبلغ المُعاد عن {phone}؟',
      text: 'على {seller} أن يعيد إليك {refund}. إذا وصلك المبلغ فأكّد ذلك في الطلب، وإلا فراسل {seller}. وإن لم ينفع ذلك فاكتب إلينا من صفحة «اتصل بنا» واذكر رقم الطلب \u2066{reference}\u2069.',
    },
  },
  paid: {
    buyer: { title: 'دفعت {total} ثمن {phone}' },
    buyerOutside: { title: 'استلم {seller} ثمن {phone} منك' },
    seller: { title: 'دفع {buyer} ثمن هاتفك {phone}', text: 'استلمنا {total}.' },
    sellerOutside: { text: 'لقد استلمت {total}.' },
    meetBuyer: 'اتفقا على مكان اللقاء. لا تعطِ الرمز إلا بعد فحص الهاتف.',
    meetSeller: 'اتفقا على مكان اللقاء. يعطيك {buyer} رمزًا بعد فحص الهاتف.',
    shipBuyer: 'سيشحنه {seller}{shipBy, select, none {} other { قبل {shipBy}}}.',
    shipSeller: 'اشحنه{shipBy, select, none {} other { قبل {shipBy}}}.',
  },
  shipped: {
    title: 'شُحن {phone}',
    text: 'أرسله {seller} مع {carrier}، رقم التتبع \u2066{tracking}\u2069. أكّد وصوله عند استلامه. بعد ذلك يكون لديك {checkDays, plural, zero {{checkDaysShown} يوم} one {يوم واحد} two {يومان} few {{checkDaysShown} أيام} many {{checkDaysShown} يومًا} other {{checkDaysShown} يوم}} لفحصه.',
  },
  shipmentCorrected: {
    title: 'رقم تتبع جديد للهاتف {phone}',
    text: 'غيّره {seller} إلى {carrier}، \u2066{tracking}\u2069.',
  },
  delivered: {
    seller: {
      title: 'وصل هاتفك {phone}',
      text: 'يفحصه {buyer} الآن. إذا لم يُبلّغ عن مشكلة، يكتمل البيع تلقائيًا{checkBy, select, none {} other { يوم {checkBy}}}.',
    },
    buyer: {
      title: 'سُجّل وصول {phone}',
      text: 'افحص الهاتف، ثم أكّد أنه سليم أو أبلغ عن مشكلة{checkBy, select, none {} other { قبل {checkBy}}}.',
    },
  },
  completed: {
    buyer: { title: 'اكتمل شراؤك للهاتف {phone}' },
    seller: { title: 'بعتَ {phone}', text: 'اكتمل البيع.' },
    restIsYours: 'والباقي لك.',
    reviewSeller: 'كيف كانت التجربة؟ اكتب تقييمًا عن {seller}.',
    reviewBuyer: 'كيف كانت التجربة؟ اكتب تقييمًا عن {buyer}.',
    warranty: { title: 'انتهى نزاع الضمان بشأن {phone}' },
    noRefund: 'لا يُعاد أي مبلغ إلى {buyer}.',
  },
  canceled: {
    title: 'أُلغي الحجز: {phone}',
    byBuyer: 'ألغى {buyer} الحجز.',
    notCharged: 'لم يُخصم منك أي مبلغ.',
  },
  expired: {
    buyer: {
      title: 'انتهى حجزك للهاتف {phone}',
      text: 'لم يُدفع ثمنه في الوقت المحدد. إذا كان الهاتف ما زال متاحًا فيمكنك حجزه مرة أخرى.',
    },
    seller: { title: 'انتهى حجز {phone}', text: 'لم يُدفع ثمنه في الوقت المحدد.' },
  },
  refunded: {
    buyer: { title: 'سيُعاد إليك ثمن {phone}' },
    returned: { title: 'عاد {phone} وسيُعاد ثمنه إلى {buyer}' },
    warranty: { title: 'سيُعاد ثمن {phone} إلى {buyer}' },
    seller: { title: 'أُلغي بيع {phone}' },
  },
  promise: {
    buyer: 'سيُعاد إليك {refund, select, none {{total}} other {{refund}}} بطريقة الدفع نفسها.',
    seller: 'سيُعاد {refund, select, none {{total}} other {{refund}}} إلى {buyer}.',
    buyerOutside:
      'على {seller} أن يعيد إليك {refund, select, none {{total}} other {{refund}}}. أكّد ذلك في الطلب عند وصول المبلغ.',
    sellerOutside:
      'أعد {refund, select, none {{total}} other {{refund}}} إلى {buyer}، وهو يؤكد الاستلام في الطلب.',
  },
  phone: {
    forSale: 'هاتفك معروض للبيع من جديد.',
    paused: 'إعلانك متوقف مؤقتًا. استأنفه لبيع الهاتف.',
  },
  why: {
    reason: 'السبب: {reason}',
    accountDeleted: 'حُذف حساب الطرف الآخر.',
    buyerGone: 'أُغلق حساب {buyer}.',
    sellerGone: 'أُغلق حساب {seller}.',
    takenDown: 'أزال أحد المشرفين الإعلان.',
    cancellationAccepted: 'قبل {seller} طلب الإلغاء.',
    cancellationUnanswered: 'لم يردّ {seller} على طلب الإلغاء.',
    returnUnconfirmed: 'لم يُؤكَّد الإرجاع في الوقت المحدد، لذلك يُعدّ مستلمًا.',
    returned: 'عاد الهاتف إلى {seller}.',
    undecided: 'لم يصدر قرار في النزاع في الوقت المحدد.',
    notShipped: 'لم يُشحن الهاتف في الوقت المحدد.',
    notHandedOver: 'لم يُسلَّم الهاتف في الوقت المحدد.',
  },
  meetUpProposed: {
    title: 'يقترح {other} مكانًا للقاء',
    text: 'بشأن {phone}: {place}، {when}. وافق أو اقترح مكانًا أو موعدًا آخر.',
  },
  meetUpAgreed: {
    title: 'اتُّفق على لقاء بشأن {phone}',
    text: 'ستقابل {other} هنا: {place}، {when}.',
  },
  reminder: {
    arrived: {
      title: 'هل وصل هاتفك {phone}؟',
      text: 'أُرسل قبل {arrivalWeeks, plural, zero {{arrivalWeeksShown} أسبوع} one {أسبوع} two {أسبوعين} few {{arrivalWeeksShown} أسابيع} many {{arrivalWeeksShown} أسبوعًا} other {{arrivalWeeksShown} أسبوع}}. أكّد وصوله أو أبلغ عن مشكلة.',
    },
    paymentSeller: {
      title: 'هل وصل ثمن هاتفك {phone}؟',
      text: 'أفاد {buyer} بأنه أرسل {total} مع المرجع \u2066{reference}\u2069. أكّد وصول المبلغ، أو افتح نزاعًا إن لم يصل.',
    },
    paymentBuyer: {
      title: 'لم يؤكد {seller} دفعك ثمن {phone}',
      text: 'تحقق من أن مصرفك أرسل المبلغ، وراسل البائع. وإن لم ينفع ذلك فافتح نزاعًا ليقرر أحد المشرفين.',
    },
    paymentStaff: {
      title: 'دفع غير مؤكد: {phone}',
      text: 'أفاد {buyer} بإرساله قبل {paymentDays, plural, zero {{paymentDaysShown} يوم عمل} one {يوم عمل} two {يومي عمل} few {{paymentDaysShown} أيام عمل} many {{paymentDaysShown} يوم عمل} other {{paymentDaysShown} يوم عمل}} على الأقل، ولم يردّ {seller}. راسلهما، أو افتح نزاعًا لتقرر فيه.',
    },
    chooseDelivery: {
      title: 'اختر كيف تستلم {phone}',
      text: 'دُفع ثمنه. اختر لقاء {seller} أو الشحن. وإلا فسيُعاد إليك المبلغ{shipBy, select, none {} other { يوم {shipBy}}}.',
    },
    answerCancellation: {
      title: 'ينتظر {buyer} ردّك: إلغاء شراء {phone}؟',
      text: 'اقبل الطلب أو ارفضه{shipBy, select, none {} other { قبل {shipBy}}}. وإلا فسيُلغى الطلب ويُعاد المبلغ.',
    },
    acceptMeetUp: {
      title: 'ينتظر {other} ردّك بشأن {phone}',
      text: 'اقتُرح عليك مكان وموعد للقاء. وافق أو اقترح غيرهما. وإلا فسيُعاد المبلغ إلى المشتري{shipBy, select, none {} other { يوم {shipBy}}}.',
    },
    ship: {
      title: 'ينتظر {buyer} هاتفك {phone}',
      text: 'دُفع ثمنه. اشحنه{shipBy, select, none {} other { قبل {shipBy}}}. وإلا فسيُعاد المبلغ إلى المشتري.',
    },
    handOver: {
      title: 'ينتظر {buyer} هاتفك {phone}',
      text: 'دُفع ثمنه. سلّمه{shipBy, select, none {} other { قبل {shipBy}}}. وإلا فسيُعاد المبلغ إلى المشتري.',
    },
    answerBank: {
      title: 'ما زال اعتراض المصرف قائمًا: {phone}',
      text: 'الطلب معلّق إلى أن يقرر مصرف المشتري. راجع الاعتراض لدى مزوّد الدفع.',
    },
    decideForBanned: {
      title: 'مطلوب قرار: {phone}',
      text: 'حساب المشتري موقوف، فلا يستطيع تأكيد الطلب. قرر كيف ينتهي.',
    },
    notDelivered: {
      title: 'لم يُؤكَّد وصول {phone}',
      text: 'أُرسل قبل {staffWeeks, plural, zero {{staffWeeksShown} أسبوع} one {أسبوع} two {أسبوعين} few {{staffWeeksShown} أسابيع} many {{staffWeeksShown} أسبوعًا} other {{staffWeeksShown} أسبوع}} على الأقل ولم يؤكد أحد وصوله. تحقق من الأمر، ثم سجّل وصوله أو افتح نزاعًا.',
    },
  },
} satisfies Translation<typeof orders>
