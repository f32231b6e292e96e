import type { Language } from '../../../shared/languages.ts'

/** How sellers write for how long a phone was used, as parts of patterns in lower case. */
type TimeWords = {
  year: string
  month: string
  week: string
  day: string
  /** Numbers as words, each a pattern with its value. */
  numbers: Readonly<Record<string, number>>
  /** Units that stand without a number: 'سنتان' is two years, 'año y medio' a year and a half. */
  alone?: { year?: Readonly<Record<string, number>>; month?: Readonly<Record<string, number>> }
  /** After a number or its unit: half a unit more. */
  andHalf?: string
  /** Before a number: half a unit more. */
  halfMore?: string
  /** What stands around the time and does not change it. */
  around: string
  /** The whole text for a phone that was never used. */
  unused: string
}

const en: TimeWords = {
  year: 'years?|yrs?|y',
  month: 'months?|mths?|mos?|m',
  week: 'weeks?|wks?|w',
  day: 'days?|d',
  numbers: {
    ...{ 'half an?': 0.5, 'an?|one': 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 },
    ...{ eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  },
  andHalf: 'and a half',
  around:
    'about|around|approx|approximately|almost|nearly|roughly|over|under|less than|more than|only|just|used|for|of|use|old|and|ca',
  unused: '(?:brand new|new|unused|unopened|sealed|never used|not used)(?: in box)?',
}

const de: TimeWords = {
  year: 'jahr(?:e|en|es)?',
  month: 'monat(?:e|en|s)?|mon',
  week: 'wochen?',
  day: 'tag(?:e|en)?',
  numbers: {
    ...{ '(?:ein )?halbe[sr]?': 0.5, 'ein(?:e|em|en|s)?': 1, 'anderthalb|ein(?:und)?einhalb': 1.5 },
    ...{ 'zwei|zwo': 2, 'zwei(?:und)?einhalb': 2.5, drei: 3, 'drei(?:und)?einhalb': 3.5, vier: 4 },
    ...{ fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12 },
  },
  andHalf: 'und (?:ein )?halbe?s?',
  around:
    'etwa|circa|zirka|ungefähr|rund|fast|knapp|gut|über|unter|mehr als|weniger als|höchstens|nur|erst|seit|alt|genutzt|benutzt|gebraucht|in gebrauch|in benutzung|und',
  unused:
    '(?:nagelneu|brandneu|neu|unbenutzt|ungebraucht|ungeöffnet|nie benutzt)(?: und ovp| in ovp)?|originalverpackt|ovp',
}

const es: TimeWords = {
  year: 'a[nñ]os?',
  month: 'mes(?:es)?',
  week: 'semanas?',
  day: 'd[íi]as?',
  numbers: {
    ...{ 'medio|media': 0.5, 'un[oa]?': 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
    ...{ siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12 },
  },
  alone: { year: { 'a[nñ]o': 1 }, month: { mes: 1 } },
  andHalf: 'y medi[oa]',
  around:
    'unos|unas|aproximadamente|aprox|alrededor|casi|m[áa]s|menos|solo|s[óo]lo|apenas|de|uso|usado|con|tiene|y|hace',
  unused:
    '(?:totalmente |completamente )?nuevo|sin usar|sin estrenar|a estrenar|precintado|nunca usado|nuevo precintado',
}

const fr: TimeWords = {
  year: 'ans?|années?|annees?',
  month: 'mois',
  week: 'semaines?|sem',
  day: 'jours?',
  numbers: {
    ...{
      'demi-?|une? demi(?:e)?-?': 0.5,
      'une?': 1,
      deux: 2,
      trois: 3,
      quatre: 4,
      cinq: 5,
      six: 6,
    },
    ...{ sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12 },
  },
  andHalf: 'et demie?',
  around:
    "environ|presque|à peu près|a peu près|à peine|plus|moins|seulement|depuis|il y a|de|(?:d[’'])?(?:utilisation|usage)|utilisé|utilise|et",
  unused:
    '(?:tout )?neuf(?: sous blister| scellé)?|jamais utilisé|jamais servi|non utilisé|sous blister|scellé',
}

const pt: TimeWords = {
  year: 'anos?',
  month: 'm[êe]s(?:es)?',
  week: 'semanas?',
  day: 'dias?',
  numbers: {
    ...{ 'meio|meia': 0.5, 'uma?': 1, 'dois|duas': 2, 'tr[êe]s': 3, quatro: 4, cinco: 5, seis: 6 },
    ...{ sete: 7, oito: 8, nove: 9, dez: 10, onze: 11, doze: 12 },
  },
  alone: { year: { ano: 1 }, month: { 'm[êe]s': 1 } },
  andHalf: 'e mei[oa]',
  around:
    'cerca|aproximadamente|aprox|quase|mais|menos|s[óo]|apenas|somente|h[áa]|uns|umas|de|uso|usado|com|tem|e',
  unused: 'novo(?: lacrado| na caixa)?|novinho|zero|sem uso|nunca usado|lacrado',
}

const bn: TimeWords = {
  year: 'বছর(?:ের)?|বৎসর',
  month: 'মাস(?:ের)?',
  week: 'সপ্তাহ(?:ের)?',
  day: 'দিন(?:ের)?',
  numbers: {
    ...{ 'আধা|অর্ধেক|আধ': 0.5, 'এক|একটি': 1, দেড়: 1.5, 'দুই|দু': 2, আড়াই: 2.5, তিন: 3, চার: 4 },
    ...{ 'পাঁচ|পাচ': 5, ছয়: 6, সাত: 7, আট: 8, নয়: 9, দশ: 10, এগারো: 11, 'বারো|বার': 12 },
  },
  halfMore: 'সাড়ে',
  around:
    'প্রায়|মাত্র|শুধু|কমবেশি|ধরে|যাবৎ|মতো|মত|বেশি|কম|ব্যবহৃত|ব্যবহার|করা|করেছি|করছি|হয়েছে|হয়|পুরোনো|পুরনো|পুরাতন|আর|ও|এবং|ইউজ|ইউজড',
  unused: '(?:একদম |সম্পূর্ণ |ব্র্যান্ড )?(?:নতুন|নিউ)|অব্যবহৃত|ইনট্যাক্ট|ব্যবহার করা হয়নি|ব্যবহার হয়নি',
}

const hi: TimeWords = {
  year: 'साल|सालों|वर्ष|बरस',
  month: 'महीना|महीने|महीनों|महिने|महिना|माह|मास',
  week: 'हफ़्ता|हफ़्ते|हफ़्तों|हफ्ता|हफ्ते|हफ्तों|सप्ताह',
  day: 'दिन|दिनों',
  numbers: {
    ...{ 'आधा|आधे': 0.5, एक: 1, 'डेढ़|डेढ': 1.5, दो: 2, 'ढाई|अढ़ाई': 2.5, तीन: 3, चार: 4 },
    ...{ 'पांच|पाँच': 5, 'छह|छः|छ|छे': 6, सात: 7, आठ: 8, नौ: 9, दस: 10, ग्यारह: 11, बारह: 12 },
  },
  halfMore: 'साढ़े|साढे',
  around:
    'लगभग|करीब|क़रीब|तकरीबन|सिर्फ़|सिर्फ|केवल|बस|से|ज़्यादा|ज्यादा|कम|पुराना|पुराने|इस्तेमाल|यूज़|यूज|किया|हुआ|हुए|हुई|चला|है|और|का|की|के|तक',
  unused:
    '(?:बिल्कुल |बिलकुल |एकदम |ब्रांड )?(?:नया|न्यू)|इस्तेमाल नहीं (?:हुआ|किया)|यूज़ नहीं (?:हुआ|किया)|सील ?पैक',
}

const ar: TimeWords = {
  year: 'سن[ةه]|سنوات|سنين|عاما?|[أا]عوام',
  month: 'شهرا?|[أا]شهر|شهور',
  week: '[أا]سبوعا?|[أا]سابيع',
  day: 'يوما?|[أا]يام',
  numbers: {
    ...{ 'و?نصف': 0.5, 'و?ثلاث[ةه]?': 3, 'و?[أا]ربع[ةه]?': 4, 'و?خمس[ةه]?': 5, 'و?ست[ةه]?': 6 },
    ...{ 'و?سبع[ةه]?': 7, 'و?ثماني?[ةه]?': 8, 'و?تسع[ةه]?': 9, 'و?عشر[ةه]?': 10 },
    ...{ 'و?[أا]حد عشر': 11, 'و?[اإ]ثن[اي] عشر': 12 },
  },
  alone: {
    year: { 'و?سن[ةه]|و?عام': 1, 'و?سنت(?:ان|ين)|و?عام(?:ان|ين)': 2 },
    month: { 'و?شهر': 1, 'و?شهر(?:ان|ين)': 2 },
  },
  andHalf: 'و ?نصف',
  around:
    'حوالي|تقريبا|نحو|منذ|قبل|فقط|[أا]كثر|[أا]قل|من|لمدة|مدة|الاستعمال|استعمال|الاستخدام|استخدام|مستعمل|مستخدم|عمره|واحد[ةه]?|و',
  unused: 'جديد(?: لم يستعمل| لم يستخدم| بالكرتون[ةه])?|لم يستعمل|لم يستخدم|غير مستعمل|غير مستخدم',
}

/** The words of each language. Sellers write in any of them, whichever the page has. */
export const timeWords: Record<Language, TimeWords> = { en, de, es, fr, pt, bn, hi, ar }
