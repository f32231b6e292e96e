import { randomInt } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { ReadStream } from 'node:tty'
import { Misuse } from '../command.ts'

/** Characters of a generated password, from an alphabet of 31: 99 bits. */
const GENERATED_LENGTH = 20
/** Without those that look like each other, because people copy them by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that nobody guesses, in groups of five. */
export function generatePassword(): string {
  const letters = Array.from(
    { length: GENERATED_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  )
  return letters.join('').replaceAll(/(.{5})(?=.)/g, '$1-')
}

/**
 * The password from the standard input: typed twice without being shown on a terminal, or else its first line.
 * @throws Misuse when there is none, or the two differ.
 */
export async function readPassword(
  input: NodeJS.ReadStream = process.stdin,
  output: NodeJS.WriteStream = process.stderr,
): Promise<string> {
  if (!input.isTTY) {
    const [line = ''] = (await text(input)).split(/\r?\n/)
    if (line) return line
    throw new Misuse('No password on the standard input. Pass one, or use --generate.')
  }
  const password = await readHidden(input, output, 'Password: ')
  const repeated = await readHidden(input, output, 'The same again: ')
  if (password !== repeated) throw new Misuse('The two passwords differ.')
  return password
}

/** With Ctrl-D, the end of the input. */
const ENTER: readonly string[] = ['\r', '\n', '\u0004']
const INTERRUPT = '\u0003'
const ERASE: readonly string[] = ['\b', '\u007f']
/** The exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130

/** Reads a line from a terminal that does not show it. */
function readHidden(
  input: ReadStream,
  output: NodeJS.WriteStream,
  question: string,
): Promise<string> {
  output.write(question)
  input.setRawMode(true)
  input.setEncoding('utf8')
  input.resume()
  return new Promise((resolve) => {
    let typed: string[] = []
    const finish = () => {
      input.off('data', take)
      input.setRawMode(false)
      input.pause()
      output.write('\n')
    }
    // Several keys can arrive at once, such as a password that is pasted.
    const take = (keys: string) => {
      for (const key of keys) {
        if (key === INTERRUPT) {
          finish()
          process.exit(INTERRUPTED)
        }
        if (ENTER.includes(key)) {
          finish()
          // What was pasted after the line belongs to the next question.
          const rest = keys.slice(keys.indexOf(key) + 1).replace(/^\n/, '')
          if (rest) input.unshift(rest)
          return resolve(typed.join(''))
        }
        typed = ERASE.includes(key) ? typed.slice(0, -1) : [...typed, key]
      }
    }
    input.on('data', take)
  })
}
