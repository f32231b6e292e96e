import { MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import { toPlainLetters } from '../../../shared/plain-letters.ts'
import { plainDigits } from '../../../shared/plain-line.ts'

const MAX_WORDS = 10
const ASCII = /^[ -~]*$/

/** What phones can do and no filter tells: they may match a name but are never required. */
const featureWords = new Set('dual sim sims duos dualsim esim esims'.split(' '))

/** Whether a word names a feature, such as 'esim', which only the texts of listings mention. */
export function isFeature(word: string) {
  return featureWords.has(word)
}

/**
 * Words for phones in the languages of visitors; `splitWords` compares them without accents and vowel signs.
 */
const phoneWords = `phone phones telephone telephones mobile mobiles smartphone smartphones smartfon cell cellphone cellphones
  handset handsets handy handys telefon telefone telefono telefonos telefoon mobiltelefon mobiltelefone portable portables
  cellulare cellulari celular celulares movil moviles telemovel telemoveis telefones telefones téléphone téléphones
  телефон телефоны телефона смартфон смартфоны мобильный
  هاتف هواتف الهاتف الهواتف موبايل جوال جوالات تلفون تليفون محمول
  ফোন মোবাইল মুঠোফোন স্মার্টফোন ফোনগুলো फ़ोन फोन मोबाइल स्मार्टफोन स्मार्टफ़ोन`

/** Filler words around a phone's name: they may match but are never required. */
const fillerWords = new Set(
  `device
  2g 3g 4g 5g lte nfc unlocked free used new second hand secondhand preowned owned
  refurbished refurb cheap cheapest buy buying sell selling sale deal for with and the a an in of or
  my by i to want need looking any original genuine model models good very condition best great
  do you have has got is there are can could get me us show give please some something anything how
  much guys dudes upgrade upgrading haha hello hi hey anyone more seller sellers ship ships thanks
  what sell sells searching search interested around about that which who ok okay old broke broken
  gift present mum mom mother dad father son daughter wife husband girlfriend boyfriend friend kid
  kids child children parents school work suche ich ein eine einen cherche je un une busco quiero
  zoek ik een cerco voglio am was were be been will would should had his her its our your their he
  she it we they this these those so but not if then than also really con mit avec met com de di da des del du la le les el los las der die das den just still again now here out
  gets getting
  like gen generation edition version series working factory
  kaufen gebraucht gebrauchte gebrauchtes usato usado usada usados occasion
  comprar vendo segunda mano quero comprare
  gunstig gunstige gunstiges billig billige billiges barato barata economico goedkoop goedkope pas cher tani
  reconditionne ricondizionato reacondicionado tweedehands begagnad uzywany
  `.split(/\s+/),
)
/** The same in other scripts, with vowel signs. */
const fillersInOtherScripts = `في فى من على مع عن اريد أريد ابحث عايز للبيع شراء مستعمل مستعملة رخيص رخيصة
  চাই কিনতে কিনব বিক্রি একটি একটা পুরাতন পুরনো ব্যবহৃত সস্তা দাম দামে
  में का की के को एक चाहिए खरीदना बेचना पुराना पुरानी सस्ता सस्ती`
for (const word of splitWords(fillersInOtherScripts)) fillerWords.add(word)
const phoneWordSet = new Set(splitWords(phoneWords))
for (const word of phoneWordSet) fillerWords.add(word)

export function isPhoneWord(word: string) {
  return phoneWordSet.has(word)
}

export function isFiller(word: string) {
  return fillerWords.has(word) || featureWords.has(word)
}

/** Abbreviations and other names. */
const aliases: Record<string, string> = {
  ip: 'iphone',
  iphones: 'iphone',
  ipon: 'iphone',
  ifon: 'iphone',
  aifon: 'iphone',
  pm: 'pro max',
  px: 'pixel',
  op: 'oneplus',
  sammy: 'samsung',
  samsungs: 'samsung',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  аифон: 'iphone',
  самсунг: 'samsung',
  галакси: 'galaxy',
  сяоми: 'xiaomi',
  редми: 'redmi',
  хуавеи: 'huawei',
  пиксель: 'pixel',
  про: 'pro',
  макс: 'max',
  мини: 'mini',
  плюс: 'plus',
  ультра: 'ultra',
}

/** Brands and words of names in Arabic, Bengali and Hindi. */
const otherScripts = `
  iphone ايفون أيفون আইফোন आईफोन आईफ़ोन · apple ابل অ্যাপল एप्पल · samsung سامسونج سامسونغ স্যামসাং सैमसंग
  · galaxy جالاكسي جالكسي غالاكسي গ্যালাক্সি गैलेक्सी · xiaomi شاومي শাওমি शाओमी · redmi ريدمي রেডমি रेडमी
  · huawei هواوي হুয়াওয়ে हुआवेई · google جوجل غوغل গুগল गूगल · pixel بكسل بيكسل পিক্সেল पिक्सल पिक्सेल
  · nokia نوكيا নোকিয়া नोकिया · oppo اوبو অপো ओप्पो · vivo فيفو ভিভো वीवो विवो · realme ريلمي রিয়েলমি रियलमी
  · oneplus ওয়ানপ্লাস वनप्लस · honor هونر অনার ऑनर · sony سوني সনি सोनी · motorola موتورولا মটোরোলা मोटोरोला
  · pro برو প্রো प्रो · max ماكس ম্যাক্স मैक्स · mini ميني · plus بلس প্লাস प्लस · ultra الترا আল্ট্রা अल्ट्रा · note نوت নোট नोट`
for (const entry of otherScripts.split('·')) {
  const [word = '', ...others] = entry.trim().split(/\s+/)
  for (const other of splitWords(others.join(' '))) aliases[other] = word
}

const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']

/**
 * The words of a text, normalized for comparison: lower case, no accents, '+' as plus, letters split
 * from digits where three or more letters meet them. 'iPhone13Pro' becomes iphone, 13, pro; 'S21+' s21, plus.
 */
export function splitWords(text: string): string[] {
  // Nearly all names, and all at once when the server starts: patterns of ASCII letters are several times as
  // fast.
  if (ASCII.test(text)) {
    const plain = text.toLowerCase().replaceAll('+', ' plus ')
    const split = plain.replace(/[a-z]{3,}(?=\d)|\d(?=[a-z]{3})/g, '$& ')
    return split.match(/[a-z\d]+/g) ?? []
  }
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const plain = plainDigits(toPlainLetters(letters))
    .replaceAll('+', ' plus ')
    .replace(/(\p{L}{3,})(?=\d)/gu, '$1 ')
    .replace(/(\d)(?=\p{L}{3,})/gu, '$1 ')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A word of a query as it was typed, with its accents and vowel signs. */
export function toTyped(q: string, word: string): string {
  const typed = q.split(/\s+/).find((one) => splitWords(one).join(' ') === word)
  return (
    typed
      ?.normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]/gu, '') || word
  )
}

/** A text without some of its words. */
export function withoutWords(q: string, unused: readonly string[]): string {
  const rest = q
    .split(/\s+/)
    .filter((word) => !unused.includes(word.toLowerCase()))
    .filter((word) => !splitWords(word).some((one) => unused.includes(one)))
  return rest.join(' ')
}

/** Brands and product lines in the plural. */
const PLURAL =
  /^(?:galaxie|(?:galaxy|pixel|xperia|nokia|motorola|huawei|xiaomi|redmi|oppo|vivo|realme|honor|sony|lumia))s$/

/** The words of a query: limited in number, with abbreviations expanded. */
export function queryWords(q: string): string[] {
  const cut = q
    .slice(0, MAX_QUERY_LENGTH)
    .replaceAll('\0', '')
    .replace(/\be[- ]sim/gi, 'esim')
    .replace(/\b(?:mark|mk) ?([2-8])\b/gi, (_, number) => roman[number] ?? '')
  const words = splitWords(cut).flatMap((word, index, all) => {
    const plain = word.replace(/^(\d)(st|nd|rd|th)$/, '$1')
    // 'galaxys21' is a Galaxy S21, but 'galaxys' are several.
    const isPlural = PLURAL.test(plain) && !/^\d/.test(all[index + 1] ?? '')
    if (isPlural) return plain === 'galaxies' ? 'galaxy' : plain.slice(0, -1)
    if (/^\d\dpm$/.test(plain)) return [plain.slice(0, 2), 'pro', 'max']
    return Object.hasOwn(aliases, plain) ? aliases[plain]!.split(' ') : plain
  })
  const different = [...new Set(words)]
  // Of a long sentence the words that are no fillers are read.
  const meaningful =
    different.length > MAX_WORDS ? different.filter((word) => !isFiller(word)) : different
  return meaningful.slice(0, MAX_WORDS)
}
