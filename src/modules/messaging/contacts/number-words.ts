/** What a word says of a number: digits that it stands for, or how it holds others together. */
export type Meaning = 'one' | 'teen' | 'ten' | 'twice' | 'thrice' | 'and'

type Spoken = Partial<Record<Meaning, string>> & {
  /** Common words of this or another language too: they count beside one that can be no other. */
  doubtful?: string
  /** Tens that are written as one word with their ones: the ones first, or the tens first. */
  joined?: { order: 'ones-tens' | 'tens-ones'; joint: string }
}

// As people tell numbers to call, in plain letters without their marks (see plainWord).
const SPOKEN: Record<string, Spoken> = {
  en: {
    one: 'zero nought oh one two three four five six seven eight nine',
    teen: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ten: 'twenty thirty forty fourty fifty sixty seventy eighty ninety',
    twice: 'double',
    thrice: 'triple',
    doubtful: 'oh nought',
  },
  de: {
    one: 'null ein eins eine zwei zwo drei vier fuenf funf sechs sieben acht neun',
    teen: 'zehn elf zwolf zwoelf dreizehn vierzehn funfzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn',
    ten: 'zwanzig dreissig vierzig funfzig fuenfzig sechzig siebzig achtzig neunzig',
    twice: 'doppel doppelt',
    and: 'und',
    doubtful: 'null ein eine elf',
    joined: { order: 'ones-tens', joint: 'und' },
  },
  fr: {
    one: 'zero un une deux trois quatre cinq six sept huit neuf',
    teen: 'dix onze douze treize quatorze quinze seize',
    ten: 'vingt vingts trente quarante cinquante soixante septante huitante octante nonante',
    twice: 'double',
    thrice: 'triple',
    and: 'et',
    doubtful: 'un une neuf',
  },
  es: {
    one: 'cero un uno una dos tres cuatro cinco seis siete ocho nueve',
    teen: 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veintiuno veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    ten: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    twice: 'doble',
    thrice: 'triple',
    and: 'y',
    doubtful: 'un una once',
  },
  it: {
    one: 'zero un uno una due tre quattro cinque sei sette otto nove',
    teen: 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    ten: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    twice: 'doppio',
    thrice: 'triplo',
    and: 'e',
    doubtful: 'un una due sei',
    joined: { order: 'tens-ones', joint: '' },
  },
  pt: {
    one: 'zero um uma dois duas tres quatro cinco seis meia sete oito nove',
    teen: 'dez onze doze treze quatorze catorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove',
    ten: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    twice: 'duplo',
    thrice: 'triplo',
    and: 'e',
    doubtful: 'um uma meia',
  },
  nl: {
    one: 'nul een twee drie vier vijf zes zeven acht negen',
    teen: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    ten: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    twice: 'dubbel',
    and: 'en',
    doubtful: 'een elf',
    joined: { order: 'ones-tens', joint: 'en' },
  },
  pl: {
    one: 'zero jeden jedna dwa dwie trzy cztery piec szesc siedem osiem dziewiec',
    teen: 'dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie',
    ten: 'dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat',
    and: 'i',
  },
  tr: {
    one: 'sifir bir iki uc dort bes alti yedi sekiz dokuz',
    ten: 'on yirmi otuz kirk elli altmis yetmis seksen doksan',
    twice: 'cift',
    and: 've',
    doubtful: 'on bir',
    joined: { order: 'tens-ones', joint: '' },
  },
  hi: {
    one: 'shunya sunya zero ek do teen tin char chaar paanch panch chhe chhah che saat sat aath ath nau',
    teen: 'das dus gyarah barah baarah terah chaudah pandrah solah satrah atharah unnis ikkis',
    ten: 'bees bis tees tis chalis chaalis pachas pachaas saath sattar assi nabbe',
    twice: 'double dabal',
    thrice: 'triple',
    and: 'aur',
    doubtful: 'do tin char che sat ath dus bis tis',
  },
  // Danish, Norwegian and Swedish; what each writes in its own way stands beside the others'.
  nordic: {
    one: 'null nul noll en ett et to tva tre fire fyra fem seks sex syv sju atte atta otte ni nio',
    teen: 'ti tio elleve elva tolv tretten tretton fjorten fjorton femten femton seksten sexton sytten sjutton atten arton nitten nitton',
    ten: 'tjue tyve tjugo tretti tredive trettio forti fyrre fyrtio femti femtio seksti sextio sytti sjuttio atti attio nitti nittio',
    twice: 'dobbel dobbelt dubbel',
    and: 'og och',
    doubtful: 'null en ett et to fire sex ni ti atte atten',
    joined: { order: 'tens-ones', joint: '' },
  },
}

export type Language = { meanings: ReadonlyMap<string, Meaning>; doubtful: ReadonlySet<string> }

/** The languages in which a number to call may be told in words. */
export const LANGUAGES: readonly Language[] = Object.values(SPOKEN).map((spoken) => ({
  meanings: new Map([...joinedWords(spoken), ...plainWords(spoken)]),
  doubtful: new Set(words(spoken.doubtful)),
}))

/** Words that people put between the pieces of a number which they tell line by line. */
export const PAUSES: ReadonlySet<string> = new Set(
  words(`and then next rest last und dann danach weiter
    et puis ensuite apres y luego despues e poi dopo depois en dan daarna
    i potem teraz ve sonra simdi aur phir fir og sa deretter och sedan`),
)

/** A word in plain small letters, as it is looked up: without marks, with its ligatures opened. */
export function plainWord(word: string): string {
  if (/^[a-z]*$/.test(word)) return word
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıłßøæð]/g, (letter) => OPENED[letter] ?? letter)
}
const OPENED: Record<string, string> = { ı: 'i', ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', ð: 'd' }

function plainWords(spoken: Spoken): [string, Meaning][] {
  const kinds = ['one', 'teen', 'ten', 'twice', 'thrice', 'and'] as const
  return kinds.flatMap((kind) => words(spoken[kind]).map((word): [string, Meaning] => [word, kind]))
}

function joinedWords({ joined, one, ten }: Spoken): [string, Meaning][] {
  if (!joined) return []
  const both = words(ten).flatMap((tens) =>
    words(one).flatMap((ones) =>
      joined.order === 'ones-tens'
        ? [ones + joined.joint + tens]
        : [tens + ones, elided(tens) + ones],
    ),
  )
  return both.map((word) => [word, 'teen'])
}

/** Before a vowel the tens lose theirs: "ventuno", "trentotto". */
function elided(tens: string): string {
  return tens.replace(/[ai]$/, '')
}

function words(list = ''): string[] {
  return list.split(/\s+/).filter(Boolean)
}
