import type payments from '../../en/server/payment-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  failed: {
    title: 'فشل دفعك ثمن {phone}',
    text: 'لم يُخصم منك أي مبلغ. حاول مرة أخرى{payBy, select, none {} other { قبل {payBy}}}.',
  },
  returned: {
    title: 'نعيد إليك مبلغًا دفعته ثمن {phone}',
    text: 'وصل {amount} بعد أن تعذّر دفع الطلب، لذلك سيُعاد إليك كاملًا.',
  },
  disputed: {
    title: 'اعترض مصرف المشتري على دفع ثمن {phone}',
    keepPhone: 'احتفظ بالهاتف، ولا تسلّمه أو تشحنه إلى أن يقرر المصرف.',
    payoutWaits: 'لن تُصرف مستحقاتك إلى أن يقرر المصرف.',
  },
  disputeWon: {
    title: 'أكّد المصرف دفع ثمن {phone}',
    saleContinues: 'البيع مستمر.',
    noChange: 'لا يتغير شيء في البيع.',
  },
  disputeLost: {
    buyer: { title: 'أعاد إليك مصرفك ثمن {phone}' },
    seller: { title: 'استرد مصرف المشتري ثمن {phone}' },
    amount: 'المبلغ {amount}.',
    canceledBuyer: 'أُلغي البيع.',
    canceledSeller: 'أُلغي البيع. يبقى الهاتف لديك، وهو معروض للبيع من جديد.',
    sentBuyer: 'أُلغي البيع. الهاتف ملك للبائع.',
    sentSeller: 'أُلغي البيع وإعلانك متوقف مؤقتًا. راسل المشتري لاستعادة الهاتف.',
    goesOn: 'البيع مستمر بما بقي من السعر.',
    endedBuyer: 'كان البيع قد انتهى.',
    endedSeller: 'سنخصم ما صُرف لك عنه من مستحقاتك القادمة.',
  },
  payoutSent: {
    title: 'مستحقاتك عن {phone} في الطريق',
    text: 'أُرسل {amount} إلى حساب مستحقاتك.',
  },
  paidOutside: { title: 'صُرفت مستحقاتك عن {phone}' },
  sentOutside: 'أُرسل {amount} خارج مزوّد الدفع: {reason}',
  payoutWaiting: {
    title: 'أضف حساب المستحقات لتستلم {amount}',
    text: 'كسبت هذا المبلغ من بيع {phone}. أضف حسابًا لمستحقاتك وسنرسله على الفور.',
  },
  accountReady: {
    title: 'حساب مستحقاتك جاهز',
    text: 'تُرسل الآن كل المستحقات التي كانت تنتظره.',
  },
  accountBlocked: {
    title: 'مستحقاتك موقوفة مؤقتًا',
    text: 'تنقص حساب مستحقاتك بعض البيانات. نحتفظ بمستحقاتك إلى أن تكملها.',
  },
  refundSent: {
    title: 'أُرسل إليك المبلغ المُعاد عن {phone}',
    text: '{amount} في الطريق إليك. يظهر المبلغ في معظم المصارف خلال أيام قليلة.',
  },
  refundFailed: {
    buyer: {
      title: 'لم يصل المبلغ المُعاد عن {phone}',
      text: 'لم يقبل مصرفك {amount}. نعمل على معالجة الأمر، ومالك في أمان.',
    },
    staff: {
      title: 'فشلت إعادة المبلغ: {phone}',
      text: 'لم يصل {amount} إلى {buyer}. اعرف السبب ثم حاول مرة أخرى.',
    },
  },
  stuck: {
    payoutStaff: {
      title: 'فشل صرف المستحقات: {phone}',
      text: 'لم يصل {amount} إلى {seller}. اعرف السبب ثم حاول مرة أخرى.',
    },
    cancelStaff: {
      title: 'لم تُلغَ عملية الدفع: {phone}',
      text: 'انتهى الطلب لكن تعذّر إلغاء دفعه. اعرف السبب ثم حاول مرة أخرى.',
    },
    seller: {
      title: 'لم تصل مستحقاتك عن {phone}',
      text: 'تعذّر إرسال {amount}. نعمل على معالجة الأمر، ومالك في أمان.',
    },
  },
} satisfies Translation<typeof payments>
