import type limits from '../../../en/server/errors/limits.ts'
import type { Translation } from '../../../translation.ts'

export default {
  limitFavorites: 'في مفضلتك {number} هاتف. أزل أحدها أولًا.',
  limitFollowed: 'عدد من تتابعهم من البائعين {number}. ألغِ متابعة أحدهم أولًا.',
  limitSearches: 'عدد عمليات البحث المحفوظة {number}. احذف إحداها أولًا.',
  limitAddresses: 'الحد الأقصى لعدد العناوين المحفوظة {number}. احذف أحدها أولًا.',
  limitViews: 'عدد العروض المحفوظة لهذه القائمة {number}. احذف أحدها قبل حفظ آخر.',
  limitPasskeys: 'عدد مفاتيح المرور لديك {number}، وهو الحد الأقصى. أزل أحدها أولًا.',
  limitKeys: 'عدد المفاتيح الصالحة لديك {number}، وهو الحد الأقصى. ألغِ أحدها أولًا.',
  limitWebhooks: 'عدد عناوين Webhook لديك {number}، وهو الحد الأقصى. أزل أحدها أولًا.',
  limitRows: 'الحد الأقصى لعدد الصفوف: {most}',
  meetUpTooFar: 'اختر موعدًا خلال {number} يومًا من الآن',
  offerShare: 'لا يقل عن {share}% من السعر',
  replyTooOld: 'مضى على ردك أكثر من {number} ساعة، فلم يعد ممكنًا تعديله.',
  trackingLength: 'أدخل رقم تتبع من {least} إلى {most} من الحروف اللاتينية والأرقام',
  atLeastCharacters: 'الحد الأدنى لعدد الأحرف: {least}',
  reasonAtLeast: 'أدخل سببًا. الحد الأدنى لعدد الأحرف: {least}',
  appealAtLeast: 'اشرح لماذا كان إيقاف الحساب خطأ. الحد الأدنى لعدد الأحرف: {least}',
  messageAtLeast: 'الحد الأدنى لعدد الأحرف: {least}',
  messageAtMost: 'الحد الأقصى لعدد الأحرف: {most}',
  tooManyMessages: 'ترسل رسائل كثيرة جدًا. حاول مرة أخرى بعد {wait}.',
  tooManyCanceled: 'ألغيت عدة حجوزات أو لم تدفعها. يمكنك الحجز من جديد بعد {wait}.',
  tooManySmsCodes: 'رموز كثيرة جدًا. يمكنك طلب رمز جديد بعد {wait}.',
  tooManyEmails: 'أرسلنا عدة رسائل من قبل. حاول مرة أخرى بعد {wait}.',
  settingBetween: 'أدخل رقمًا بين {least} و{most}',
  settingDecimals: 'الحد الأقصى للأرقام بعد الفاصلة: {most}',
  settingAddresses: 'الحد الأقصى لعدد العناوين: {most}',
  settingCountries: 'الحد الأقصى لعدد البلدان: {most}',
  settingCharactersEach: 'الحد الأقصى لعدد أحرف كل منها: {most}',
  settingByEnvironment: 'يحدد هذا متغير البيئة \u2066{variable}\u2069. أزله هناك لتغييره هنا.',
  imageTooLarge: 'الملف كبير جدًا. الحد الأقصى {megabytes} ميجابايت.',
  imageTooSmall:
    'الصورة صغيرة جدًا. لا يقل ارتفاع الشعار عن {height} بكسل، ولا ضلع الأيقونة عن {side}.',
  logoTooWide:
    'لا يزيد عرض الشعار عن {ratio} أضعاف ارتفاعه، ولا يزيد ارتفاعه عن ضعف عرضه. قص الحواف الفارغة.',
  viewReadOnly:
    'لم يتغير شيء: أنت ترى المتجر كما يراه \u2068{name}\u2069. أوقف ذلك لإجراء تغييرات.',
  viewHidden:
    'لا يظهر هذا وأنت ترى المتجر كما يراه \u2068{name}\u2069: فيه بيانات دخول أو مصرف أو أمان، أو نسخة من البيانات الشخصية.',
  otherAccount:
    'لم يُحفظ شيء: فُتحت هذه الصفحة بحساب آخر. أنت مسجّل الدخول الآن بحساب \u2068{name}\u2069.',
  suspended: 'هذا الحساب موقوف.',
  suspendedFor: 'هذا الحساب موقوف. السبب: «\u2068{reason}\u2069»',
  offerNoLess: 'سعر الهاتف لا يزيد عن ذلك. احجزه مباشرة',
  buyerHoldsMost: 'عدد حجوزات المشتري غير المدفوعة {number}، وهو الحد الأقصى قبل أول عملية شراء.',
} satisfies Translation<typeof limits>
