import type savedSearches from '../../../en/pages/account/savedSearches.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'نخبرك بالهواتف المطابقة والقريبة من طلبك، وبانخفاض الأسعار، وبجديد البائعين الذين تتابعهم.',
  caption: 'عمليات البحث المحفوظة',
  saved: 'حُفظ في <time></time>',
  new: 'جديد',
  now: 'الآن {phones}',
  count:
    '{count, plural, zero {لا جديد} one {هاتف جديد} two {هاتفان جديدان} few {{shown} هواتف جديدة} many {{shown} هاتفًا جديدًا} other {{shown} هاتف جديد}}',
  remove: {
    label: 'حذف {name}',
    what: 'لن تصلك بعد الآن إشعارات عن الهواتف الجديدة ضمن «{name}».',
    action: 'حذف البحث',
    done: 'تم حذف البحث',
  },
  empty: {
    title: 'لا عمليات بحث محفوظة بعد',
    text: 'ابحث عن هواتف أو صفِّها ثم اختر «احفظ البحث».',
    find: 'ابحث عن هاتف',
  },
  news: 'جديد لك',
  earlier: 'عرض الأقدم',
  kind: {
    near_miss: 'مطابقة قريبة',
    followed: 'بائع تتابعه',
    price_drop: 'انخفض السعر',
  },
  gone: 'لم يعد معروضًا',
  mails: {
    label:
      'إشعار بالبريد أيضًا، مرة كل {count, plural, zero {{shown} دقيقة} one {دقيقة} two {دقيقتين} few {{shown} دقائق} many {{shown} دقيقة} other {{shown} دقيقة}} على الأكثر',
    on: 'رسائل البريد عن عمليات البحث مفعّلة',
    off: 'رسائل البريد عن عمليات البحث متوقفة',
  },
  unsubscribe: {
    pageTitle: 'إلغاء الاشتراك',
    title: 'هل تريد إيقاف الرسائل عن الهواتف التي تبحث عنها؟',
    done: 'تم إلغاء اشتراكك',
    lead: 'تبقى عمليات بحثك محفوظة، وسترى الهواتف الجديدة عند تسجيل الدخول.',
    searches: 'عمليات البحث المحفوظة',
    submit: 'إلغاء الاشتراك',
    busy: 'جارٍ الإلغاء',
    again: 'الاشتراك من جديد',
    againBusy: 'لحظة من فضلك',
  },
  followed: {
    lead: 'تظهر هواتفهم الجديدة في صفحة عمليات البحث المحفوظة تحت «جديد لك».',
    caption: 'البائعون الذين تتابعهم',
    empty: 'لا تتابع أحدًا بعد',
    how: 'افتح صفحة بائع من أحد هواتفه واختر «متابعة».',
    phones:
      '{count, plural, zero {لا هواتف معروضة} one {هاتف واحد معروض} two {هاتفان معروضان} few {{shown} هواتف معروضة} many {{shown} هاتفًا معروضًا} other {{shown} هاتف معروض}}',
    since: 'تتابعه منذ <time></time>',
    unfollow: 'إلغاء المتابعة',
    unfollowName: 'إلغاء متابعة {name}',
    unfollowing: 'جارٍ الإلغاء',
    done: 'لم تعد تتابع {name}',
    mails:
      'هواتفهم الجديدة بالبريد، مرة كل {count, plural, zero {{shown} دقيقة} one {دقيقة} two {دقيقتين} few {{shown} دقائق} many {{shown} دقيقة} other {{shown} دقيقة}} على الأكثر',
    on: 'ستصلك هواتفهم الجديدة بالبريد',
    off: 'لن تصلك رسائل عنهم بعد الآن',
  },
} satisfies Translation<typeof savedSearches>
