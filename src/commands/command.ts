import type { ParseArgsOptionsConfig } from 'node:util'
import type { Env } from '../env.ts'

/** A call of a command, with its arguments and options already separated. */
export type Call = {
  /** Reads and checks the settings; a command that needs none does not call it. */
  settings(): Env
  args: string[]
  options: Record<string, string | boolean | undefined>
}

/**
 * A command of the program. It prints its result, as JSON when its option `json` is given, and throws an
 * OperatorError when it fails. Its code is loaded by `run` alone, so that no command waits for the code of
 * another.
 */
export type Command = {
  /** Arguments and options, as its help shows them. */
  usage?: string
  /** What it does, in one line. */
  about: string
  /** More lines for its own help. */
  details?: string
  options?: ParseArgsOptionsConfig
  /** How many arguments it takes: none by default. */
  args?: { min: number; max: number }
  /** Started by the program itself, and not listed. */
  internal?: boolean
  run(call: Call): unknown
}

/** Arguments that the table of commands cannot check; the usage is shown with it. */
export class Misuse extends Error {}
