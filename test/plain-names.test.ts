import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { declaredNames } from './declared-names.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = globSync('{src,packages,bench,e2e,fuzz,test}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.gen\.ts$|node_modules/.test(file),
)

/** Words that say what was done with a thing instead of what it is, and what to write instead. */
const betterTerms = new Map([
  ['act', 'action, operation, callback, label'],
  ['acts', 'actions, handlers'],
  ['ask', 'request, query, remind, requires'],
  ['asks', 'requests, requires'],
  ['asked', 'requested, request, query, wanted'],
  ['asking', 'pending, polling, request'],
  ['found', 'the thing itself, such as listing, match, results'],
  ['ground', 'context, fixtures, background'],
  ['grounds', 'reasons, backgrounds'],
  ['hear', 'handle, listener'],
  ['heard', 'reported, received'],
  ['hearer', 'listener'],
  ['hearers', 'listeners'],
  ['kept', 'stored, cached, saved, retained, the thing itself'],
  ['look', 'check, review, style'],
  ['looks', 'views, reviews, styles'],
  ['meant', 'requested, matched, named'],
  ['quarrel', 'dispute'],
  ['quarrels', 'disputes'],
  ['said', 'statement, answer, body, status, the thing itself'],
  ['say', 'write, addStatement, status'],
  ['says', 'status, description, text'],
  ['sweep', 'run, delete expired, apply'],
  ['sweeps', 'runs'],
  ['tell', 'notify, send, report, deliver'],
  ['telling', 'notification, meaningful'],
  ['tellings', 'notification templates'],
  ['told', 'notified, reported, recorded'],
  ['wound', 'timer, deadline'],
])

/** Phrases that draw a picture instead of naming what happens, and what to write instead. */
const betterPhrases = new Map([
  ['as seen', 'what is checked'],
  ['come to rest', 'finish pending work'],
  ['forget marks', 'delete'],
  ['give money back', 'refund'],
  ['give up', 'close, reject, stop retrying'],
  ['go in', 'complete login, open'],
  ['leave market', 'withdraw listings, end activity'],
  ['leave to admins', 'escalate'],
  ['lost to', 'the winner, such as bookedBy'],
  ['send away', 'start a vacation, redirect'],
  ['send on', 'redirect, forward'],
])

/** Terms of the trade that contain one of the words. */
const terms = /\b(not found|look up|can act|asking (price|minor))\b/g

/** `askForCode` and `ASK_MS` in words. Values of the API and of tables, as photo_reuse_found, are no names. */
function wordsOf(name: string): string[] {
  if (/^[a-z\d]+(_[a-z\d]+)+$/.test(name)) return []
  const spaced = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/_/g, ' ')
  return spaced
    .toLowerCase()
    .replace(terms, '')
    .split(/[^a-z]+/)
}

function violationsIn(file: string, text: string): string[] {
  return declaredNames(file, text).flatMap(({ name, start }) =>
    suggestionsFor(wordsOf(name)).map(
      (better) => `${file}:${lineAt(text, start)}: ${name} (write: ${better})`,
    ),
  )
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

function suggestionsFor(words: string[]): string[] {
  const spaced = ` ${words.join(' ')} `
  const phrases = [...betterPhrases].flatMap(([phrase, better]) =>
    spaced.includes(` ${phrase} `) ? better : [],
  )
  return words.flatMap((word) => betterTerms.get(word) ?? []).concat(phrases)
}

test('declared names are recognized in every position, and nothing else', () => {
  const text = `
    import { asked as heard, found } from 'elsewhere' // said
    type Told = { kept: string; pair: [look: number] }
    export function hear(ask: Told, { kept: { said = 1 } = {}, ...says }, [wound]: string[]) {
      try { return { grounds: 'said', found } } catch (look) { return (hearer) => found.told }
    }
    const askForCode = notFound.lookUp('asked'), { told } = asked, not_found = { photo_reuse_found: 1 }
    class Hearers { looks = asked; say() {} }
    function notFound(lookUp, askingPrice) {}
    const leaveToAdmins = wasSeen, giveUpAll = isLostToOther, lastSeen = leaves`
  expect(declaredNames('x.tsx', text).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['heard', 'Told', 'hear', 'grounds', 'notFound']),
  )
  expect(
    violationsIn('x.ts', text)
      .map((line) => line.split(' ')[1])
      .sort(),
  ).toEqual(
    ['heard', 'Told', 'kept', 'look', 'hear', 'ask', 'said', 'says', 'wound', 'grounds', 'look']
      .concat(['hearer', 'askForCode', 'told', 'Hearers', 'looks', 'say'])
      .concat(['leaveToAdmins', 'giveUpAll'])
      .sort(),
  )
})

test('names say what a thing is, in the terms of its field', () => {
  expect(files.length).toBeGreaterThan(1_000)
  const violations = files.flatMap((file) =>
    violationsIn(file, readFileSync(path.join(root, file), 'utf8')),
  )
  expect(violations).toEqual([])
})

test('exported functions say what they return or do, not Of', () => {
  // `stateOf(order)` reads only with its argument, and means something else in the next module.
  const OF = /^export (?:async )?(?:function\*? |const )(\w+Of)\b/gm
  const names = files
    .filter((file) => /^(src|packages)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(OF)].map(
        ([, name]) => `${file}: ${name} (write: toState, findState, listStates, orderState)`,
      ),
    )
  expect(names).toEqual([])
})

/** Fields of the API and of stored reports that have such a name, by the folder or file that reads them. */
const publishedNames: Readonly<Record<string, RegExp>> = {
  mine: /^src\/(web|modules)\/messaging\//,
  own: /^src\/(web\/orders\/ratings|modules\/orders\/ratings|modules\/sellers\/reputation|modules\/verification\/passport)\/|trusted-shops\.tsx$/,
  known: /^src\/(modules\/catalog\/imports\.|web\/catalog\/model-dialogs|commands\/maintenance)/,
}

test('values are named by what they are, not by whose they are or that someone has them', () => {
  const bare = new Set(['mine', 'own', 'seen', 'known', 'of', 'under'])
  const program = files.filter(
    (file) => /^(src|packages|bench|fuzz)\//.test(file) && !/\.(test|fixture)\./.test(file),
  )
  const offenders = program.flatMap((file) =>
    declaredNames(file, readFileSync(path.join(root, file), 'utf8'))
      .filter(({ name }) => bare.has(name) && !publishedNames[name]?.test(file))
      .map(({ name }) => `${file}: ${name} (write: isOwn, visited, count, id, source)`),
  )
  expect(offenders).toEqual([])
})
