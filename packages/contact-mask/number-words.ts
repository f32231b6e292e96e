/** The role of a word in a spoken number: a digit, two digits, a repetition or a connective. */
export type Meaning = 'one' | 'teen' | 'ten' | 'twice' | 'thrice' | 'and'

type Spoken = Partial<Record<Meaning, string>> & {
  /** Also common words of this or another language: they count only next to an unambiguous one. */
  ambiguous?: string
  /** Tens and ones written as one word, and which comes first. */
  joined?: { order: 'ones-tens' | 'tens-ones'; joint: string }
}

// As people read out phone numbers, without diacritics (see plainWord).
const SPOKEN: Record<string, Spoken> = {
  en: {
    one: 'zero nought oh one two three four five six seven eight nine',
    teen: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ten: 'twenty thirty forty fourty fifty sixty seventy eighty ninety',
    twice: 'double',
    thrice: 'triple',
    ambiguous: 'oh nought',
  },
  de: {
    one: 'null ein eins eine zwei zwo drei vier fuenf funf sechs sieben acht neun',
    teen: 'zehn elf zwolf zwoelf dreizehn vierzehn funfzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn',
    ten: 'zwanzig dreissig vierzig funfzig fuenfzig sechzig siebzig achtzig neunzig',
    twice: 'doppel doppelt',
    and: 'und',
    ambiguous: 'null ein eine elf',
    joined: { order: 'ones-tens', joint: 'und' },
  },
  fr: {
    one: 'zero un une deux trois quatre cinq six sept huit neuf',
    teen: 'dix onze douze treize quatorze quinze seize',
    ten: 'vingt vingts trente quarante cinquante soixante septante huitante octante nonante',
    twice: 'double',
    thrice: 'triple',
    and: 'et',
    ambiguous: 'un une neuf',
  },
  es: {
    one: 'cero un uno una dos tres cuatro cinco seis siete ocho nueve',
    teen: 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veintiuno veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    ten: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    twice: 'doble',
    thrice: 'triple',
    and: 'y',
    ambiguous: 'un una once',
  },
  it: {
    one: 'zero un uno una due tre quattro cinque sei sette otto nove',
    teen: 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    ten: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    twice: 'doppio',
    thrice: 'triplo',
    and: 'e',
    ambiguous: 'un una due sei',
    joined: { order: 'tens-ones', joint: '' },
  },
  pt: {
    one: 'zero um uma dois duas tres quatro cinco seis meia sete oito nove',
    teen: 'dez onze doze treze quatorze catorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove',
    ten: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    twice: 'duplo',
    thrice: 'triplo',
    and: 'e',
    ambiguous: 'um uma meia',
  },
  nl: {
    one: 'nul een twee drie vier vijf zes zeven acht negen',
    teen: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    ten: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    twice: 'dubbel',
    and: 'en',
    ambiguous: 'een elf',
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
    ambiguous: 'on bir',
    joined: { order: 'tens-ones', joint: '' },
  },
  hi: {
    one: 'shunya sunya zero ek do teen tin char chaar paanch panch chhe chhah che saat sat aath ath nau',
    teen: 'das dus gyarah barah baarah terah chaudah pandrah solah satrah atharah unnis ikkis',
    ten: 'bees bis tees tis chalis chaalis pachas pachaas saath sattar assi nabbe',
    twice: 'double dabal',
    thrice: 'triple',
    and: 'aur',
    ambiguous: 'do tin char che sat ath dus bis tis',
  },
  // Danish, Norwegian and Swedish together.
  nordic: {
    one: 'null nul noll en ett et to tva tre fire fyra fem seks sex syv sju atte atta otte ni nio',
    teen: 'ti tio elleve elva tolv tretten tretton fjorten fjorton femten femton seksten sexton sytten sjutton atten arton nitten nitton',
    ten: 'tjue tyve tjugo tretti tredive trettio forti fyrre fyrtio femti femtio seksti sextio sytti sjuttio atti attio nitti nittio',
    twice: 'dobbel dobbelt dubbel',
    and: 'og och',
    ambiguous: 'null en ett et to fire sex ni ti atte atten',
    joined: { order: 'tens-ones', joint: '' },
  },
}

export type Language = { meanings: ReadonlyMap<string, Meaning>; ambiguous: ReadonlySet<string> }

/** The languages in which spoken phone numbers are recognized. */
export const LANGUAGES: readonly Language[] = Object.values(SPOKEN).map((spoken) => ({
  meanings: new Map([...joinedWords(spoken), ...plainWords(spoken)]),
  ambiguous: new Set(words(spoken.ambiguous)),
}))

/** Words between the pieces of a number that is sent line by line. */
export const FILLERS: ReadonlySet<string> = new Set(
  words(`and then next rest last und dann danach weiter
    et puis ensuite apres y luego despues e poi dopo depois en dan daarna
    i potem teraz ve sonra simdi aur phir fir og sa deretter och sedan`),
)

/** A lower-case word as it is looked up: without diacritics, with its ligatures expanded. */
export function plainWord(word: string): string {
  if (/^[a-z]*$/.test(word)) return word
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıłßøæð]/g, (letter) => LIGATURES[letter] ?? letter)
}
const LIGATURES: Record<string, string> = { ı: 'i', ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', ð: 'd' }

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

/** Italian tens lose their vowel before another: "ventuno", "trentotto". */
function elided(tens: string): string {
  return tens.replace(/[ai]$/, '')
}

function words(list = ''): string[] {
  return list.split(/\s+/).filter(Boolean)
}
