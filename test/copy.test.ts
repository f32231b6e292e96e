import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { copyDocument, textsOf } from '../scripts/copy.mjs'

const file = path.resolve(import.meta.dirname, '../docs/copy.md')

test('docs/copy.md lists every UI text of the code (`npm run copy`)', () => {
  expect(copyDocument(), 'run `npm run copy`').toBe(readFileSync(file, 'utf8'))
})

test('texts of pages, messages and attributes are listed; classes and keys are not', () => {
  const source = `
    const label = 'Mark as shipped'
    export const A = ({ n }) => (
      <p className="flex gap-2" title="Ship by Friday">
        You have {n} <b>new</b> offers
        {n > 3 ? 'That is a lot' : <i>Few</i>}
      </p>
    )
    refuse(c, 404, 'not_found', 'Order not found.')
    log.info('Nobody reads this here')`
  expect(textsOf('src/web/a.tsx', source)).toEqual([
    'Mark as shipped',
    'Ship by Friday',
    'You have {…} new offers {…}',
    'That is a lot',
    'Few',
    'Order not found.',
  ])
})

// Wording translated word by word in earlier versions of the texts.
const ODD = [
  /\bthat are (too|enough)\b/i,
  /\banew\b/i,
  /\bmend(s|ed)?\b/i,
  /\bshut out\b/i,
  /\blet in again\b/i,
  /\b(is|was|are|were) told\b/i,
  /\bcame of it\b/i,
  /\bsomebody was\b/i,
  /\be-mail\b/i,
  /\bgo(es)? back the way\b/i,
  /\bin a circle\b/i,
]

test('no text uses a phrase that native readers stumble over', () => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '))
  expect(lines.filter((line) => ODD.some((phrase) => phrase.test(line)))).toEqual([])
})

test('apostrophes in texts are curly', () => {
  const straight = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^- .*[a-z}]'[a-z]/i.test(line))
  expect(straight).toEqual([
    // A text message with a curly one takes twice as many parts.
    "- {…} is your {…} code. Don't share it: nobody from {…} will ask for it.",
    // For developers: descriptions of fields.
    "- True while the buyer's bank is confirming the payment; it cannot be changed until then.",
    "- For Stripe's Payment Element; null unless the payment is open.",
    // Named word by word in the specification.
    "- Currently you don't add any product",
  ])
})
