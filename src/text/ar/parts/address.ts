import type address from '../../en/parts/address.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: 'الاسم الكامل',
  line1: 'الشارع ورقم المبنى',
  line2: 'الشقة أو الطابق أو الشركة',
  postalCode: 'الرمز البريدي',
  city: 'المدينة',
  region: 'المحافظة أو المنطقة',
  country: 'البلد',
  chooseCountry: 'اختر البلد',
  phone: 'رقم الهاتف',
  phoneHelp: 'لشركة الشحن فقط.',
  required: {
    name: 'أدخل الاسم',
    line1: 'أدخل الشارع ورقم المبنى',
    city: 'أدخل المدينة',
    country: 'اختر البلد',
  },
} satisfies Translation<typeof address>
