import type home from '../../en/pages/home.ts'
import type { Translation } from '../../translation.ts'

export default {
  steps: {
    title: 'كيف يعمل المتجر',
    help: 'المزيد عن الشراء والبيع',
    buy: {
      title: 'الشراء',
      find: 'اعثر على هاتف',
      findText: 'قارن الدرجة والعمر والسعر، واطّلع على أسعار بيع الهواتف المماثلة.',
      book: 'احجزه',
      bookText:
        'نحجز الهاتف لك {hours, plural, zero {{shown} ساعة} one {لساعة واحدة} two {لساعتين} few {لمدة {shown} ساعات} many {لمدة {shown} ساعة} other {لمدة {shown} ساعة}}. الحجز مجاني.',
      check: 'افحصه',
      checkText:
        '{delivery, select, pick_up {قابل البائع في مكان عام وجرّب كل شيء.} shipping {يصلك الهاتف بالشحن، ولديك وقت لتجرّب كل شيء.} other {قابل البائع أو اطلب شحن الهاتف إليك، ثم جرّب كل شيء.}}',
      done: 'أتمم الشراء',
      doneText:
        '{delivery, select, pick_up {كل شيء كما في الإعلان؟ أعطِ البائع رمز التسليم.} shipping {كل شيء كما في الإعلان؟ أكّد ذلك في صفحة طلبك.} other {كل شيء كما في الإعلان؟ أعطِ البائع رمز التسليم أو أكّد ذلك في صفحة طلبك.}}',
    },
    sell: {
      title: 'البيع',
      photo: 'صوّر هاتفك',
      photoText: 'تكفي صورة واضحة في ضوء النهار ودرجة صادقة.',
      price: 'حدّد السعر',
      priceText: 'نعرض لك أسعار بيع الهواتف المماثلة. نشر الإعلان مجاني.',
      handOver: '{delivery, select, shipping {اشحنه} other {سلّمه}}',
      handOverText:
        '{delivery, select, pick_up {اتفق مع المشتري على موعد ومكان عام.} shipping {غلّفه جيدًا وأضف رقم تتبّع الشحنة.} other {قابل المشتري، أو اشحن الهاتف مع رقم تتبّع.}}',
      paid: 'استلم المال',
      paidText:
        '{delivery, select, pick_up {يكتمل البيع برمز التسليم الذي لدى المشتري.} shipping {يكتمل البيع بعد أن يفحص المشتري الهاتف.} other {يكتمل البيع برمز التسليم الذي لدى المشتري، أو بعد أن يفحص الهاتف المشحون.}}',
    },
  },
} satisfies Translation<typeof home>
