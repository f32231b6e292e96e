import type mail from '../../en/server/mail.ts'
import type { Translation } from '../../translation.ts'

export default {
  hello: 'مرحبًا {name}،',
  helloAnyone: 'مرحبًا،',
  sentBy: 'أُرسلت من {shop}، سوق الهواتف المستعملة.',
  confirm: {
    subject: '{code} هو رمزك في {shop}',
    heading: 'أكّد بريدك الإلكتروني',
    new: 'أكّد هذا البريد لتتمكن من الشراء والبيع وإرسال الرسائل في {shop}.',
    change: 'أُدخل هذا البريد بوصفه البريد الجديد لحساب في {shop}.',
    code: 'أدخل الرمز {code} أو افتح الرابط. كلاهما صالح لمدة {hours, plural, zero {{count} ساعة} one {ساعة واحدة} two {ساعتين} few {{count} ساعات} many {{count} ساعة} other {{count} ساعة}}.',
    button: 'تأكيد البريد',
    ignore: 'لم تطلب ذلك؟ تجاهل هذه الرسالة، فلن يحدث شيء من دون الرمز أو الرابط.',
  },
  reset: {
    subject: 'إعادة تعيين كلمة المرور',
    request:
      'تلقّينا طلبًا لإعادة تعيين كلمة مرورك في {shop}. يعمل هذا الرابط لمدة {hours, plural, zero {{count} ساعة} one {ساعة واحدة} two {ساعتين} few {{count} ساعات} many {{count} ساعة} other {{count} ساعة}}.',
    button: 'اختيار كلمة مرور جديدة',
    ignore: 'لم تطلب ذلك؟ تجاهل هذه الرسالة، فلم تتغير كلمة مرورك.',
  },
} satisfies Translation<typeof mail>
