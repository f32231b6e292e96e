import type order from '../../../en/pages/orders/order.ts'
import type { Translation } from '../../../translation.ts'
import handOver from '../../parts/handOver.ts'

export default {
  handOver,
  state: {
    awaiting_payment: 'بانتظار الدفع',
    payment_sent: 'أُرسل المبلغ',
    payment_disputed: 'نزاع على الدفع',
    paid: 'مدفوع',
    shipped: 'في الطريق',
    delivered: 'تم التسليم',
    disputed: 'قيد النزاع',
    completed: 'مكتمل',
    return_requested: 'طُلب الإرجاع',
    return_approved: 'بانتظار الإرجاع',
    return_sent: 'في طريق العودة',
    cancelled: 'ملغى',
    expired: 'انتهت مدته',
    refunded: 'أُعيد المبلغ',
  },
  until: 'حتى <time></time>',
  paidBy: {
    meet_up: 'عند اللقاء',
    online: 'عبر الإنترنت',
    transfer: 'بالتحويل',
    open: 'لم تُحدَّد بعد',
  },
  returns: {
    none: 'غير متاح',
    buyer:
      'خلال {days, plural, zero {{shown} يوم} one {يوم واحد} two {يومين} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}}، وأجرة الإرجاع على المشتري',
    seller:
      'خلال {days, plural, zero {{shown} يوم} one {يوم واحد} two {يومين} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}}، وأجرة الإرجاع على البائع',
  },
  warranty: {
    none: 'بلا ضمان',
    months:
      '{count, plural, zero {{shown} شهر} one {شهر واحد} two {شهران} few {{shown} أشهر} many {{shown} شهرًا} other {{shown} شهر}}',
    with: '{time}: <words></words>',
  },
  disputeReason: {
    payment_not_received: 'لم يصل المبلغ',
    payment_not_confirmed: 'لم يُؤكَّد الدفع',
    return_not_accepted: 'لم يُقبل الإرجاع',
    return_not_as_sold: 'لم يُعَد كما بيع',
    warranty_not_honored: 'لم يُلتزم بالضمان',
    not_as_described: 'لا يطابق الوصف',
    does_not_work: 'لا يعمل',
    wrong_phone: 'هاتف مختلف',
    not_arrived: 'لم يصل',
    locked_or_listed: 'مقفل',
    other: 'سبب آخر',
  },
  listing: {
    yours: 'الإعلان عندما حجزت',
    theirs: 'الإعلان عندما حجز ⁨{buyer}⁩',
    loading: 'جارٍ تحميل الإعلان',
    none: 'ليست لدينا نسخة من هذا الإعلان وقت الحجز.',
  },
  shipment: {
    shipped: '<carrier></carrier>، تاريخ الشحن <time></time>',
    track: 'تتبع الطرد',
    newTab: '(تُفتح في علامة تبويب جديدة)',
  },
  parcel: {
    carrier: 'شركة الشحن',
    tracking: 'رقم التتبع',
    trackingHelp: 'تجده على إيصال الشحن.',
    copyTracking: 'رقم التتبع',
    copyAddress: 'العنوان',
    carrierRequired: 'أدخل شركة الشحن',
    trackingRequired: 'أدخل رقم التتبع',
    trackingInvalid: 'أدخل رقم تتبع من {min} إلى {max} من الحروف اللاتينية والأرقام',
  },
  timeLeft: {
    left: 'المتبقي: {time}',
    days: '{count, plural, zero {{shown} يوم} one {يوم} two {يومان} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}}',
    hours:
      '{count, plural, zero {{shown} ساعة} one {ساعة} two {ساعتان} few {{shown} ساعات} many {{shown} ساعة} other {{shown} ساعة}}',
    minutes:
      '{count, plural, zero {{shown} دقيقة} one {دقيقة} two {دقيقتان} few {{shown} دقائق} many {{shown} دقيقة} other {{shown} دقيقة}}',
    both: '{large} و{small}',
  },
} satisfies Translation<typeof order>
