import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from './platform/root.ts'

type Variables = Record<string, string | undefined>

/**
 * Where settings are written down beside the environment, in the program folder; `ENV_FILE` names another file.
 */
const ENV_FILE = 'redial.env'

/** The settings as they are given, and what is wrong with where they come from. */
export type GivenSettings = { values: Variables; problems: string[] }

/**
 * The settings `names`, from the environment or else from the file of settings. In both, a setting can be the
 * content of a file: `STRIPE_SECRET_KEY_FILE=/run/secrets/stripe` is how Docker and systemd hand out secrets.
 * It is not read where the setting itself is given. Space around the content is removed.
 */
export function collectSettings(
  environment: Variables,
  names: readonly string[],
  folder = ROOT,
): GivenSettings {
  const file = readSettingsFile(environment.ENV_FILE?.trim(), names, folder)
  const problems = [...file.problems]
  const read = (name: string, source: string | undefined) => {
    if (!source) return
    try {
      return readFileSync(source, 'utf8').trim()
    } catch (error) {
      problems.push(`${name}: cannot read ${source} (${(error as NodeJS.ErrnoException).code})`)
    }
  }
  const valueIn = (variables: Variables, name: string) => {
    const named = `${name}_FILE`
    // IMEI_BLACKLIST_FILE is a setting of its own.
    const source = names.includes(named) ? undefined : trim(variables[named])
    return trim(variables[name]) ?? read(named, source)
  }
  const values = Object.fromEntries(
    names.map((name) => [name, valueIn(environment, name) ?? valueIn(file.values, name)]),
  )
  return { values, problems }
}

/** An empty variable counts as not set. */
function trim(value: string | undefined): string | undefined {
  return value?.trim() || undefined
}

function readSettingsFile(
  named: string | undefined,
  names: readonly string[],
  folder: string,
): GivenSettings {
  const file = path.resolve(folder, named || ENV_FILE)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!named && code === 'ENOENT') return { values: {}, problems: [] }
    return { values: {}, problems: [`ENV_FILE: cannot read ${file} (${code})`] }
  }
  const values = parseEnv(text)
  const allowed = new Set([...names, ...names.map((name) => `${name}_FILE`)])
  const problems = Object.keys(values)
    .filter((name) => !allowed.has(name))
    .map((name) => {
      const nearest = nearestName(name, names)
      const hint = nearest ? `. Did you mean ${nearest}?` : ''
      return `${name} in ${file} is not a setting${hint}`
    })
  return { values, problems }
}

/** Shorter names of other programs resemble settings too: HOME and HOST. */
const LONG_NAME = 7

/**
 * Variables of the environment, which also has those of other programs, that are probably misspelled settings.
 */
export function similarVariables(environment: Variables, names: readonly string[]) {
  const allowed = new Set([...names, ...names.map((name) => `${name}_FILE`), 'ENV_FILE'])
  return Object.keys(environment).flatMap((name) => {
    const nearest = allowed.has(name) ? undefined : nearestName(name, names)
    if (!nearest) return []
    const limit = name.length < LONG_NAME ? 1 : 2
    return editDistance(name.toUpperCase(), nearest) <= limit ? [{ name, nearest }] : []
  })
}

/** So many letters may differ: more would suggest names that have nothing in common. */
const MAX_DIFFERENCES = 3

/** The name that differs in the fewest letters, if any resembles it. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const byDistance = names
    .map((other) => ({ other, distance: editDistance(name.toUpperCase(), other) }))
    .sort((a, b) => a.distance - b.distance)
  const [best] = byDistance
  return best && best.distance <= MAX_DIFFERENCES ? best.other : undefined
}

/** Levenshtein distance: letters that are added, removed or replaced (Wagner and Fischer, 1974). */
function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const replaced = previous[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1)
      current.push(Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1))
    }
    previous = current
  }
  return previous[other.length]!
}
