import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { code, textOf } from './program.ts'

/*
 * React makes a text node of its own of each text beside something else, and inserts and removes it. Translators replace
 * such nodes. An element is left alone, and its only text is written anew as a whole.
 */

type Node = { type: string; start: number; [key: string]: unknown }

function isConditionalText({ type, expression }: Node): boolean {
  const { type: kind } = (expression ?? {}) as Node
  const isConditional = kind === 'LogicalExpression' || kind === 'ConditionalExpression'
  return type === 'JSXExpressionContainer' && isConditional && canBeText(expression as Node)
}

function canBeText(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string'
  if (node.type === 'LogicalExpression') return canBeText(node.right as Node)
  if (node.type === 'ConditionalExpression')
    return canBeText(node.consequent as Node) || canBeText(node.alternate as Node)
  return node.type === 'TemplateLiteral'
}

/** Not the white space between lines, nor comments, of which JSX makes nothing. */
function isShown({ type, value, expression }: Node): boolean {
  if (type === 'JSXText') return !/^\s*\n\s*$/.test(String(value))
  return (expression as Node | undefined)?.type !== 'JSXEmptyExpression'
}

/** Where the source has a text that depends on a condition beside something else, as numbers of lines. */
function conditionalTextsIn(file: string, source: string): number[] {
  const lines: number[] = []
  function visit(node: unknown) {
    if (Array.isArray(node)) return void node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, children } = node as Node
    if (type === 'JSXElement' || type === 'JSXFragment') {
      const shown = (children as Node[]).filter(isShown)
      if (shown.length > 1)
        for (const { start } of shown.filter(isConditionalText))
          lines.push(source.slice(0, start).split('\n').length)
    }
    Object.values(node).forEach(visit)
  }
  visit(parseSync(file, source).program)
  return lines
}

test.each([
  ['<p>Sent {late && "late"}</p>', 1],
  ['<p>{late ? `late` : ""} <b /></p>', 1],
  ['<p><span>{late && "late"}</span> <b /></p>', 0],
  ['<p>{late ? "late" : "soon"}</p>', 0],
  ['<p>Sent {late && <b>late</b>}</p>', 0],
])('in %s there are %s conditional texts beside something else', (source, count) => {
  expect(conditionalTextsIn('a.tsx', source)).toHaveLength(count)
})

test('a text that depends on a condition has an element of its own', () => {
  const components = code.filter((file) => file.endsWith('.tsx'))
  const offenders = components.flatMap((file) =>
    conditionalTextsIn(file, textOf(file)).map((line) => `${file}:${line}`),
  )
  expect(offenders).toEqual([])
})
