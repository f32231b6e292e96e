import type confirmation from '../../en/pages/confirmation.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirm: {
    pageTitle: 'تأكيد البريد الإلكتروني',
    title: 'أكّد بريدك الإلكتروني',
    lead: 'بعد تأكيد بريدك يمكنك الشراء والبيع وإرسال الرسائل.',
    submit: 'تأكيد البريد',
    busy: 'جارٍ التأكيد',
    done: 'تم تأكيد البريد الإلكتروني',
    address: '<address></address> هو بريد حسابك.',
    allPhones: 'عرض كل الهواتف',
    login: 'تسجيل الدخول',
    gone: 'يعمل كل رابط مرة واحدة خلال {hours, plural, zero {{count} ساعة} one {ساعة واحدة} two {ساعتين} few {{count} ساعات} many {{count} ساعة} other {{count} ساعة}}، ولا يعمل إلا رابط أحدث رسالة.',
    again: 'إرسال رسالة جديدة',
  },
  stop: {
    pageTitle: 'إيقاف التغيير',
    title: 'إيقاف تغيير بريدك الإلكتروني',
    lead: 'يبقى بريدك كما هو، ويُسجَّل خروج كل الأجهزة من حسابك، ومنها هذا الجهاز.',
    submit: 'إيقاف التغيير',
    busy: 'جارٍ الإيقاف',
    done: 'تم إيقاف التغيير',
    next: 'من طلب التغيير يعرف كلمة مرورك. اختر كلمة مرور جديدة الآن.',
    password: 'اختيار كلمة مرور جديدة',
    gone: 'لا يوجد تغيير لإيقافه. إذا تغيّر بريدك من دون علمك فراسلنا فورًا.',
    contact: 'اتصل بنا',
  },
  goneTitle: 'لم يعد هذا الرابط يعمل',
} satisfies Translation<typeof confirmation>
