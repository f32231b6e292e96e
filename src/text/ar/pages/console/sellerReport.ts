import type sellerReport from '../../../en/pages/console/sellerReport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'تبلغ المنصات في الاتحاد الأوروبي الجهة الضريبية (DAC7) عن البائعين الذين تبلغ مبيعاتهم في السنة {sales} فأكثر، أو يزيد مجموعها عن {amount}.',
  caption: 'تقرير البائعين',
  year: 'السنة',
  download: 'تنزيل CSV',
  fees: 'الرسوم والضريبة بصيغة CSV',
  sellers: 'البائعون المطلوب الإبلاغ عنهم',
  none: 'لا بائع مطلوب الإبلاغ عنه في {year}',
  column: {
    seller: 'البائع',
    sales: 'المبيعات',
    paid: 'المدفوع للبائع',
    fees: 'الرسوم',
    reason: 'سبب الإبلاغ',
  },
  vatNumber: 'الرقم الضريبي \u2066{number}\u2069',
  deleted: 'حساب محذوف',
  reason: {
    sales: '{sales} عملية بيع أو أكثر',
    consideration: 'أكثر من {amount}',
    both: '{sales} عملية بيع أو أكثر، وأكثر من {amount}',
  },
  notes:
    'الطلبات التي اكتملت في السنة، مع الشحن وبلا الرسوم والمبالغ المُعادة. لا تُحسب الهواتف التي أُرجعت. يبقى البائعون الذين حذفوا حساباتهم {count, plural, zero {{years} سنة} one {سنة واحدة} two {سنتين} few {{years} سنوات} many {{years} سنة} other {{years} سنة}} إن كان بلد المتجر في الاتحاد الأوروبي. في الملف أرقام كل ربع سنة. يُقارن الحد بعملة المتجر: خارج اليورو حوّل المبالغ بنفسك. لا تُجمع هنا أرقام ضريبية أخرى ولا عناوين البائعين الأفراد.',
} satisfies Translation<typeof sellerReport>
