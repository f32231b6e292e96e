import type dispute from '../../../en/pages/orders/dispute.ts'
import type { Translation } from '../../../translation.ts'
import afterDelivery from '../../parts/afterDelivery.ts'

export default {
  ...afterDelivery,
  title: 'نزاع',
  loading: 'جارٍ تحميل النزاع',
  you: 'أنت',
  anAdmin: 'أحد المشرفين',
  notNow: 'ليس الآن',
  saving: 'جارٍ الحفظ',
  sending: 'جارٍ الإرسال',
  side: {
    buyer: 'المشتري',
    seller: 'البائع',
    admin: 'مشرف',
  },
  reason: {
    payment_not_received: {
      label: 'لم يصل المبلغ',
      help: 'سجّل المشتري أنه أرسله.',
    },
    payment_not_confirmed: {
      label: 'لم يُؤكَّد الدفع',
      help: 'أرسلته أنت ولم يؤكده البائع.',
    },
    return_not_accepted: {
      label: 'لم يُقبل الإرجاع',
      help: 'لا يحدد البائع المكان أو لا يؤكد عودته إليه.',
    },
    return_not_as_sold: {
      label: 'لم يُعَد كما بيع',
      help: 'هاتف آخر، أو تالف، أو ناقص، أو مقفل، أو لا شيء.',
    },
    warranty_not_honored: {
      label: 'لم يُلتزم بالضمان',
      help: 'رُفض طلب الضمان أو لم يُرَد عليه أو لم يُنجز كما اتُّفق.',
    },
    not_as_described: {
      label: 'لا يطابق الوصف',
      help: 'حالته أسوأ مما في الإعلان.',
    },
    does_not_work: {
      label: 'لا يعمل',
      help: 'الهاتف كله أو جزء منه.',
    },
    wrong_phone: {
      label: 'هاتف مختلف',
      help: 'موديل أو سعة تخزين أو لون مختلف.',
    },
    not_arrived: {
      label: 'لم يصل',
      help: 'أو كان الطرد فارغًا.',
    },
    locked_or_listed: {
      label: 'مقفل',
      help: 'مرتبط بحساب أو شبكة، أو مدرج في قائمة الحظر.',
    },
    other: {
      label: 'سبب آخر',
      help: 'صِفه أدناه.',
    },
  },
  stage: {
    open: 'بانتظار البائع',
    answered: 'ردّ الطرفان',
    returning: 'بانتظار إعادة الهاتف',
    sent_back: 'الهاتف في طريق العودة',
    stuck: 'يلزم قرار مشرف',
    closed: 'مغلق',
  },
  lead: {
    admin: 'أبلغ عنه أحد المشرفين: {reason}',
    you: 'أبلغت عنه أنت: {reason}',
    person: 'أبلغ عنه {name}: {reason}',
  },
  deadline: {
    reply: 'آخر موعد للرد',
    sellerReplies: 'يمكن أن يرد {seller} حتى',
    sendBack: 'آخر موعد لإعادته',
    buyerSendsBack: 'على {buyer} إعادته قبل',
    refundYou: 'إذا لم يُحل تستعيد {amount} في',
    refundBuyer: 'إذا لم يُحل يُعاد {amount} إلى {buyer} في',
  },
  status: {
    openSeller: 'اشرح موقفك أو اقترح حلًا. إذا لم ترد في الموعد يتدخل أحد المشرفين.',
    open: 'طلبنا من {seller} توضيح موقفه. إذا لم يرد في الموعد يتدخل أحد المشرفين.',
    paymentAdmin: 'قرر هل وصل المبلغ، ما لم يؤكده البائع أو يتراجع المشتري قبل ذلك.',
    payment:
      'أضف ما تعرفه، مثل إيصال من مصرفك. يقرر مشرف محايد هل وصل المبلغ، ما لم يؤكده البائع أو يتراجع المشتري.',
    answeredAdmin: 'قرر بناءً على ما كتبه الطرفان هنا، ما لم يتفقا على حل قبل ذلك.',
    answered: 'اتفقا على حل، وإلا قرر مشرف محايد بناءً على ما كتبتماه هنا.',
    returningBuyer: 'أعد الهاتف وأدخل رقم التتبع. تستعيد مالك عندما يستلمه البائع.',
    returning: 'وافق {buyer} على إعادة الهاتف برقم تتبع.',
    sentBackSeller:
      'أخبرنا بما في الطرد فور وصوله. إذا كان الهاتف الذي بعته يستعيد المشتري المبلغ كاملًا.',
    sentBack: 'عندما يؤكد {seller} عودة الهاتف الصحيح يُعاد السعر كاملًا.',
    stuck:
      'يقول البائع إن هاتفًا مختلفًا عاد أو لم يعد شيء. سيقرر أحد المشرفين، ولا يتحرك أي مبلغ حتى ذلك الحين.',
  },
  decision: {
    closed: 'هذا النزاع مغلق.',
    both: 'باتفاق الطرفين.',
    admin: 'بقرار من أحد المشرفين.',
    bank: 'استرد مصرف المشتري المبلغ.',
    system: 'لم يُحل في الموعد.',
    person: 'أنهاه {name}.',
  },
  parcel: {
    sent: '<carrier></carrier>، تاريخ الإعادة <time></time>',
    same: 'عاد الهاتف الصحيح، ورقم IMEI مطابق.',
    unknown: 'عاد الهاتف، ولا يوجد رقم IMEI سابق للمقارنة.',
    other: 'عاد هاتف مختلف، ورقم IMEI غير مطابق.',
    no_phone: 'يقول البائع إنه لم يعد أي هاتف.',
  },
  outcome: {
    part_refund: 'إعادة جزء من المبلغ',
    return: 'إعادة الهاتف مقابل المبلغ كاملًا',
    refund: 'إعادة المبلغ كاملًا',
    release: 'بلا إعادة مبلغ',
    accept_payment: 'وصل المبلغ',
    reject_payment: 'لم يصل المبلغ',
  },
  result: {
    accept_paymentSeller: 'وصلك المبلغ، ويستمر الطلب.',
    accept_payment: 'وصل المبلغ إلى البائع، ويستمر الطلب.',
    reject_payment: 'لم يصل المبلغ. يُلغى الطلب ويُعرض الهاتف للبيع من جديد.',
    part_refund: {
      buyer: 'تستعيد {refund} ويبقى للبائع {rest}.',
      seller: 'يستعيد المشتري {refund} ويبقى لك {rest}.',
      admin: 'يستعيد المشتري {refund} ويبقى للبائع {rest}.',
    },
    refund: {
      buyer: 'تستعيد المبلغ كاملًا، وهو {refund}.',
      seller: 'يستعيد المشتري المبلغ كاملًا، وهو {refund}.',
      admin: 'يستعيد المشتري المبلغ كاملًا، وهو {refund}.',
    },
    return: {
      buyer: 'يعود الهاتف إلى البائع ثم تستعيد المبلغ كاملًا، وهو {refund}.',
      seller: 'يعود الهاتف إليك ثم يستعيد المشتري المبلغ كاملًا، وهو {refund}.',
      admin: 'يعود الهاتف إلى البائع ثم يستعيد المشتري المبلغ كاملًا، وهو {refund}.',
    },
    release: {
      buyer: 'يبقى للبائع المبلغ كاملًا، وهو {rest}، ولا تستعيد شيئًا.',
      seller: 'يبقى لك المبلغ كاملًا، وهو {rest}، ولا يستعيد المشتري شيئًا.',
      admin: 'يبقى للبائع المبلغ كاملًا، وهو {rest}، ولا يستعيد المشتري شيئًا.',
    },
  },
  form: {
    title: 'ما المشكلة؟',
    reason: 'السبب',
    reasonRequired: 'اختر السبب',
    text: 'صف المشكلة',
    textRequired: 'أدخل وصفًا',
    textShort:
      '{count, plural, zero {أدخل {shown} حرف على الأقل} one {أدخل حرفًا واحدًا على الأقل} two {أدخل حرفين على الأقل} few {أدخل {shown} أحرف على الأقل} many {أدخل {shown} حرفًا على الأقل} other {أدخل {shown} حرف على الأقل}}',
    help: {
      payment: 'صف متى وكيف أُرسل المبلغ أو ما تراه في حسابك. أضف صورة الإيصال إن وُجد.',
      return: 'صف ما حدث. أضف صورًا لما عاد أو لرسائلكما.',
      warranty: 'اشرح لماذا لا يكفي الرد أو ما الذي لم يُنفَّذ. يظهر طلب الضمان إلى جانبه.',
      admin: 'اذكر آخر مكان سُجّل فيه الطرد وما تقوله شركة الشحن.',
      phone: 'قارن الهاتف بما ورد في الإعلان بدقة.',
    },
    photos: 'الصور',
    photo: 'الصورة {number}',
    photosHelp: 'تراها أنت والطرف الآخر والمشرفون فقط. نحذف بيانات الموقع.',
    photosHelpAdmin: 'يراها المشتري والبائع والمشرفون فقط. نحذف بيانات الموقع.',
    choosePhotos: 'اختر صورًا',
    addPhotos: 'أضف صورًا (بقي {shown})',
    open: 'فتح نزاع',
    opening: 'جارٍ الفتح',
  },
  open: {
    payment: 'مشكلة في الدفع؟',
    return: 'مشكلة في الإرجاع؟',
    parcel: 'هل فُقد الطرد؟',
    phone: 'هل توجد مشكلة؟',
    paymentBuyer: 'إذا لم يؤكد {seller} المبلغ الذي أرسلته فافتح نزاعًا ليقرر مشرف محايد.',
    paymentSeller:
      'إذا لم يصل المبلغ خلال {count, plural, zero {{shown} يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {{shown} أيام عمل} many {{shown} يوم عمل} other {{shown} يوم عمل}} فافتح نزاعًا ليقرر مشرف محايد.',
    paymentAdmin:
      'إذا لم يصل مبلغ {buyer} خلال {count, plural, zero {{shown} يوم عمل} one {يوم عمل واحد} two {يومي عمل} few {{shown} أيام عمل} many {{shown} يوم عمل} other {{shown} يوم عمل}} فافتح نزاعًا ليقرر مشرف محايد.',
    returnSeller:
      'افحص الهاتف قبل أن تؤكد. إذا لم يكن الهاتف الذي بعته أو بالحالة نفسها فأبلغ عن ذلك.',
    returnBuyer: 'إذا لم يرد {seller} أو لم يؤكد عودة الهاتف فأبلغ عن ذلك.',
    returnAdmin: 'افتح نزاعًا إذا لم يرد {seller} أو {buyer}.',
    parcelAdmin: 'افتح نزاعًا إذا لم يصل الطرد ولم يرد {buyer}.',
    phoneBuyer: 'أبلغ عنها قبل تأكيد الطلب.',
    held: 'نحتفظ بمبلغ {amount} حتى يتفق الطرفان أو يقرر مشرف محايد.',
    outside: 'يتفق الطرفان أو يقرر مشرف محايد، ويعيد البائع المبلغ عند الحاجة.',
    report: 'أبلغ عن مشكلة',
    reportDifferences: 'أبلغ عن هذه الفروق',
    opened: 'فُتح النزاع وأُبلغ الطرفان',
    openedWarranty: 'فُتح النزاع وتم إبلاغ {name}',
    reported: 'أُبلغ عن المشكلة وتم إبلاغ {name}',
  },
  terms: {
    payment: 'يمكن للطرفين قراءة هذا. يقرر مشرف محايد هل وصل المبلغ.',
    return: 'يمكن للطرفين قراءة هذا. يمكنكما الاتفاق على حل في أي وقت، وإلا قرر مشرف محايد.',
    admin:
      'يمكن للطرفين قراءة هذا. لدى {seller}\u200f {count, plural, zero {{shown} يوم} one {يوم واحد} two {يومان} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}} للرد. إذا لم يتفقا قرر أحد المشرفين.',
    phone:
      'يمكن أن يقرأ {seller} هذا، ولديه {count, plural, zero {{shown} يوم} one {يوم واحد} two {يومان} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}} للرد. يمكنكما الاتفاق على حل في أي وقت، وإلا قرر أحد المشرفين.',
    warrantyHeld:
      'يمكن للطرفين قراءة هذا، ولدى {seller}\u200f {count, plural, zero {{shown} يوم} one {يوم واحد} two {يومان} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}} للرد. يمكنكما الاتفاق على حل في أي وقت، وإلا قرر مشرف محايد. نحتفظ بالمبلغ حتى ذلك الحين.',
    warranty:
      'يمكن للطرفين قراءة هذا، ولدى {seller}\u200f {count, plural, zero {{shown} يوم} one {يوم واحد} two {يومان} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}} للرد. يمكنكما الاتفاق على حل في أي وقت، وإلا قرر مشرف محايد. يعيد {seller} المبلغ عند الحاجة.',
  },
  statement: {
    list: 'الأقوال',
    photo: '{place} من {count}، من {name}',
    photoYours: '{place} من {count}، منك',
    addQuestion: 'اسأل المشتري والبائع',
    add: 'أضف تفاصيل',
    reply: 'ردك',
    question: 'سؤالك',
    details: 'تفاصيل أخرى',
    replyHelp: 'صف حالة الهاتف عندما أرسلته. الصور مفيدة.',
    help: 'يمكن للطرفين قراءة هذا.',
    sendReply: 'أرسل الرد',
    submit: 'إضافة',
    added: 'تمت الإضافة',
  },
  proposal: {
    end: 'إنهاء النزاع',
    else: 'اقترح شيئًا آخر',
    propose: 'اقترح حلًا',
    accept: 'قبول',
    accepting: 'جارٍ القبول',
    decline: 'رفض',
    declining: 'جارٍ الرفض',
    accepted: 'قُبل الاقتراح',
    declined: 'رُفض الاقتراح',
    current: 'الاقتراح الحالي',
    yours: 'اقتراحك',
    from: 'اقتراح من {name}',
    waiting: 'بانتظار رد الطرف الآخر.',
    return:
      'سيكون لدى المشتري {count, plural, zero {{shown} يوم} one {يوم واحد} two {يومان} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}} لإعادته.',
    closes: 'بهذا يُغلق النزاع، ولا يمكنك التراجع عن ذلك.',
    closesNow: 'بهذا يُغلق النزاع فورًا، ولا يمكنك التراجع عن ذلك.',
    state: {
      proposed: 'بلا رد',
      accepted: 'مقبول',
      declined: 'مرفوض',
      superseded: 'استُبدل',
    },
    earlier: 'اقتراحات سابقة',
    what: 'ماذا تقترح؟',
    required: 'اختر النتيجة',
    send: 'أرسل الاقتراح',
    sent: 'أُرسل الاقتراح',
    closed: 'أُغلق النزاع',
    now: {
      accept_payment: 'أكّد استلام المبلغ',
      reject_payment: 'ألغِ الطلب',
      release: 'اسحب النزاع',
      refund: 'أعد المبلغ كاملًا',
    },
  },
  amount: {
    label: 'المبلغ المُعاد',
    required: 'أدخل المبلغ المُعاد',
    invalid: 'أدخل مبلغًا أكبر من صفر، مثل 50',
    twoWays: 'هل تقصد {first} أم {second}؟',
    tooHigh: 'أدخل أقل من المبلغ المدفوع، وهو {amount}',
    most: 'أدخل {amount} على الأكثر',
  },
  choice: {
    buyer: {
      part_refund: {
        label: 'إعادة جزء من المبلغ',
        help: 'تحتفظ بالهاتف.',
      },
      return: {
        label: 'إعادة الهاتف',
        help: 'تستعيد مالك بعد عودته.',
      },
      refund: {
        label: 'إعادة المبلغ كاملًا',
        help: 'دون إعادة الهاتف.',
      },
      release: {
        label: 'سحب النزاع',
        help: 'لا تستعيد شيئًا، ويُغلق النزاع فورًا.',
      },
    },
    seller: {
      part_refund: {
        label: 'إعادة جزء من المبلغ',
        help: 'يحتفظ المشتري بالهاتف.',
      },
      return: {
        label: 'استعادة الهاتف',
        help: 'يستعيد المشتري ماله بعد وصوله إليك.',
      },
      refund: {
        label: 'إعادة المبلغ كاملًا',
        help: 'فورًا ودون إعادة الهاتف.',
      },
      release: {
        label: 'بلا إعادة مبلغ',
        help: 'إذا وافق المشتري.',
      },
    },
    admin: {
      part_refund: {
        label: 'إعادة جزء من المبلغ',
        help: 'يحتفظ المشتري بالهاتف.',
      },
      return: {
        label: 'إعادة الهاتف',
        help: 'يستعيد المشتري ماله بعد عودة الهاتف.',
      },
      refund: {
        label: 'إعادة المبلغ كاملًا',
        help: 'فورًا، ويحتفظ المشتري بالهاتف.',
      },
      release: {
        label: 'بلا إعادة مبلغ',
        help: 'يكتمل البيع فورًا.',
      },
    },
    payment: {
      accept_payment: {
        label: 'وصل المبلغ',
        help: 'يستمر الطلب على أنه مدفوع.',
      },
      reject_payment: {
        label: 'لم يصل المبلغ',
        help: 'يُلغى الطلب ويُعرض الهاتف للبيع من جديد.',
      },
    },
  },
  back: {
    form: 'إعادة الهاتف',
    text: 'راسل {seller} لتسأله عن عنوان الإرجاع. سجّل الخروج من حسابك، وأعد ضبط الهاتف، واحتفظ بإيصال الشحن.',
    submit: 'تم إرساله',
    done: 'سُجّل إرساله وتم إبلاغ {seller}',
  },
  received: {
    title: 'ماذا عاد إليك؟',
    phone: {
      label: 'هاتفي',
      help: 'الهاتف الذي بعته.',
    },
    other_phone: {
      label: 'هاتف مختلف',
      help: 'ليس الهاتف الذي بعته.',
    },
    nothing: {
      label: 'لا هاتف',
      help: 'كان الطرد فارغًا أو لم يصل.',
    },
    required: 'اختر ما عاد إليك',
    imeiRequired: 'أدخل رقم IMEI. اطلب \u2066*#06#\u2069 على الهاتف لتراه',
    imei: 'رقم IMEI للهاتف الذي عاد',
    imeiHelp: '15 رقمًا. اطلب \u2066*#06#\u2069 على الهاتف لتراه.',
    what: 'يُعاد {amount} إلى {buyer} فورًا وتحتفظ أنت بالهاتف. لا يمكنك التراجع عن ذلك.',
    refund: 'أعد {amount}',
    confirm: 'أكّد الإعادة وأعد {amount}',
    report: 'أبلغ عما عاد إليك',
    started: 'بدأت إعادة المبلغ',
    reported: 'تم الإبلاغ، وسيراجعه أحد المشرفين',
  },
} satisfies Translation<typeof dispute>
