import type shell from '../../en/pages/shell.ts'
import type { Translation } from '../../translation.ts'

export default {
  skip: 'انتقل إلى المحتوى',
  main: 'القائمة الرئيسية',
  menu: 'القائمة',
  home: '{shop}، الصفحة الرئيسية',
  logout: 'تسجيل الخروج',
  login: 'تسجيل الدخول',
  account: 'حسابك',
  accountOf: 'حسابك، {name}',
  search: 'ابحث عن هاتف',
  links: {
    home: 'الرئيسية',
    products: 'الهواتف',
    allPhones: 'كل الهواتف',
    blog: 'المدونة',
    dashboard: 'حسابي',
    settings: 'الإعدادات',
    favorites: 'المفضلة',
    about: 'من نحن',
    contact: 'اتصل بنا',
    support: 'المساعدة',
    transparency: 'الشفافية',
  },
  footer: {
    browse: 'تصفح',
    legal: 'معلومات قانونية',
    about: 'هواتف مستعملة من أشخاص قريبين منك: معلومات صادقة وسعر عادل وتسليم آمن.',
    software: '‏Redial برنامج حر، ويدير هذا المتجر الأشخاص الذين يستضيفونه.',
    shareOn: 'شارك على {network}',
    profileOn: '{shop} على {network}',
    language: 'اللغة',
  },
  theme: {
    legend: 'المظهر',
    system: 'مظهر النظام',
    light: 'مظهر فاتح',
    dark: 'مظهر داكن',
  },
} satisfies Translation<typeof shell>
