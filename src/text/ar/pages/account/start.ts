import type start from '../../../en/pages/account/start.ts'
import type { Translation } from '../../../translation.ts'

export default {
  welcome: 'أهلًا بك، {name}',
  lead: {
    Buyer: 'حجوزاتك وهاتفك القادم.',
    Seller: 'هواتفك ومبيعاتك وحجوزاتك.',
    admin: 'المتجر ومستخدموه وأمواله.',
    moderator: 'البلاغات والإعلانات والحسابات.',
    support: 'الأسئلة والطلبات والنزاعات.',
    finance: 'المدفوعات والمستحقات والضرائب.',
  },
  next: 'ما عليك فعله الآن',
  loadingNext: 'جارٍ تحميل خطواتك التالية',
  yourTurn: 'دورك الآن',
  failed: {
    orders: 'تعذّر تحميل طلباتك.',
    sales: 'تعذّر تحميل مبيعاتك.',
    offers: 'تعذّر تحميل عروض الأسعار.',
    phones: 'تعذّر تحميل هواتفك.',
  },
  answerOffer: 'الرد على عرض بسعر {price}',
  changeListings:
    '{count, plural, zero {لا إعلانات تحتاج إلى تعديل} one {تعديل إعلان واحد} two {تعديل إعلانين} few {تعديل {shown} إعلانات} many {تعديل {shown} إعلانًا} other {تعديل {shown} إعلان}}',
  changeWhy: 'طلب أحد المشرفين تعديلات قبل أن يظهر الإعلان للمشترين',
  empty: 'لا شيء بانتظارك',
  emptyBuyer: 'عندما تحجز هاتفًا تظهر خطوته التالية هنا.',
  emptySeller: 'تظهر هنا المبيعات وعروض الأسعار والتعديلات التي يطلبها المشرفون.',
  someOf: '{shown} من {total}',
  showAll: 'عرض الكل ({total})',
  drops: 'هواتف انخفض سعرها',
  loweredTo: 'الآن {price}، أقل بمقدار {amount} من سعره عند حفظه',
  unread: 'رسائل غير مقروءة',
  more: 'المزيد',
  days: 'آخر 30 يومًا',
  analytics: 'عرض إحصاءاتي',
  figure: {
    sales: 'المبيعات',
    gross: 'قيمة المبيعات',
    views: 'المشاهدات',
    onItsWay: 'في الطريق',
  },
  before: '{value} في الثلاثين يومًا السابقة',
  fromSales:
    '{count, plural, zero {من {shown} بيعة، بعد الرسوم.} one {من بيعة واحدة، بعد الرسوم.} two {من بيعتين، بعد الرسوم.} few {من {shown} بيعات، بعد الرسوم.} many {من {shown} بيعة، بعد الرسوم.} other {من {shown} بيعة، بعد الرسوم.}}',
  find: {
    title: 'ابحث عن هاتف',
    pick_up: 'احجز هاتفًا ليبقى محجوزًا لك حتى اللقاء.',
    shipping: 'احجز هاتفًا ليبقى محجوزًا لك.',
  },
  sell: {
    title: 'بع هاتفك',
    text: 'وافق على شروط البيع وأضف إعلانك. تبقى طلباتك كما هي.',
  },
  add: { title: 'أضف إعلانًا' },
  phones: { title: 'هواتف معروضة للبيع', all: 'عرض إعلاناتي' },
} satisfies Translation<typeof start>
