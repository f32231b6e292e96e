import type proof from '../../../en/pages/phone/proof.ts'
import type { Translation } from '../../../translation.ts'

export default {
  proves: 'اجتياز هذا الفحص يثبت',
  leavesOpen: 'لكنه لا يثبت',
  all: 'جميع الاختبارات ({shown})',
  signed: 'النتيجة الموقّعة',
  imei: {
    proves: {
      valid: 'أن الرقم الذي كتبه البائع رقم IMEI صحيح.',
      model: 'أنه يخص هذا الموديل، إذا ذُكر ذلك في النتيجة أعلاه.',
      theft: 'أنه لم يُبلَّغ عن فقدانه أو سرقته في ذلك اليوم، إذا ذُكر ذلك في النتيجة أعلاه.',
    },
    leavesOpen: {
      received: 'أن الهاتف الذي يصلك يحمل هذا الرقم. اطلب \u2066*#06#\u2069 منه لترى رقمه.',
      later: 'أن أقساطه مدفوعة، أو أنه يعمل على كل الشبكات، أو أنه لن يُبلَّغ عنه لاحقًا.',
    },
  },
  grading: {
    proves: {
      answered: 'أن البائع أجاب عن جميع الأسئلة حول الشاشة والهيكل والوظائف.',
      rules: 'أن الدرجة ناتجة عن هذه الإجابات، بالقواعد نفسها لكل هاتف.',
    },
    leavesOpen: {
      honest:
        'أن الإجابات صحيحة: لم يمسك أحد من المتجر هذا الهاتف. قارنه بالصور، وأبلغ عن المشكلة إذا كان مختلفًا.',
    },
  },
  checkup: {
    proves: {
      ran: 'أن هاتفًا فتح رابط البائع وأجرى هذه الاختبارات في متصفحه في ذلك الوقت.',
      signed: 'أننا وقّعنا النتيجة، فلا يمكن تغييرها دون أن يُلاحظ.',
    },
    leavesOpen: {
      same: 'أنه هذا الهاتف بعينه: يمكن فتح الرابط على هاتف آخر من النوع نفسه.',
      unmeasured: 'صحة البطارية ومقاومة الماء وكل ما لا يقيسه المتصفح.',
      judged: 'ما لا يحكم عليه إلا البائع، مثل سماع الصوت.',
    },
  },
  possession: {
    proves: {
      code: 'أن البائع صوّر هاتفًا مع رمز أصدرناه حينها لهذا الإعلان.',
      hand: 'أن هاتفًا كان لدى البائع في ذلك اليوم، لا صورًا من مكان آخر فقط.',
    },
    leavesOpen: {
      owner: 'أن البائع يملك الهاتف أو أنه لا يزال لديه.',
      works: 'أن الهاتف يعمل.',
    },
  },
  test: {
    touch: 'شاشة اللمس',
    multi_touch: 'اللمس المتعدد',
    pixels: 'الألوان والبكسلات',
    speaker: 'مكبر الصوت',
    microphone: 'الميكروفون',
    camera_front: 'الكاميرا الأمامية',
    camera_back: 'الكاميرا الخلفية',
    vibration: 'الاهتزاز',
    motion: 'مستشعر الحركة',
    orientation: 'مستشعر الاتجاه',
    location: 'الموقع',
    battery: 'البطارية',
    screen: 'حجم الشاشة',
    storage: 'سعة التخزين',
  },
  outcome: {
    passed: 'ناجح',
    failed: 'فاشل',
    skipped: 'تم تخطيه',
    not_possible: 'غير ممكن هنا',
  },
  passed: {
    pixels: 'ألوان متجانسة بلا بكسلات ميتة',
    speaker: 'سمع البائع الصوت',
    camera_front: 'صورة حية',
    camera_back: 'صورة حية',
    vibration: 'أحس البائع بالاهتزاز',
    motion: 'رُصدت الجاذبية والهز',
    microphone: 'سُجل الصوت',
  },
  failed: {
    pixels: 'رأى البائع نقاطًا أو خطوطًا أو ظلالًا',
    speaker: 'لم يُسمع الصوت',
    microphone: 'لم يُسجل أي صوت',
    camera_front: 'لا صورة حية واضحة',
    camera_back: 'لا صورة حية واضحة',
    vibration: 'لم يحس البائع بشيء',
    motion: 'لم تُرصد الجاذبية أو الهز',
    location: 'لم يُعثر على الموقع',
    battery: 'نسبة الشحن المذكورة غير صالحة',
  },
  figure: {
    touch: 'المربعات التي استجابت: {cells} من {ofCells}',
    multi_touch: 'أصابع رُصدت معًا: {points}',
    orientation: 'رُصد دوران بمقدار {degrees}°',
    location: 'بدقة {accuracyM} م',
    battery: 'مشحون بنسبة {chargePercent}%. هذا لا يدل على صحة البطارية',
    screen: '\u2066{widthPx} × {heightPx}\u2069 بكسل، ونسبة البكسل {pixelRatio}',
    storage: 'حصة المتصفح: {quotaGb} جيجابايت',
  },
  tone: 'الصوت أعلى من ضجيج المكان بمقدار {decibels} ديسيبل',
  unsupported: 'المتصفح لا يدعم هذا، أو رُفض الإذن',
  otherModel: '{figures}. هذا لا يطابق الموديل',
  otherSize: '{figures}. هذا لا يطابق سعة التخزين',
} satisfies Translation<typeof proof>
