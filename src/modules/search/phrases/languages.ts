import type { Grade } from '../../../shared/listings/grades.ts'
import type { ColorFamily } from '../../listings/index.ts'

/**
 * How people write what they search for in a language, as parts of patterns in lower case. All languages are read at
 * the same time: people mix them, and nobody says in which they type.
 */
type SearchWords = {
  /** Before the highest value that is wanted: 'unter 300'. */
  atMost?: string
  /** Before the lowest value. */
  atLeast?: string
  /** After the highest value, where the language puts it there: '300 से कम'. */
  orLess?: string
  /** After the lowest value. */
  orMore?: string
  /** Before two values. */
  between?: string
  /** Between the two. */
  and?: string
  /** Before what is not wanted. */
  not?: string
  conditions?: Partial<Record<Grade, string>>
  colors?: Partial<Record<ColorFamily, string>>
}

const english: SearchWords = {
  // 'max' is not among them: 'Pro Max' is a name.
  atMost:
    'under|below|beneath|(?:less|lower|cheaper|no more|not more) th[ae]n|not over|(?:no|not) older than|up to|upto|at most|max(?:imum)? of|maximum|<=?',
  atLeast:
    'over|above|(?:more|better|greater|higher) th[ae]n|at least|min(?:imum)?(?: of)?|from|starting at|>=?',
  between: 'between',
  and: 'and|to|&|-',
  not: 'no|not|without|except|excluding|but',
  conditions: {
    A: 'like new|as new|as good as new|(?:mint|excellent|perfect|pristine|flawless) condition|flawless|pristine',
    B: '(?:very )?good condition|light marks|lightly used',
    C: 'fair condition|visible wear|clear marks',
    D: '(?:poor|bad|worn) condition|heavily used|heavy marks|heavily worn|damaged|defective|for parts|(?:broken|cracked)(?: screen| display| glass)?',
  },
}

const german: SearchWords = {
  atMost: 'unter|bis(?: zu)?|maximal|h(?:ö|oe)chstens|weniger als|günstiger als|nicht mehr als',
  atLeast: 'über|ab|mindestens|mehr als',
  between: 'zwischen',
  and: 'und',
  not: 'ohne|nicht|keine?',
  conditions: {
    A: 'wie neu|neuwertig',
    B: '(?:sehr )?gute[nmr]? zustand',
    C: 'gebrauchsspuren',
    D: 'defekt|kaputt|bastler|display(?:schaden|bruch)',
  },
  colors: {
    black: 'schwarz(?:es|er|e)?',
    white: 'wei(?:ß|ss)(?:es|er|e)?',
    gray: 'grau(?:es|er|e)?',
    silver: 'silber(?:n|nes|ner|ne)?',
    gold: 'golden(?:es|er|e)?',
    blue: 'blau(?:es|er|e)?',
    green: 'grün(?:es|er|e)?|gruen',
    red: 'rot(?:es|er|e)?',
    purple: 'lila|violett',
    yellow: 'gelb(?:es|er|e)?',
    brown: 'braun(?:es|er|e)?',
  },
}

const dutch: SearchWords = {
  atMost: 'onder|maximaal|minder dan|goedkoper dan|tot',
  atLeast: 'vanaf|minstens|meer dan',
  between: 'tussen',
  and: 'en',
  not: 'zonder|geen|niet',
  conditions: { A: 'zo goed als nieuw', B: 'goede staat', D: 'kapot' },
  colors: {
    black: 'zwart',
    white: 'wit',
    gray: 'grijs',
    silver: 'zilver',
    gold: 'goud',
    blue: 'blauw',
    green: 'groen',
    red: 'rood',
    pink: 'roze',
    purple: 'paars',
    yellow: 'geel',
    brown: 'bruin',
  },
}

const french: SearchWords = {
  atMost: "moins de|jusqu[’']à|en dessous de|au maximum|pas plus de",
  atLeast: 'plus de|à partir de|au moins',
  between: 'entre',
  and: 'et',
  not: 'sans|pas',
  conditions: {
    A: 'comme neuf|excellent état',
    B: '(?:très )?bon état',
    C: 'état correct',
    D: 'mauvais état|pour pièces|(?:écran )?cassé|en panne',
  },
  colors: {
    black: 'noire?',
    white: 'blanc(?:he)?',
    gray: 'grise?',
    silver: 'argent',
    blue: 'bleue?',
    green: 'verte?',
    red: 'rouge',
    purple: 'violette?',
    yellow: 'jaune',
    brown: 'marron',
  },
}

const spanish: SearchWords = {
  atMost: 'menos de|hasta|m[áa]ximo|por debajo de|no m[áa]s de|como mucho',
  atLeast: 'm[áa]s de|desde|a partir de|al menos|m[íi]nimo',
  between: 'entre',
  and: 'y',
  not: 'sin',
  conditions: {
    A: 'como nuevo|excelente estado|impecable',
    B: '(?:muy )?buen estado',
    C: 'estado aceptable',
    D: 'mal estado|para piezas|(?:pantalla )?rot[ao]|averiado',
  },
  colors: {
    black: 'negr[oa]',
    white: 'blanc[oa]',
    gray: 'gris',
    silver: 'plata|platead[oa]',
    gold: 'oro|dorad[oa]',
    blue: 'azul',
    green: 'verde',
    red: 'roj[oa]',
    pink: 'rosa',
    purple: 'morad[oa]',
    yellow: 'amarill[oa]',
    orange: 'naranja',
    brown: 'marr[óo]n',
  },
}

const portuguese: SearchWords = {
  atMost: 'até|abaixo de|no m[áa]ximo|não mais de',
  atLeast: 'mais de|acima de|pelo menos|no m[íi]nimo',
  and: 'e',
  not: 'sem',
  conditions: {
    A: 'como novo|seminovo|estado de novo',
    B: 'bom estado|bem conservado',
    D: 'com defeito|para peças|(?:tela |ecrã )?(?:quebrad[oa]|partid[oa])|avariado',
  },
  colors: {
    black: 'pret[oa]',
    white: 'branc[oa]',
    gray: 'cinza|cinzento',
    silver: 'prata|prateado',
    gold: 'dourad[oa]',
    red: 'vermelh[oa]',
    purple: 'rox[oa]',
    yellow: 'amarel[oa]',
    orange: 'laranja',
    brown: 'castanho',
  },
}

const italian: SearchWords = {
  atMost: 'meno di|massimo|fino a|al massimo|sotto i',
  atLeast: 'più di|almeno|oltre',
  between: 'tra|fra',
  not: 'senza|non',
  conditions: { A: 'come nuovo', B: 'buono stato|buone condizioni', D: 'rotto|per ricambi' },
  colors: {
    black: 'nero',
    white: 'bianco',
    gray: 'grigio',
    silver: 'argento',
    blue: 'blu',
    red: 'rosso',
    purple: 'viola',
    yellow: 'giallo',
    orange: 'arancione',
  },
}

const polish: SearchWords = {
  colors: {
    black: 'czarny',
    white: 'biały',
    gray: 'szary',
    silver: 'srebrny',
    gold: 'złoty',
    blue: 'niebieski',
    green: 'zielony',
    red: 'czerwony',
    purple: 'fioletowy',
    yellow: 'żółty',
  },
}

/** With and without the hamza, which few people type. */
const arabic: SearchWords = {
  atMost: 'ب?[أا]قل من|تحت|حتى|لغاية|لا يتجاوز|لا يزيد عن|بحد [أا]قصى|[أا]رخص من|(?:في |ب)حدود',
  atLeast: '[أا]كثر من|فوق|[أا]على من|ابتداء من|لا يقل عن|على ال[أا]قل',
  between: '(?:ما )?بين',
  and: 'و|إلى|الى',
  not: 'بدون|بلا|غير|ليس',
  conditions: {
    A: 'كالجديد|مثل الجديد|شبه جديد|(?:ب?حالة )?ممتازة?',
    B: 'ب?حالة (?:جيدة|كويسة)',
    C: 'ب?حالة مقبولة',
    D: 'مكسورة?|تالفة?|عطلان|قطع غيار',
  },
  colors: {
    black: '(?:ال)?[أا]سود|سوداء',
    white: '(?:ال)?[أا]بيض|بيضاء',
    gray: 'رمادي|رصاصي',
    silver: 'فضي',
    gold: 'ذهبي',
    blue: '(?:ال)?[أا]زرق|زرقاء',
    green: '(?:ال)?[أا]خضر|خضراء',
    red: '(?:ال)?[أا]حمر|حمراء',
    pink: 'وردي|زهري',
    purple: 'بنفسجي|موف',
    yellow: '(?:ال)?[أا]صفر|صفراء',
    orange: 'برتقالي',
    brown: 'بني',
  },
}

const bengali: SearchWords = {
  atMost: 'সর্বোচ্চ|সর্বাধিক',
  atLeast: 'কমপক্ষে|ন্যূনতম|অন্তত',
  orLess: '-?(?:এর )?(?:নিচে|নীচে|মধ্যে|ভিতরে|ভেতরে|কমে|কম|পর্যন্ত)|(?:থেকে|চেয়ে) কম',
  orMore: '-?(?:এর )?(?:উপরে|ওপরে|বেশি|বেশী)|(?:থেকে|চেয়ে) (?:বেশি|বেশী)|থেকে শুরু',
  and: 'থেকে|ও|এবং',
  not: 'ছাড়া|বাদে|নয়',
  conditions: {
    A: 'নতুনের মত[োন]?|একদম নতুন|প্রায় নতুন|ফ্রেশ',
    B: 'ভালো? (?:অবস্থায়?|কন্ডিশন)',
    D: 'ভাঙা|ভাঙ্গা|নষ্ট',
  },
  colors: {
    black: 'কালো',
    white: 'সাদা',
    gray: 'ধূসর|ছাই',
    silver: 'রূপালি|রুপালি|সিলভার',
    gold: 'সোনালি|সোনালী|গোল্ডেন',
    blue: 'নীল',
    green: 'সবুজ',
    red: 'লাল',
    pink: 'গোলাপি|গোলাপী',
    purple: 'বেগুনি|বেগুনী',
    yellow: 'হলুদ',
    orange: 'কমলা',
    brown: 'বাদামি|বাদামী',
  },
}

const hindi: SearchWords = {
  atMost: 'अधिकतम|ज़्यादा से ज़्यादा|ज्यादा से ज्यादा',
  atLeast: 'कम से कम|न्यूनतम',
  orLess: 'से (?:कम|नीचे|सस्ता|सस्ते|सस्ती)(?: में| का| के| की)?|के (?:नीचे|अंदर|अन्दर|भीतर)|तक',
  orMore: 'से (?:ज़्यादा|ज्यादा|अधिक|ऊपर|महंगा|महँगा)|के ऊपर|से शुरू',
  and: 'से|और',
  not: 'बिना|नहीं',
  conditions: {
    A: '(?:बिल्कुल |बिलकुल )?(?:नए|नये|नया) जैसा|नई जैसी',
    B: 'अच्छी (?:हालत|स्थिति|कंडीशन)(?: में)?',
    D: 'टूटा(?: हुआ)?|टूटी(?: हुई)?|ख़राब|खराब',
  },
  colors: {
    black: 'काल[ाेी]',
    white: 'सफ़ेद|सफेद',
    gray: 'स्लेटी|ग्रे',
    silver: 'चांदी|सिल्वर',
    gold: 'सुनहर[ाेी]|गोल्डन',
    blue: 'नील[ाेी]',
    green: 'हर[ाेी]',
    red: 'लाल',
    pink: 'गुलाबी',
    purple: 'बैंगनी',
    yellow: 'पील[ाेी]',
    orange: 'नारंगी',
    brown: 'भूर[ाेी]',
  },
}

const languages = [
  english,
  german,
  dutch,
  french,
  spanish,
  portuguese,
  italian,
  polish,
  arabic,
  bengali,
  hindi,
]

type Word = Exclude<keyof SearchWords, 'conditions' | 'colors'>

/** What all languages say for one meaning, as a part of a pattern. */
export function inAllLanguages(word: Word): string {
  return languages.flatMap((language) => language[word] ?? []).join('|')
}

function collect<Key extends string>(
  tables: readonly (Partial<Record<Key, string>> | undefined)[],
): [Key, string][] {
  const names = new Map<Key, string[]>()
  for (const table of tables)
    for (const [key, words] of Object.entries(table ?? {}) as [Key, string][])
      names.set(key, [...(names.get(key) ?? []), words])
  return [...names].map(([key, words]) => [key, words.join('|')])
}

/** Words for conditions, by grade. */
export const conditionWords = collect(languages.map(({ conditions }) => conditions))

/** Words for colors in other languages than English, by family. */
export const colorWords = collect(languages.map(({ colors }) => colors))

/** Units and thousands in other scripts, after a number, and how the rules read them. */
const units: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s?(?:জিবি|গিগাবাইট|जीबी|गीगाबाइट|(?:جيجا|غيغا|قيقا)(?:بايت)?|جيجابايت)/g, '$1 gb'],
  [/(\d)\s?(?:টিবি|टीबी|(?:تيرا)(?:بايت)?)/g, '$1 tb'],
  [/(\d)\s?(?:হাজার(?:ের)?|हज़ार|हजार|[أا]لف|آلاف)/g, '$1k'],
]

/** The text with units in Latin letters: '১২৮ জিবি' is '128 gb', and '30 हजार' is '30k'. */
export function writeUnitsInLatin(text: string): string {
  return units.reduce((written, [pattern, unit]) => written.replace(pattern, unit), text)
}
