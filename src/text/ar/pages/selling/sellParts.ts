import type sellParts from '../../../en/pages/selling/sellParts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  band: {
    fair: 'السعر العادل: {range}',
    use: 'استخدام {price}',
    grade: 'الدرجة {grade}',
    anyGrade: 'أي درجة',
    half: 'يُباع نصفها بسعر {price} أو أكثر',
    great: 'سعر ممتاز: يُرجَّح أن يُباع بسرعة',
    fairPrice: 'سعر عادل',
    high: 'مرتفع: قد يستغرق بيعه وقتًا أطول',
    estimate: 'تقدير حسب الانخفاض المعتاد في القيمة: لم يُبع هنا ما يكفي منها.',
    sales:
      'عدد المبيعات: {count, plural, zero {{shown}} one {{shown}} two {{shown}} few {{shown}} many {{shown}} other {{shown}}}.',
    salesDuring:
      'عدد المبيعات: {count, plural, zero {{shown}} one {{shown}} two {{shown}} few {{shown}} many {{shown}} other {{shown}}}، {month}.',
    salesPeriod:
      'عدد المبيعات: {count, plural, zero {{shown}} one {{shown}} two {{shown}} few {{shown}} many {{shown}} other {{shown}}}، من {from} إلى {to}.',
  },
  photo: {
    title: 'الصورة {number} من {count}',
    remove: 'إزالة',
    done: 'تم',
    earlier: 'نقل إلى الأمام',
    later: 'نقل إلى الخلف',
    rotate: 'تدوير',
    makeCover: 'جعلها الغلاف',
    isCover: 'هذه صورة الغلاف',
    position: 'الموضع {number} من {count}',
    description: 'وصف الصورة',
    descriptionHelp: 'يُقرأ لمن يستخدم قارئ الشاشة.',
    phone: 'هاتف',
    side: {
      front: 'الأمام',
      back: 'الخلف',
      screen: 'الشاشة مضاءة',
      edge: 'الحافة',
      mark: 'أثر استعمال',
      included: 'ما يأتي معه',
    },
    text: {
      front: 'الجهة الأمامية: {phone}',
      back: 'الجهة الخلفية: {phone}',
      screen: 'الشاشة مضاءة: {phone}',
      edge: 'الحافة: {phone}',
      mark: 'أثر استعمال: {phone}',
      included: 'ما يأتي معه: {phone}',
    },
  },
  shipping: {
    to: 'الشحن إلى',
    toNumber: 'الشحن إلى ({number})',
    choose: 'اختر بلدًا أو منطقة',
    regions: 'المناطق',
    countries: 'البلدان',
    price: 'أجرة الشحن',
    priceNumber: 'أجرة الشحن ({number})',
    free: '0 يعني مجانًا',
    isFree: 'شحن مجاني.',
    remove: 'إزالة أجرة الشحن {number}',
    add: 'إضافة بلد أو منطقة',
    days: 'أيام العمل حتى الإرسال',
    carrier: 'شركة الشحن',
    carrierExample: 'DHL مع رقم تتبّع',
    invalid: 'أدخل سعرًا صحيحًا',
    tooHigh: 'هذا المبلغ مرتفع جدًا',
    unclear: 'هل تقصد {first} أم {second}؟',
  },
  preview: {
    title: 'كما يراه المشترون',
    close: 'إغلاق',
    yourPhone: 'هاتفك',
    card: 'بين هواتف أخرى',
    page: 'في صفحته',
  },
  drafts: {
    one: 'أكمل مسودتك',
    several: 'أكمل إحدى مسوداتك',
    showAll: 'عرض الكل ({shown})',
    startOver: 'البدء من جديد',
    continue: 'متابعة {name}',
    delete: 'حذف المسودة: {name}',
    justNow: 'حُفظت الآن',
    minutes:
      'حُفظت قبل {count, plural, zero {{shown} دقيقة} one {دقيقة واحدة} two {دقيقتين} few {{shown} دقائق} many {{shown} دقيقة} other {{shown} دقيقة}}',
    hours:
      'حُفظت قبل {count, plural, zero {{shown} ساعة} one {ساعة واحدة} two {ساعتين} few {{shown} ساعات} many {{shown} ساعة} other {{shown} ساعة}}',
    days: 'حُفظت قبل {count, plural, zero {{shown} يوم} one {يوم واحد} two {يومين} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}}',
    changed: 'عُدّلت المسودة من مكان آخر',
    changedText:
      'عُدّلت هذه المسودة في علامة تبويب أخرى أو على جهاز آخر. لم يُفقد شيء. اختر النسخة التي تكمل بها.',
    useOther: 'استخدام النسخة الأخرى',
    keepThis: 'الإبقاء على هذه النسخة',
    deleted: 'حُذفت المسودة',
    deletedText:
      'نُشرت هذه المسودة أو حُذفت من مكان آخر. انظر <link>إعلاناتي</link>. يمكنك حفظ هذا النص مسودةً جديدة.',
    keepAsNew: 'حفظه مسودةً جديدة',
    restored: 'استُعيدت المسودة',
    restoredText: 'استعدنا مسودتك.',
  },
  edit: {
    asNew: 'نشره كإعلان جديد',
    changed:
      'عُدّل هذا الإعلان في علامة تبويب أخرى أو عدّله شخص آخر. احفظ مرة أخرى لاستبداله بما هو هنا. ما تغير:',
    offers:
      '{count, plural, zero {عروض الأسعار المفتوحة لهذا الهاتف: {shown}. عند الحفظ تُغلق} one {لهذا الهاتف عرض سعر واحد مفتوح. عند الحفظ يُغلق} two {لهذا الهاتف عرضا سعر مفتوحان. عند الحفظ يُغلقان} few {لهذا الهاتف {shown} عروض أسعار مفتوحة. عند الحفظ تُغلق} many {لهذا الهاتف {shown} عرض سعر مفتوحًا. عند الحفظ تُغلق} other {لهذا الهاتف {shown} عرض سعر مفتوح. عند الحفظ تُغلق}} ويصل إشعار إلى الطرفين، إلا إذا غيّرت السعر فقط أو أضفت صورًا أو شروطًا أفضل.',
    unsaved: 'عُدّل ولم يُحفظ بعد',
    unchanged: 'لا تعديلات بعد',
    status: 'حالة الإعلان',
    restored: 'استُعيدت التعديلات',
    restoredText: 'استعدنا تعديلاتك التي لم تُحفظ.',
    undo: 'التراجع عن التعديلات',
    booked: 'حجز أحد المشترين هذا الهاتف: لا يمكن تغيير موديله وسعته ودرجته وصوره حتى ينتهي الطلب.',
    changesRequested: 'طلب أحد المشرفين تعديلات: {reason}. احفظ لإرساله من جديد.',
    changesRequestedAll:
      'طلب أحد المشرفين تعديلات: راجع كل الخانات مرة أخرى. احفظ لإرساله من جديد.',
    inReview: 'يراجع أحد المشرفين هذا الإعلان قبل أن يراه المشترون.',
    changeWaits:
      'تعديلك الأخير بانتظار مراجعة أحد المشرفين. يرى المشترون النسخة المعتمدة. إذا حفظت مرة أخرى حلّت النسخة الجديدة محله.',
    changeRefused: 'رُفض تعديلك الأخير: {reason}',
  },
} satisfies Translation<typeof sellParts>
