import type fields from '../../en/pages/fields.ts'
import type { Translation } from '../../translation.ts'
import address from '../parts/address.ts'

export default {
  address,
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  photo: 'الصورة',
  optional: '(اختياري)',
  nameRequired: 'أدخل اسمك',
  emailRequired: 'أدخل بريدك الإلكتروني',
  emailInvalid: 'أدخل بريدًا إلكترونيًا صحيحًا',
  passwordRequired: 'أدخل كلمة المرور',
  passwordTooShort: 'يجب ألا يقل طول كلمة المرور عن {min} أحرف',
  strength: {
    label: 'قوة كلمة المرور:',
    tooShort: 'قصيرة جدًا',
    weak: 'ضعيفة',
    fair: 'متوسطة',
    good: 'جيدة',
    strong: 'قوية',
  },
  photoField: {
    choose: 'اختر صورة',
    replace: 'استبدل الصورة',
    explain: '، أو اسحبها إلى هنا أو الصقها',
    remove: 'إزالة ⁨{name}⁩',
    cancel: 'إلغاء رفع ⁨{name}⁩',
    retry: 'إعادة رفع ⁨{name}⁩',
    upload: 'رفع ⁨{name}⁩',
    ready: 'الصورة جاهزة',
    uploading: 'جارٍ رفع الصورة',
    processing: 'جارٍ معالجة الصورة',
    sent: 'جارٍ المعالجة…',
    empty: 'هذا الملف فارغ. اختر ملفًا آخر.',
    notPhoto: 'هذه ليست صورة.',
    notStored: 'بعض الصور لم تُحفظ. ارفعها مرة أخرى أو أزلها.',
    notHere: 'هذه الصورة لم تعد متوفرة. أزلها وأضفها من جديد.',
    notRotatable: 'لا يمكن تدوير إلا الصور المرفوعة هنا.',
  },
} satisfies Translation<typeof fields>
