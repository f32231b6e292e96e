/** What sellers write beside a model's name, taken out before the name is compared. */
const PHRASES: RegExp[] = [
  /\b(?:battery(?: health)?|bh)\s*:?\s*\d+\s*%?|\b\d+\s*(?:%|percent\b)/g,
  /\b\d+\s*(?:gb|go|tb|gig|gigs|gigabytes?|terabytes?)(?![a-z])(?:\s*(?:of\s+)?(?:ram|rom|ssd))?/g,
  /(?<![\w.])(?:64|128|256|512|1024)(?![\w.])/g,
  /\b\d+(?:[.,]\d+)?[\s-]*(?:inch(?:es)?|zoll|mah|mp|hz|watts?)\b|\b\d+(?:[.,]\d+)?\s*"/g,
  /\b\d+(?:[.,]\d+)?[\s-]*(?:years?|yrs?|months?|mo|weeks?|days?|jahre?|monate?)\b/g,
  /\b\d+\/10\b|\bw\//g,
  /\b(?:grade|condition|zustand|klasse|class)\s*[:-]?\s*[a-d][+-]?(?!\w)|\b[a-d][+-]?[\s-]*grade\b/g,
  /[$€£¥]\s*\d+(?:[.,]\d+)*|\b\d+(?:[.,]\d+)*\s*(?:[$€£¥]|(?:usd|eur|gbp|nok|sek|dkk|chf|euros?|dollars?)\b)/g,
  /\b(?:dual|single|2|1)[\s-]*sims?\b|\bduos\b|\be[\s-]?sims?\b|\bsim[\s-]?(?:free|lock(?:ed)?)\b/g,
  /\bsm[\s-]?[a-z]\d{3}[a-z]*(?:\/ds)?\b/g,
]

/** Memory before storage, '8/256 GB'; also how 'iPhone 12/128GB' is written. */
const MEMORY =
  /\b(?:2|3|4|6|8|12|16|18|24)\s*(?:gb?)?\s*[/+]\s*(?:16|32|64|128|256|512|1)\s*(?:gb|go|tb)?\b/g

/** Stands where something was taken out: no name goes on across it. */
export const GAP = ';'

/** Words that say nothing of the model, whatever models are called. */
const WORDS = new Set(
  `black white grey gray silver gold golden blue navy green red pink purple violet lavender yellow
   orange brown bronze copper cream beige midnight starlight graphite titanium natural desert phantom
   sierra alpine pacific space rose jet matte glossy coral mint teal olive obsidian porcelain hazel
   bay snow charcoal lemongrass peony onyx burgundy lilac ultramarine cobalt aura prism mystic awesome
   cloud icy icyblue lime product dark light deep sky cosmic sage mist
   new used old good great very excellent perfect mint like fair poor working works broken cracked
   crack scratch scratches scratched refurbished renewed unlocked locked carrier network free sim
   condition boxed box sealed open complete original genuine warranty charger cable case cover screen
   protector with without and or in the a an of for from my is no not only just all incl including
   version model phone phones smartphone mobile cell handset cellphone telefon handy
   international global european eu us usa uk factory version edition 3g 4g 5g lte nfc volte
   verizon att tmobile vodafone orange o2 ee three sprint sale sell selling cheap bargain urgent
   battery health replaced display memory storage gb tb bundle extras accessories as`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * The text without storage, age, battery, price and the like: first with memory and storage read as
 * a pair, then with each number on its own.
 */
export function withoutRemarks(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase()
  const readings = [plain.replace(MEMORY, ` ${GAP} `), plain]
  const cut = readings.map((one) => PHRASES.reduce((rest, x) => rest.replace(x, ` ${GAP} `), one))
  return [...new Set(cut)]
}

/** True for a piece that is said of any phone: a colour, a condition, a word between. */
export function isRemark(piece: string): boolean {
  return WORDS.has(piece)
}

const SIZE = /\b(\d+)\s*(gb|go|tb)\b|\b(64|128|256|512|1024)(?![\w.])/g

/** The largest storage that a text speaks of, in GB; 0 when of none. */
export function storageIn(text: string): number {
  const sizes = [...text.toLowerCase().matchAll(SIZE)].map(([, amount, unit, bare]) =>
    bare ? Number(bare) : Number(amount) * (unit === 'tb' ? 1024 : 1),
  )
  return Math.max(0, ...sizes)
}
