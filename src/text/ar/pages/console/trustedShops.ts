import type trustedShops from '../../../en/pages/console/trustedShops.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'يستطيع البائعون عرض تقييماتهم من هذه المتاجر في صفحاتهم. احصل على العنوان والمفتاح من مشرف المتجر الآخر بوسيلة تثق بها. لا يُجلب شيء من متجره.',
  caption: 'المتاجر الموثوقة',
  list: 'المتاجر الموثوقة',
  none: 'لا متاجر بعد.',
  ratings:
    '{count, plural, zero {لا بائع يعرض تقييمات منه} one {بائع واحد يعرض تقييمات منه} two {بائعان يعرضان تقييمات منه} few {{shown} بائعين يعرضون تقييمات منه} many {{shown} بائعًا يعرضون تقييمات منه} other {{shown} بائع يعرضون تقييمات منه}}',
  remove: {
    short: 'إزالة',
    name: 'إزالة \u2066{shop}\u2069',
    what: '{count, plural, zero {لا تظهر تقييمات \u2066{shop}\u2069 في صفحة أي بائع.} one {تختفي تقييمات \u2066{shop}\u2069 من صفحة بائع واحد.} two {تختفي تقييمات \u2066{shop}\u2069 من صفحتي بائعَين.} few {تختفي تقييمات \u2066{shop}\u2069 من صفحات {shown} بائعين.} many {تختفي تقييمات \u2066{shop}\u2069 من صفحات {shown} بائعًا.} other {تختفي تقييمات \u2066{shop}\u2069 من صفحات {shown} بائع.}}',
    action: 'إزالة المتجر',
    busy: 'جارٍ الإزالة',
    done: 'أُزيل المتجر',
  },
  form: {
    title: 'الوثوق بمتجر',
    address: 'العنوان',
    addressMissing: 'أدخل عنوان المتجر',
    key: 'المفتاح',
    keyHelp: '44 حرفًا. يجده المشرف الآخر في هذه الصفحة من متجره.',
    keyMissing: 'الصق المفتاح',
    send: 'الوثوق بهذا المتجر',
    busy: 'جارٍ إضافة المتجر',
    done: 'أُضيف المتجر',
  },
  thisShop: {
    title: 'متجرك، للمشرفين الآخرين',
    address: 'العنوان',
    key: 'المفتاح',
    fingerprint: 'البصمة',
    copy: { address: 'العنوان', key: 'المفتاح', fingerprint: 'البصمة' },
  },
} satisfies Translation<typeof trustedShops>
