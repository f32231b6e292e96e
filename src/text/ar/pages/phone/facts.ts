import type facts from '../../../en/pages/phone/facts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  detail: {
    storageGb: 'سعة التخزين',
    color: 'اللون',
    grade: 'الدرجة',
    used: 'مدة الاستعمال',
    batteryPercent: 'صحة البطارية',
  },
  listed: 'تاريخ النشر',
  percent: '{shown}%',
  grade: { A: 'A، كالجديد', B: 'B، جيد', C: 'C، مقبول', D: 'D، مستهلك' },
  gradeMeaning: {
    A: 'لا آثار ظاهرة من مسافة ذراع في ضوء عادي. كل شيء يعمل.',
    B: 'آثار خفيفة من مسافة ذراع، لا يظهر منها شيء والشاشة مضاءة. كل شيء يعمل.',
    C: 'خدوش تظهر والشاشة مضاءة، أو انبعاجات، أو بطارية ضعيفة، أو جزء لا يعمل مثل إحدى الكاميرات.',
    D: 'شروخ أو أجزاء منحنية، أو بطارية مستهلكة، أو شيء أساسي لا يعمل مثل الشحن.',
  },
  notGraded: 'لم يجب البائع عن الأسئلة المتعلقة بحالة الهاتف.',
  every: 'مواصفات ⁨{name}⁩',
  allAbout: 'كل شيء عن ⁨{name}⁩',
  recent: {
    title: 'شاهدته مؤخرًا',
    clear: 'مسح',
  },
  model: {
    announced: 'تاريخ الكشف عنه',
    os: 'النظام عند الإصدار',
    chipset: 'المعالج',
    display: 'الشاشة',
    camera: 'الكاميرا الرئيسية',
    battery: 'البطارية',
    memory: 'الذاكرة العشوائية',
    storage: 'سعة التخزين',
    colors: 'الألوان',
    launchPrice: 'السعر عند الإصدار ({currency})',
    updates: 'تحديثات الأمان حتى',
    inches: '{size} بوصة',
    megapixels: '{size} ميجابكسل',
    milliampereHours: '{size} مللي أمبير ساعة',
  },
  afterSale: {
    title: 'الإرجاع والضمان',
    returns: 'الإرجاع',
    returnsNone: 'غير متاح',
    returnsBuyer: 'المدة بالأيام: {shown}، وأجرة الإرجاع على المشتري',
    returnsSeller: 'المدة بالأيام: {shown}، وأجرة الإرجاع على البائع',
    warranty: 'الضمان',
    warrantyNone: 'بلا ضمان',
    noReturns: 'لا يُقبل الإرجاع',
    noReturnsText: 'افحص الهاتف قبل استلامه: لا يمكنك إرجاعه لمجرد أنك غيّرت رأيك.',
    returnsWithin:
      'الإرجاع خلال {count, plural, zero {{shown} يوم} one {يوم واحد} two {يومين} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}}',
    returnsText:
      'تُحسب المدة من يوم استلامك الهاتف. أعده كاملًا وبالحالة التي استلمته بها، بعد مسح بياناته وتسجيل الخروج من كل الحسابات.',
    postage: {
      buyer: 'أجرة الإرجاع عليك.',
      seller: 'أجرة الإرجاع على البائع.',
    },
    noWarranty: 'بلا ضمان',
    warrantyFor:
      'ضمان {count, plural, zero {{shown} شهر} one {شهر واحد} two {شهرين} few {{shown} أشهر} many {{shown} شهرًا} other {{shown} شهر}}',
    warrantyText:
      'يقدّمه البائع ويُحسب من يوم استلامك الهاتف. إذا تعطل شيء فقدّم طلب ضمان من صفحة الطلب، وأمام البائع {count, plural, zero {{shown} يوم} one {يوم واحد} two {يومان} few {{shown} أيام} many {{shown} يومًا} other {{shown} يوم}} للرد. وإذا لم تتفقا يقرر أحد مشرفي المتجر.',
    months:
      '{count, plural, zero {{shown} شهر} one {شهر واحد} two {شهران} few {{shown} أشهر} many {{shown} شهرًا} other {{shown} شهر}}',
  },
  tray: {
    label: 'هواتف للمقارنة',
    remove: 'إزالة ⁨{name}⁩ من المقارنة',
    thisPhone: 'هذا الهاتف',
    compare: 'قارن ({shown})',
    add: 'أضف هواتف أخرى للمقارنة (حتى {shown})',
  },
} satisfies Translation<typeof facts>
