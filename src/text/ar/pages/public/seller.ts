import type seller from '../../../en/pages/public/seller.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: 'هواتف مستعملة من ⁨{name}⁩: المعروض منها وما بيع والتقييمات.',
  descriptionOf: 'هواتف مستعملة من ⁨{name}⁩، ⁨{place}⁩: المعروض منها وما بيع والتقييمات.',
  edit: 'تعديل الاسم والصورة',
  away: 'في إجازة حتى <day></day>. تُعرض هواتفه للبيع من جديد بعد ذلك.',
  since: 'عضو منذ {month}',
  answers: {
    hour: 'يردّ عادةً خلال ساعة',
    hours:
      'يردّ عادةً خلال {count, plural, zero {{shown} ساعة} one {ساعة} two {ساعتين} few {{shown} ساعات} many {{shown} ساعة} other {{shown} ساعة}}',
    day: 'يردّ عادةً خلال يوم',
    days: 'يردّ عادةً خلال {count, plural, zero {{shown} يوم} one {يوم} two {يومين} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}}',
    slow: 'يحتاج عادةً إلى أكثر من أسبوع ليردّ',
  },
  followers:
    '{count, plural, zero {لا متابعين} one {متابع واحد} two {متابعان} few {{shown} متابعين} many {{shown} متابعًا} other {{shown} متابع}}',
  usually: 'عادةً: {promised}',
  level: {
    new: 'لا توجد مبيعات محتسبة بعد، أو المتوسط أقل من {stars} نجوم مع {ratings} تقييمات أو أكثر.',
    proven:
      'عملية بيع واحدة على الأقل. ومع {ratings} تقييمات فأكثر لا يقل المتوسط عن {stars} نجوم.',
    trusted:
      'ما لا يقل عن {sales} مبيعات، وحساب عمره {days} يومًا على الأقل، ولا إعلان أزاله المشرفون. ومع {ratings} تقييمات فأكثر لا يقل المتوسط عن {stars} نجوم.',
    counted:
      'تُحتسب المبيعات المدفوعة عبر المتجر، وتُحتسب المدفوعة نقدًا متى اشترى ثلاثة أشخاص مختلفين.',
  },
  elsewhere: {
    label: 'في متاجر أخرى',
    from: 'من \u2066{shop}\u2069: {sales}، {reviews}',
    sales:
      '{count, plural, zero {لا مبيعات} one {عملية بيع واحدة} two {عمليتا بيع} few {{shown} عمليات بيع} many {{shown} عملية بيع} other {{shown} عملية بيع}}',
    average: '{average} من 5 ({reviews})',
    none: 'بلا تقييمات',
    note: 'موقّعة من تلك المتاجر ولم تُفحص هنا، ولا تدخل في المستوى ولا في التقييمات في هذه الصفحة.',
  },
  sold: '{count, plural, zero {لم يُبع شيء} one {بيع هاتف واحد} two {بيع هاتفان} few {بيعت {shown} هواتف} many {بيع {shown} هاتفًا} other {بيع {shown} هاتف}}',
  noReviews: 'لا توجد تقييمات بعد',
  reviews:
    '{count, plural, zero {لا توجد تقييمات} one {تقييم واحد} two {تقييمان} few {{shown} تقييمات} many {{shown} تقييمًا} other {{shown} تقييم}}',
  onSale: {
    title: 'هواتف معروضة للبيع',
    search: 'ابحث فيها وصفّها',
    none: 'لا يعرض <name></name> شيئًا للبيع حاليًا.',
    shown: '{shown} من {total}',
    more: 'عرض المزيد من الهواتف',
    loading: 'جارٍ تحميل الهواتف',
  },
  recentlySold: 'بيعت مؤخرًا',
  ratings: {
    title: 'التقييمات',
    none: 'لم يقيّم أحد <name></name> بعد. يمكن للمشتري والبائع أن يقيّم كل منهما الآخر بعد البيع.',
  },
  checks: {
    title: 'ما نعرفه عن هذا البائع',
    documents: 'نحن لا نفحص وثائق الهوية.',
    email: {
      yes: 'البريد الإلكتروني مؤكد',
      yesText: 'فتح رابطًا أرسلناه إليه.',
      no: 'البريد الإلكتروني غير مؤكد',
      noText: 'لم يفتح بعد الرابط الذي نرسله للتأكيد.',
    },
    number: {
      yes: 'رقم هاتف مؤكد',
      yesText: 'أدخل رمزًا أرسلناه إليه في رسالة نصية.',
      no: 'لا رقم هاتف مؤكد',
      noText: 'لم يُدخل بعد رمزًا من رسالة نصية.',
    },
    payout: {
      yes: 'حساب المستحقات مربوط',
      yesText: 'قبِل مزوّد الدفع حسابه ويحوّل إليه مستحقاته.',
      no: 'لا حساب مستحقات بعد',
      noText: 'يُحتفظ بثمن ما يبيعه إلى أن يربط حسابًا.',
    },
    photographed:
      '{count, plural, zero {لم يُصوَّر هاتف مع رمز} one {صُوّر هاتف واحد مع رمز} two {صُوّر هاتفان مع رمز} few {صُوّرت {shown} هواتف مع رمز} many {صُوّر {shown} هاتفًا مع رمز} other {صُوّر {shown} هاتف مع رمز}}',
    notPhotographed: 'لم يُصوَّر أي هاتف مع رمز',
    photographedText: 'صورة الهاتف مع الرمز الذي نعطيه لمرة واحدة تُظهر أن الهاتف كان في يده.',
    sales:
      '{count, plural, zero {لم يُبع شيء هنا} one {بيع هاتف واحد هنا} two {بيع هاتفان هنا} few {بيعت {shown} هواتف هنا} many {بيع {shown} هاتفًا هنا} other {بيع {shown} هاتف هنا}}',
    noSales: 'لا مبيعات بعد',
    salesText: 'مبيعات مكتملة تُحتسب في مستواه. عضو منذ {month}.',
  },
  follow: {
    logIn: 'سجّل الدخول للمتابعة',
    follow: 'متابعة',
    following: 'تتابعه',
    followName: 'متابعة ⁨{name}⁩',
    unfollowName: 'إلغاء متابعة ⁨{name}⁩',
    done: 'سيصلك إشعار عندما يعرض ⁨{name}⁩ هاتفًا',
    stopped: 'لم تعد تتابع ⁨{name}⁩',
  },
  report: 'إبلاغ عن البائع',
  trader: {
    title: 'البائع شركة',
    text: 'هذا البائع شركة ذكرت هذه البيانات بنفسها، وأكدت أنها لا تعرض إلا منتجات توافق قوانين الاتحاد الأوروبي.',
    company: 'الشركة',
    form: 'الشكل القانوني',
    address: 'العنوان',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    register: 'السجل التجاري',
    vat: 'الرقم الضريبي',
  },
} satisfies Translation<typeof seller>
