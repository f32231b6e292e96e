import { type ParseArgsConfig, parseArgs } from 'node:util'
import { InvalidSettings, readSettings } from '../env.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { nearestName } from '../setting-sources.ts'
import { type Command, Misuse } from './command.ts'
import { commands } from './table.ts'

/** Exit codes: the command has done its work, it failed, or it was called in a wrong way. */
export const DONE = 0
export const FAILED = 1
const MISUSED = 2

/** Runs the command that the arguments name and sets the exit code. Without one, it serves. */
export async function runCommand(words: string[]): Promise<void> {
  const [first = 'serve', ...others] = words
  if (['help', '--help', '-h'].includes(first)) return showHelp(others)
  const { name, command, rest } = findCommand(first, others)
  if (!command) return misuse(`Unknown command: ${name}${suggestion(name)}`, listCommands())
  const parsed = parse(command, rest)
  if (typeof parsed === 'string') return misuse(parsed, usageOf(name, command))
  if (parsed.options.help) return console.log(usageOf(name, command))
  try {
    await command.run({ settings: () => readSettings(process.env), ...parsed })
  } catch (error) {
    if (error instanceof Misuse) return misuse(error.message, usageOf(name, command))
    report(name, error as Error, parsed.options.json === true)
    process.exit(FAILED)
  }
}

/** The arguments and options, or what is wrong with them. */
function parse({ options, args }: Command, given: string[]) {
  const help = { type: 'boolean', short: 'h' } as const
  const config: ParseArgsConfig = {
    args: given,
    options: { ...options, help },
    allowPositionals: true,
  }
  try {
    const { values, positionals } = parseArgs(config)
    const { min, max } = args ?? { min: 0, max: 0 }
    const isHelp = values.help === true
    if (!isHelp && positionals.length < min) return 'An argument is missing.'
    if (positionals.length > max) return `Unexpected argument: ${positionals[max]}`
    return { args: positionals, options: values as Record<string, string | boolean | undefined> }
  } catch (error) {
    // Node's sentence is about the option; the hint after it is about the arguments of programs in general.
    return (error as Error).message.split('. ')[0] ?? ''
  }
}

function misuse(message: string, help: string) {
  console.error(`${message}\n\n${help}`)
  process.exitCode = MISUSED
}

/** Programs that asked for JSON get the error as JSON too. */
function report(name: string, error: Error, isJson: boolean) {
  const text = error instanceof OperatorError ? error.message : (error.stack ?? error.message)
  if (isJson) return console.log(JSON.stringify({ error: text }, null, 2))
  const isStart = name === 'serve' || error instanceof InvalidSettings
  console.error(`${isStart ? 'Redial could not start.' : `redial ${name} failed.`}\n${text}`)
}

function showHelp([first, ...others]: string[]) {
  if (first === undefined) return console.log(listCommands())
  const { name, command } = findCommand(first, others)
  if (!command) return misuse(`Unknown command: ${name}${suggestion(name)}`, listCommands())
  console.log(usageOf(name, command))
}

/** The command that the first word names, or the first two. */
function findCommand(first: string, others: string[]) {
  const [second = '', ...rest] = others
  const both = `${first} ${second}`
  if (Object.hasOwn(commands, both)) return { name: both, command: commands[both], rest }
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined
  // Of `user creat`, both words are the name.
  const isGroup = Object.keys(commands).some((name) => name.startsWith(`${first} `))
  return { name: isGroup ? both.trim() : first, command, rest: others }
}

function suggestion(name: string): string {
  const names = Object.keys(commands).filter((each) => !commands[each]?.internal)
  const upper = names.map((each) => each.toUpperCase())
  const nearest = nearestName(name, upper)
  return nearest ? `. Did you mean ${nearest.toLowerCase()}?` : ''
}

function usageOf(name: string, { usage = '', about, details }: Command): string {
  const lines = [`Usage: redial ${name} ${usage}`.trimEnd(), '', `${about}.`]
  if (details) lines.push('', details)
  return lines.join('\n')
}

/** Where the second column of the list begins. */
const COLUMN = 38

function listCommands(): string {
  const lines = Object.entries(commands)
    .filter(([, { internal }]) => !internal)
    .map(([name, { usage = '', about }]) => `  ${`${name} ${usage}`.padEnd(COLUMN)} ${about}`)
  return `Usage: redial [COMMAND]

${lines.join('\n')}
  ${'help [COMMAND]'.padEnd(COLUMN)} Show this text, or what a command takes

A command exits with ${DONE} when it has done its work, ${FAILED} when it failed, and ${MISUSED} when it was called in a wrong way.
Settings are environment variables, or lines of redial.env: PORT, DATA_DIR, DATABASE_URL and others, see
redial.env.example and docs/operating.md.`
}
