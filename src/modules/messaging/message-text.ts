import { z } from '../../platform/http/index.ts'
import { MAX_TEXT_LENGTH } from './thread.ts'

/** Everything that steers a terminal, except for the breaks of a line and tabs. */
const CONTROL = /[^\P{Cc}\n\t]/u
/** Signs that turn the direction of what follows, and spaces of no width that nobody sees. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/g

/**
 * The words of a message as they are kept: lines end in one way, and signs go that would turn the
 * words around them or hide between them. Joiners stay: emoji and several scripts are written with them.
 */
export const messageText = z
  .string('Required')
  .overwrite((text) =>
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(UNSEEN, '')
      .trim(),
  )
  .max(MAX_TEXT_LENGTH, `At most ${MAX_TEXT_LENGTH} characters`)
  .refine((text) => !CONTROL.test(text), 'There is a control character in it. Type it anew.')
