import type model from '../../../en/pages/public/model.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: '⁨{name}⁩ مستعمل: {summary} المواصفات والأسعار والهواتف المعروضة في مكان واحد.',
  secondHand: '⁨{name}⁩ مستعمل',
  summary: {
    none: 'لا شيء معروض حاليًا.',
    one: 'المعروض للبيع: {shown}، بسعر {price}.',
    range: 'المعروض للبيع: {shown}، من {lowest} إلى {highest}.',
  },
  sold: {
    title: 'أسعار البيع',
    chart: 'أسعار بيع ⁨{name}⁩ شهرًا بشهر. الأرقام في الجدول.',
    line: 'السعر الأوسط للبيع',
    curve: 'القيمة المقدَّرة، والأشهر القادمة توقّع',
    typically: 'يباع عادةً بسعر',
    estimated: 'القيمة المقدَّرة',
    about: 'عادةً بنحو {amount}.',
    none: 'لا مبيعات، لكل السعات والدرجات.',
    during:
      '{count, plural, zero {لا مبيعات} one {عملية بيع واحدة} two {عمليتا بيع} few {{shown} عمليات بيع} many {{shown} عملية بيع} other {{shown} عملية بيع}} في {month}، لكل السعات والدرجات.',
    period:
      '{count, plural, zero {لا مبيعات} one {عملية بيع واحدة} two {عمليتا بيع} few {{shown} عمليات بيع} many {{shown} عملية بيع} other {{shown} عملية بيع}} من {from} إلى {to}، لكل السعات والدرجات.',
    estimate: 'تقدير',
    estimateNote:
      'مبيعات هذا الموديل قليلة ({shown}). السعر مقدَّر بحسب ما تفقده الهواتف من قيمتها مع الوقت.',
    figures: 'الأرقام شهرًا بشهر',
    byMonth: 'المبيعات شهرًا بشهر',
    month: 'الشهر',
    sales: 'المبيعات',
    median: 'السعر الأوسط',
    forecast: '(توقّع)',
  },
  prices: {
    title: 'الأسعار بحسب السعة والدرجة',
    cheapest: 'أرخص هاتف من كل نوع.',
    half: 'نصف الهواتف أرخص من {amount}.',
    incomplete: 'الهواتف التي لم تُذكر سعتها في القائمة أدناه.',
    caption: 'أقل أسعار ⁨{name}⁩ المعروضة بحسب السعة والدرجة',
    storage: 'سعة التخزين',
    grade: { A: 'كالجديد', B: 'جيد', C: 'مقبول', D: 'مستهلك', none: 'بلا درجة' },
    none: 'لا يوجد',
  },
  offers: {
    title: 'المعروض حاليًا',
    none: 'لا يوجد ⁨{name}⁩ معروض حاليًا',
    others: 'تجد هواتف ⁨{brand}⁩ الأخرى في صفحة الماركة، وتصل هواتف جديدة كل يوم.',
    brand: 'كل هواتف ⁨{brand}⁩',
    all: 'عرض الكل: {phones}',
  },
  facts: {
    title: 'الموديل',
    lead: 'مواصفات كل ⁨{name}⁩ أيًّا كان البائع.',
    none: 'لا تتوفر لدينا مواصفات هذا الموديل بعد.',
    source: 'المصدر: ⁨{source}⁩.',
    data: 'المواصفات حتى عام 2023 من \u2068Smartphone-Data-Analysis\u2069 لصاحبه \u2068Ayushman Malla\u2069، برخصة MIT.',
  },
} satisfies Translation<typeof model>
