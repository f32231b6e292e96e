import type payment from '../../en/parts/payment.ts'
import type { Translation } from '../../translation.ts'

export default {
  form: 'طريقة الدفع',
  question: 'كيف تريد أن تدفع؟',
  online: {
    label: 'ادفع الآن عبر الإنترنت',
    demo: 'ببطاقة تجريبية، ولن يُخصم أي مبلغ حقيقي.',
    help: 'نحتفظ بالمبلغ حتى تستلم الهاتف. لديك {count, plural, zero {{shown} دقيقة} one {دقيقة واحدة} two {دقيقتان} few {{shown} دقائق} many {{shown} دقيقة} other {{shown} دقيقة}} لإتمام الدفع.',
    hold: 'إذا غادرت دون أن تدفع يبقى الهاتف محجوزًا لك حتى <time></time>.',
    go: 'المتابعة إلى الدفع',
  },
  transfer: {
    label: 'ادفع بالتحويل',
    help: 'تدفع إلى <name></name> مباشرة خارج المتجر، بتحويل مصرفي مثلًا، ولا نحتفظ نحن بالمبلغ.',
    before: 'حوّل المبلغ قبل <time></time>.',
    go: 'عرض بيانات الدفع',
  },
  meet_up: {
    label: 'ادفع عند اللقاء',
    help: 'جرّب الهاتف، وادفع للبائع، ثم أعطه رمزك.',
    go: 'الدفع عند اللقاء',
  },
  busy: 'لحظة من فضلك',
} satisfies Translation<typeof payment>
