import type passkeyErrors from '../../en/parts/passkeyErrors.ts'
import type { Translation } from '../../translation.ts'

export default {
  canceled: 'لم يُستخدم أي مفتاح مرور. ألغيت العملية أو استغرقت وقتًا طويلًا. حاول مرة أخرى.',
  exists: 'على هذا الجهاز مفتاح مرور لحسابك.',
  address: 'لا تعمل مفاتيح المرور على هذا العنوان. افتح المتجر من عنوانه المعتاد.',
  unable: 'لا يمكن لهذا الجهاز إنشاء مفاتيح مرور.',
  noLock: 'لا يمكن لهذا الجهاز إنشاء مفاتيح مرور: ليس له قفل شاشة ولا بصمة ولا رمز PIN.',
  insecure:
    'لا تعمل مفاتيح المرور إلا عبر https. افتح المتجر على عنوان https أو سجّل الدخول بطريقة أخرى.',
  unsupported: 'لا يدعم هذا المتصفح مفاتيح المرور. سجّل الدخول بطريقة أخرى.',
} satisfies Translation<typeof passkeyErrors>
