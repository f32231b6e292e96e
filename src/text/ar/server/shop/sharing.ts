import type sharing from '../../../en/server/shop/sharing.ts'
import type { Translation } from '../../../translation.ts'

export default {
  tagline: 'هواتف مستعملة، حالتها موصوفة بصدق وأسعارها واضحة',
  phone: 'هاتف {brand}',
  phonesOf: 'هواتف {brand}',
  phones: 'هواتف',
  seller: 'بائع',
  gone: 'لم يعد معروضًا للبيع',
  none: 'لا شيء معروض حاليًا',
  from: 'ابتداءً من {price}',
  forSale:
    '{count, plural, zero {لا هواتف معروضة} one {هاتف واحد معروض للبيع} two {هاتفان معروضان للبيع} few {{shown} هواتف معروضة للبيع} many {{shown} هاتفًا معروضًا للبيع} other {{shown} هاتف معروض للبيع}}',
  many: 'أكثر من {shown} هاتف معروض للبيع',
  sold: '{count, plural, zero {لم يُبع شيء هنا} one {بيع هاتف واحد هنا} two {بيع هاتفان هنا} few {بيعت {shown} هواتف هنا} many {بيع {shown} هاتفًا هنا} other {بيع {shown} هاتف هنا}}',
  grade: 'الدرجة {grade}',
  gigabytes: '{size} جيجابايت',
  used: 'مستعمل منذ {time}',
  years:
    '{count, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتين} few {{shown} سنوات} many {{shown} سنة} other {{shown} سنة}}',
  months:
    '{count, plural, zero {أقل من شهر} one {شهر واحد} two {شهرين} few {{shown} أشهر} many {{shown} شهرًا} other {{shown} شهر}}',
  compareModel: 'قارن الدرجات والأسعار والمواصفات',
  compareBrand: 'قارن الدرجة والسعر والمكان',
} satisfies Translation<typeof sharing>
