import type staffMails from '../../en/server/staff-mails.ts'
import type { Translation } from '../../translation.ts'

export default {
  contact: {
    subject: 'رسالة من {name} عبر صفحة «اتصل بنا»',
    reply: 'الموضوع: {topic}. رُدّ على هذه الرسالة لتجيب {name}.',
    topics: {
      order: 'حجز أو طلب',
      listing: 'إعلان أو شخص',
      payment: 'دفعة أو إعادة مبلغ',
      account: 'حساب',
      other: 'موضوع آخر',
    },
    fromAccount: 'أرسلها من حسابه.',
    unverified: 'أُرسلت من دون تسجيل الدخول، فالاسم والبريد غير موثّقين.',
    button: 'فتح الرسائل',
  },
  health: {
    subject: {
      one: 'متجرك: {problem}',
      several:
        'في متجرك {count, plural, zero {{shown} مشكلة} one {مشكلة واحدة} two {مشكلتان} few {{shown} مشكلات} many {{shown} مشكلة} other {{shown} مشكلة}}',
    },
    sentence: '{problem}.',
    button: 'فتح صفحة «حالة النظام»',
    note: 'نرسل كل مشكلة مرة واحدة، ولا نكررها إلا إذا عادت بعد حلّها.',
  },
  problems: {
    job: 'فشلت المهمة «{job}» على {node} {count, plural, zero {{shown} مرة} one {مرة واحدة} two {مرتين} few {{shown} مرات} many {{shown} مرة} other {{shown} مرة}} متتالية: {error}',
    queue: '{queue}: العدد المنتظر {waiting}، وأطول انتظار {age}',
    undelivered:
      'تعذّر تسليم {count, plural, zero {{shown} رسالة بريد} one {رسالة بريد واحدة} two {رسالتي بريد} few {{shown} رسائل بريد} many {{shown} رسالة بريد} other {{shown} رسالة بريد}}',
    backupFailed: 'فشلت آخر نسخة احتياطية: {error}',
    backupTooOld: 'آخر نسخة احتياطية قديمة جدًا',
    backupDeletion: 'تعذّر حذف نسخ احتياطية قديمة: {error}',
    disk: 'قرص {node} شبه ممتلئ: بقي {free} جيجابايت',
    clockAhead:
      'ساعة {node} متقدمة على قاعدة البيانات بمقدار {count, plural, zero {{shown} ثانية} one {ثانية واحدة} two {ثانيتين} few {{shown} ثوانٍ} many {{shown} ثانية} other {{shown} ثانية}}',
    clockBehind:
      'ساعة {node} متأخرة عن قاعدة البيانات بمقدار {count, plural, zero {{shown} ثانية} one {ثانية واحدة} two {ثانيتين} few {{shown} ثوانٍ} many {{shown} ثانية} other {{shown} ثانية}}',
  },
  queues: {
    notifications: 'الإشعارات',
    order_deadlines: 'مهل الطلبات',
    payments: 'المبالغ المُعادة والمستحقات',
    message_emails: 'رسائل البريد عن المحادثات',
    alert_emails: 'رسائل البريد عن عمليات البحث المحفوظة',
    data_copies: 'نسخ البيانات الشخصية',
    file_deletions: 'ملفات بانتظار الحذف',
    emails: 'رسائل البريد',
  },
  ages: {
    day: '{count, plural, zero {{shown} يوم} one {يوم واحد} two {يومان} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}}',
    hour: '{count, plural, zero {{shown} ساعة} one {ساعة واحدة} two {ساعتان} few {{shown} ساعات} many {{shown} ساعة} other {{shown} ساعة}}',
    minute:
      '{count, plural, zero {{shown} دقيقة} one {دقيقة واحدة} two {دقيقتان} few {{shown} دقائق} many {{shown} دقيقة} other {{shown} دقيقة}}',
    second:
      '{count, plural, zero {{shown} ثانية} one {ثانية واحدة} two {ثانيتان} few {{shown} ثوانٍ} many {{shown} ثانية} other {{shown} ثانية}}',
  },
  invitation: {
    subject: 'دعوة إلى فريق عمل {shop}',
    text: {
      admin: 'دعاك {inviter} إلى العمل في {shop} مشرفًا عامًا.',
      moderator: 'دعاك {inviter} إلى العمل في {shop} مشرفًا على الإعلانات.',
      support: 'دعاك {inviter} إلى العمل في {shop} ضمن فريق خدمة العملاء.',
      finance: 'دعاك {inviter} إلى العمل في {shop} ضمن فريق المالية.',
    },
    link: 'يصلح الرابط مرة واحدة، لمدة {count, plural, zero {{shown} يوم} one {يوم واحد} two {يومين} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}}. تختار كلمة مرور وتفعّل تسجيل الدخول بخطوتين.',
    button: 'قبول الدعوة',
    ignore: 'لا تعرف ما هذا؟ تجاهل هذه الرسالة: لن يحدث شيء من دونك.',
  },
  test: {
    subject: 'رسالة تجريبية من متجرك',
    text: 'إرسال البريد من هذا المتجر يعمل. لا يلزمك فعل شيء.',
    button: 'فتح المتجر',
    setup: 'شخص ما يُعدّ متجرًا باستخدام بريدك.',
    dashboard: 'أرسلتها إلى نفسك من صفحات حسابك.',
    command: 'شغّل شخص ما الأمر ⁦`redial mail test`⁩ ببريدك.',
  },
} satisfies Translation<typeof staffMails>
