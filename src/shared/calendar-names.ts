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
  es: {
    months: list(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    ),
    shortMonths: list('ene feb mar abr may jun jul ago sept oct nov dic'),
    weekdays: list('domingo lunes martes miércoles jueves viernes sábado'),
    shortWeekdays: list('dom lun mar mié jue vie sáb'),
  },
  fr: {
    months: list(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    ),
    shortMonths: list('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    weekdays: list('dimanche lundi mardi mercredi jeudi vendredi samedi'),
    shortWeekdays: list('dim. lun. mar. mer. jeu. ven. sam.'),
  },
  pt: {
    months: list(
      'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    ),
    shortMonths: list('jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'),
    weekdays: list(
      'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado',
    ),
    shortWeekdays: list('dom. seg. ter. qua. qui. sex. sáb.'),
  },
  bn: {
    months: list('জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'),
    shortMonths: list('জানু ফেব মার্চ এপ্রি মে জুন জুল আগ সেপ অক্টো নভে ডিসে'),
    weekdays: list('রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার'),
    shortWeekdays: list('রবি সোম মঙ্গল বুধ বৃহস্পতি শুক্র শনি'),
  },
  hi: {
    months: list('जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'),
    shortMonths: list('जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'),
    weekdays: list('रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'),
    shortWeekdays: list('रवि सोम मंगल बुध गुरु शुक्र शनि'),
  },
  ar: { ...arabic, shortMonths: arabic.months, shortWeekdays: arabic.weekdays },
}
