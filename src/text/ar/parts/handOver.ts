import type handOver from '../../en/parts/handOver.ts'
import type { Translation } from '../../translation.ts'

export default {
  show: 'عرض الرمز',
  showPrimary: 'عرض رمز التسليم',
  title: 'رمز التسليم',
  qr: 'رمز QR يحتوي على رمز التسليم',
  phone: '<phone></phone>، من <name></name>',
  meet: 'قابل <name></name> في مكان عام وجرّب <phone></phone>.',
  paidQr: 'إذا أعجبك الهاتف فدع البائع يمسح هذا الرمز أو أعطه الأرقام الستة. يكتمل البيع برمزك.',
  paid: 'إذا أعجبك الهاتف فأعطِ البائع هذا الرمز. يكتمل البيع برمزك.',
  payQr: 'ادفع، ثم دع البائع يمسح هذا الرمز أو أعطه الأرقام الستة. يكتمل البيع برمزك.',
  pay: 'ادفع، ثم أعطِ البائع هذا الرمز. يكتمل البيع برمزك.',
  never: 'لا ترسل الرمز مسبقًا أبدًا. لا يحتاج إليه أحد قبل أن تستلم الهاتف.',
  print: 'طباعة',
  dialog: 'تسليم الهاتف',
  form: 'تسليم',
  label: 'رمز المشتري',
  help: 'ستة أرقام تظهر على هاتف المشتري.',
  scanned: 'مأخوذ من رمز QR الذي مسحته.',
  problem: {
    required: 'أدخل الرمز',
    incomplete: 'أدخل الأرقام الستة كلها',
  },
  submit: 'تسليم',
  busy: 'جارٍ التسليم',
  done: 'تم تسليم ⁨{phone}⁩',
  instructionsPaid:
    'دفع <name></name> عبر الإنترنت. بعد أن يجرّب <phone></phone> اطلب منه الرمز المكوّن من ستة أرقام. يجده في صفحة «طلباتي»، وبه يكتمل البيع.',
  instructions:
    'بعد أن يدفع لك <name></name> ثمن <phone></phone> اطلب منه الرمز المكوّن من ستة أرقام. يجده في صفحة «طلباتي»، وبه يكتمل البيع.',
} satisfies Translation<typeof handOver>
