import { readFileSync } from 'node:fs'
import path from 'node:path'

// The ten thousand most common passwords of six or more characters, from the word lists of zxcvbn (MIT).
const commonPasswords = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** Words that anyone would try first on a shop for phones. */
const SHOP_WORDS = new Set(
  `redial iphone ipad apple samsung galaxy nokia pixel google android huawei xiaomi oneplus motorola sony
  honor oppo nothing fairphone asus phone phones mobile cellphone handset smartphone secondhand used shop
  market marketplace store seller buyer admin demo test user login password passwort welcome secret`.split(
    /\s+/,
  ),
)

/** Rows and columns of keyboards, digits and the alphabet. */
const RUNS = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '147258369',
  '789456123',
].flatMap((run) => [run, [...run].reverse().join('')])

const SHORTEST_RUN = 3
/** Characters around a guessable word that do not make it harder to guess, such as a year. */
const DECORATION = 4

export type PasswordOwner = { email?: string | undefined; name?: string | undefined }

/** Why a password would be among the first guesses; undefined if it is not. */
export function guessableReason(password: string, owner: PasswordOwner = {}): string | undefined {
  if (password.trim() === '') return 'Use more than spaces'
  const plain = password.toLowerCase()
  if (commonPasswords.has(plain) || commonPasswords.has(plain.trim()))
    return 'This is a very common password. Choose another one'
  if (isRepeated(plain)) return 'This repeats the same characters. Choose another one'
  if (isMadeOfRuns(plain)) return 'This is a row of neighboring keys. Choose another one'
  if (isMadeOf(plain, SHOP_WORDS))
    return 'This is one of the first guesses here. Choose another one'
  if (isMadeOf(plain, ownWords(owner)))
    return 'Choose something other than your name or email address'
}

/** Such as `aaaaaa`, `ababab` and `abcabc`; a few characters more do not help. */
function isRepeated(plain: string): boolean {
  return /^(.{1,4}?)\1+.{0,2}$/u.test(plain) && new Set(plain).size <= 5
}

/** Nothing but runs of three or more, such as `qwerty`, `asdf1234` and `cba321`. */
function isMadeOfRuns(plain: string): boolean {
  let rest = plain
  while (rest.length > 0) {
    const length = longestRun(rest)
    if (length < SHORTEST_RUN) return false
    rest = rest.slice(length)
  }
  return true
}

function longestRun(text: string): number {
  let length = 0
  for (const run of RUNS) {
    let common = length + 1
    while (common <= text.length && run.includes(text.slice(0, common))) common += 1
    length = Math.max(length, common - 1)
  }
  return length
}

/** Whether little is left of the password without these words. */
function isMadeOf(plain: string, words: Iterable<string>): boolean {
  let rest = plain
  for (const word of [...words].sort((a, b) => b.length - a.length))
    rest = rest.replaceAll(word, '')
  return rest.length < plain.length && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length <= DECORATION
}

/** The parts of a name and of an address; short ones occur by chance. */
function ownWords({ email = '', name = '' }: PasswordOwner): Set<string> {
  const own = [email, email.split('@')[0] ?? '', name.replaceAll(/\s+/g, '')]
  const parts = [...own, ...email.split(/[^\p{L}\p{N}]+/u), ...name.split(/\s+/)]
  return new Set(parts.map((part) => part.toLowerCase()).filter((part) => part.length >= 3))
}
