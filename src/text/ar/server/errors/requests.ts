import type requests from '../../../en/server/errors/requests.ts'
import type { Translation } from '../../../translation.ts'

export default {
  notFound: 'غير موجود.',
  requestTooLarge: 'هذا أكبر مما يقبله الخادم.',
  requestCharacter: 'يحتوي النص على حرف أو رمز لا يمكن حفظه.',
  requestRunning: 'ما زال هذا قيد التنفيذ. حاول مرة أخرى بعد قليل.',
  requestRefused: 'رفض الخادم تنفيذ ذلك.',
  pageOfAnother: 'فُتحت هذه الصفحة بحساب، وسُجّل الدخول الآن بحساب آخر. أعد تحميل الصفحة.',
  diskFull: 'لم يُحفظ شيء لأن مساحة التخزين في هذا المتجر ممتلئة. حاول مرة أخرى لاحقًا.',
  serverBusy: 'الخادم مشغول الآن. حاول مرة أخرى بعد قليل.',
  tooManyTabs: 'فتحت علامات تبويب أكثر من اللازم. أغلق إحداها.',
  uploadStopped: 'توقف الرفع قبل أن يكتمل. تحقق من اتصالك وحاول مرة أخرى.',
  pushService: 'لا يمكن استخدام خدمة الإشعارات في هذا المتصفح. جرّب متصفحًا آخر.',
  pushOfAnother: 'هذه الإشعارات تخص متصفحًا آخر. أوقفها في هذا المتصفح ثم شغّلها من جديد.',
  messageRepeated: 'أرسلت النص نفسه اليوم إلى عدة أشخاص. اكتب شيئًا يخص هذا الهاتف.',
  messageHandOverCode:
    'تحتوي هذه الرسالة على رمز التسليم. لا تعطه إلا والهاتف في يدك، فبه يستلم البائع المبلغ.',
  photosDown: 'الصور غير متاحة الآن. حاول مرة أخرى بعد قليل.',
  picturesDown: 'الصور غير متاحة الآن. حاول مرة أخرى بعد قليل.',
  pictureMissing: 'الصورة غير موجودة.',
  shopPictureMissing: 'اختر صورة',
  shopPictureVast: 'أبعاد الصورة أكبر من اللازم. يكفي 1,000 بكسل للضلع الأطول.',
  shopPictureSvg:
    'هذا ملف SVG وقد يحتوي على نصوص برمجية. صدّر الشعار بصيغة PNG بارتفاع 192 بكسل على الأقل.',
  shopPictureUnknown: 'لا يمكننا قراءة هذه الصورة. استخدم PNG أو JPEG أو WebP.',
  shopPictureMoves: 'هذه الصورة متحركة. اختر صورة ثابتة.',
  shopPictureDamaged: 'الصورة تالفة. جرّب صورة أخرى.',
  shopPictureSquare: 'الأيقونة مربعة الشكل. قص الصورة أولًا.',
  shopPictureStore: 'لا يمكننا حفظ الصور الآن. حاول مرة أخرى بعد قليل.',
  shopPictureSpace: 'لم تبقَ مساحة للصور.',
  shopPictureBusy: 'تُرفع صور كثيرة الآن. حاول مرة أخرى بعد قليل.',
} satisfies Translation<typeof requests>
