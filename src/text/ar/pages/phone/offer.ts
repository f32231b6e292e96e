import type offer from '../../../en/pages/phone/offer.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'تقديم عرض سعر',
  lead: '<name></name> معروض بسعر <price></price>. يسري عرضك {count, plural, zero {{shown} ساعة} one {ساعة واحدة} two {ساعتين} few {{shown} ساعات} many {{shown} ساعة} other {{shown} ساعة}}. وإذا قبله <seller></seller> حُجز لك الهاتف بهذا السعر.',
  label: 'عرضك',
  required: 'أدخل السعر',
  invalid: 'أدخل سعرًا صحيحًا',
  listedFor: 'معروض بسعر {price}',
  share: '{amount}، أي {percent}% من {price}',
  yours: { buyer: 'عرضك', seller: 'عرضك المقابل' },
  theirs: { buyer: 'عرض ⁨{name}⁩', seller: 'العرض المقابل من ⁨{name}⁩' },
  current: '{label}: {amount}. العرض الجديد يحل محله.',
  usedUp: 'استنفدت عروضك لهذا الهاتف. لا يزال بإمكانك حجزه بالسعر المعروض.',
  last: 'هذا آخر عرض يمكنك تقديمه لهذا الهاتف.',
  remaining:
    '{count, plural, zero {لا عروض متبقية لهذا الهاتف.} one {يمكنك تقديم عرض واحد لهذا الهاتف.} two {يمكنك تقديم عرضين لهذا الهاتف.} few {يمكنك تقديم {shown} عروض لهذا الهاتف.} many {يمكنك تقديم {shown} عرضًا لهذا الهاتف.} other {يمكنك تقديم {shown} عرض لهذا الهاتف.}}',
  none: 'لا عروض متبقية لهذا الهاتف',
  send: 'إرسال العرض',
  sending: 'جارٍ الإرسال',
  sent: 'تم إرسال العرض. أمام ⁨{name}⁩ {count, plural, zero {{shown} ساعة} one {ساعة واحدة} two {ساعتان} few {{shown} ساعات} many {{shown} ساعة} other {{shown} ساعة}} للرد',
} satisfies Translation<typeof offer>
