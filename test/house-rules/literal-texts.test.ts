import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { code, textOf } from './program.ts'

/*
 * What people read is a message, so that it exists in every language. Biome refuses text between tags (`noJsxLiterals`);
 * this refuses it in properties, variables and calls.
 */

const allowed = new Set([
  // What the server calls a browser that it does not know: compared, never shown.
  'Another browser',
])

type Node = { type: string; start: number; [key: string]: unknown }

/** Properties of elements that are read out or shown. */
const shownProps = /^(aria-label|aria-description|alt|title|label|placeholder|help|busyLabel|text)$/

/** 'Save the listing', not 'listing' or 'text-sm font-bold'. */
const readsAsSentence = (text: string) => /^\P{L}*\p{Lu}\p{Ll}*’?\p{Ll}* \p{L}/u.test(text)
const hasWord = (text: string) => /\p{Ll}{2}/u.test(text) && !/^https?:/.test(text)

/** Errors that developers read, and notes for the console. */
function isForDevelopers(source: string, { type, start }: Node): boolean {
  const isCall = type === 'NewExpression' || type === 'CallExpression'
  return (
    isCall && /^(new \w*Error|\w*Error|super|console\.\w+)\(/.test(source.slice(start, start + 60))
  )
}

/** Texts of a source file that are no messages, each with its line. */
function literalTextsIn(file: string, source: string): string[] {
  const texts: string[] = []
  function note(text: string, { start }: Node) {
    if (allowed.has(text)) return
    texts.push(`${file}:${source.slice(0, start).split('\n').length} ${text}`)
  }
  function visit(node: unknown) {
    if (Array.isArray(node)) return void node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const one = node as Node
    if (isForDevelopers(source, one) || one.type === 'TSLiteralType') return
    if (one.type === 'JSXAttribute') {
      const { name, value } = one as unknown as { name: { name: string }; value: Node | null }
      const text = value?.type === 'Literal' ? String(value.value) : ''
      if (shownProps.test(name.name) && hasWord(text)) return note(text, one)
    }
    if (one.type === 'Literal' && typeof one.value === 'string' && readsAsSentence(one.value))
      note(one.value, one)
    if (one.type === 'TemplateElement') {
      const { cooked } = one.value as { cooked: string }
      if (readsAsSentence(cooked)) note(cooked, one)
    }
    Object.values(one).forEach(visit)
  }
  visit(parseSync(file, source).program)
  return texts
}

test.each([
  ['<a aria-label="Close" />', 1],
  ['<Button busyLabel={t("saving")} />', 0],
  ['const text = "Nothing was saved"', 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  ['toast.error(`Not saved: ${reason}`)', 1],
  ['throw new Error("Not called here")', 0],
  ['<input placeholder="https://phones.example" />', 0],
  ['key === "Enter"', 0],
])('in %s there are %s texts that are no messages', (source, count) => {
  expect(literalTextsIn('a.tsx', source)).toHaveLength(count)
})

test('no page has a text that is not a message', () => {
  const pages = code.filter(
    (file) => file.startsWith('src/web/') && !/\/gallery\/|dev\.components/.test(file),
  )
  expect(pages.flatMap((file) => literalTextsIn(file, textOf(file)))).toEqual([])
})
