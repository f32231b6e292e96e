import type sheet from '../../../en/pages/phone/sheet.ts'
import type { Translation } from '../../../translation.ts'

export default {
  pageTitle: '⁨{name}⁩: ورقة للطباعة',
  back: 'العودة إلى الهاتف',
  print: 'طباعة',
  code: 'رمز QR يفتح صفحة ⁨{name}⁩',
  scan: 'امسح الرمز لرؤية الصور والفحوصات وسعر اليوم',
  book: 'احجزه في ⁨{shop}⁩. لا تدفع شيئًا حتى تقرر.',
} satisfies Translation<typeof sheet>
