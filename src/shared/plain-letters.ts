/** Letters that Unicode does not decompose into a letter and a mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŧ: 't',
}

/** Small letters such as ł and ß as plain ones; fold_letters() of the database makes the same of them. */
export function toPlainLetters(text: string): string {
  return text.replace(/[ßøæœłđðþıŧ]/g, (letter) => plainLetters[letter] ?? letter)
}
