import type { Language } from './languages.ts'

/** Names of the calendar as CLDR has them; months and weekdays from the first, which is Sunday. */
type CalendarNames = {
  months: string[]
  shortMonths: string[]
  weekdays: string[]
  shortWeekdays: string[]
}

const list = (names: string) => names.split(' ')

const arabic = {
  months: list('يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'),
  weekdays: list('الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'),
}

// Made ahead: the first format of `Intl` keeps a slow phone busy for 60 to 150 ms.
export const calendarNames: Record<Language, CalendarNames> = {
  en: {
    months: list(
      'January February March April May June July August September October November December',
    ),
    shortMonths: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: list('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    shortWeekdays: list('Sun Mon Tue Wed Thu Fri Sat'),
  },
  de: {
    months: list(
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    ),
    shortMonths: list('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
    weekdays: list('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'),
    shortWeekdays: list('So. Mo. Di. Mi. Do. Fr. Sa.'),
  },
  ar: { ...arabic, shortMonths: arabic.months, shortWeekdays: arabic.weekdays },
}
