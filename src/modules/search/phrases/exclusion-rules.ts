import { LETTERS, phrase, type Rule, type RuleGroup } from './phrase.ts'

const WORD = `[0-9${LETTERS}][0-9${LETTERS}'’+]*`

/** What people write before something that they do not want. */
const EXCEPT =
  '(?:but\\s+)?(?:not|without|no|except(?:\\s+for)?|excluding|minus|other than|ohne|nicht|kein(?:e[nmrs]?)?|außer|sans|sauf|sin|excepto|salvo|sem|exceto|senza|tranne|zonder|geen|behalve|bez|без|не|кроме|بدون|ছাড়া|बिना)'
const BETWEEN = '(?:(?:in|from|near|with|at|an?|the|any|want|like|for|my)\\s+)*'

/** Words excluded together at most: 'galaxy z fold 5'. */
const MAX_WORDS = 5

/** '-pro', '-"pro max"', '-13'. */
const withSign: Rule = {
  pattern: phrase(
    `(?<!\\S)-(?:"(?<quoted>[^"]{1,40})"|(?<word>[${LETTERS}][0-9${LETTERS}'’+]*|\\d{1,4}(?:[gt]b)?))`,
  ),
  read: ({ groups, before }) => {
    // In '300 -400' and 'pixel 12 -13' the sign is between numbers.
    if (/\d$/.test(before) && /^\d+$/.test(groups.word ?? '')) return undefined
    const text = (groups.quoted ?? groups.word ?? '').trim()
    return text ? { params: { not: [text.toLowerCase()] } } : undefined
  },
}

/**
 * 'not pro max', 'without box': as many words as a name has next to each other, and alternatives after 'or'.
 */
const withWord: Rule = {
  pattern: phrase(
    `${EXCEPT}\\s+${BETWEEN}(?<text>${WORD}(?:\\s+${WORD}){0,${MAX_WORDS - 1}}(?:\\s+(?:or|nor)\\s+${WORD})*)`,
  ),
  read: ({ groups }, { isInName, isModelName }) => {
    const words = (groups.text ?? '').toLowerCase().split(/\s+/)
    const not: string[] = []
    let taken = 0
    for (let next = 0; next < words.length; ) {
      let end = next + 1
      while (end < words.length && isInName(words[end - 1]!, words[end]!)) end += 1
      not.push(words.slice(next, end).join(' '))
      taken = end
      if (!/^n?or$/.test(words[end] ?? '') || end + 1 >= words.length) break
      // 'not pixel 6 or 7' are two of one series.
      const alone = words[end + 1]!
      const series = words.slice(next, end - 1).join(' ')
      if (series && isModelName(`${series} ${alone}`)) words[end + 1] = `${series} ${alone}`
      next = end + 1
    }
    return { params: { not }, keep: words.slice(taken).join(' ') }
  },
}

/** Before all other rules: they would read '-black' as black. */
export const signRules: RuleGroup = { needs: /(?:^|\s)-\S/, rules: [withSign] }

/** After all other rules: 'not over 300' and 'no shipping costs' are filters. */
export const exclusionRules: RuleGroup = {
  needs: new RegExp(`(?:^|[^0-9${LETTERS}])${EXCEPT}\\s`),
  rules: [withWord],
}
