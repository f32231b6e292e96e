import { parseSync } from 'vite'

type AstNode = { type: string; name?: string; [field: string]: unknown }

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as AstNode).type === 'string'

const childrenOf = (value: unknown): AstNode[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []

const partsOf = (node: AstNode) => Object.values(node).flatMap(childrenOf)

const isFunction = ({ type }: AstNode) =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type)

const CHANGING = ['set', 'add', 'delete', 'clear', 'push', 'unshift', 'pop', 'shift', 'splice']

/** The variable that a node changes: by assigning it or a part of it, or by a method such as `push`. */
function changedBy(node: AstNode): string | undefined {
  let changed: AstNode | undefined
  const callee = node.callee as AstNode | undefined
  if (node.type === 'AssignmentExpression') changed = node.left as AstNode
  if (node.type === 'UpdateExpression') changed = node.argument as AstNode
  if (callee?.type === 'MemberExpression' && CHANGING.includes((callee.property as AstNode).name!))
    changed = callee.object as AstNode
  while (changed?.type === 'MemberExpression') changed = changed.object as AstNode
  return changed?.name
}

/** What functions inside of a node change. */
function changedInside(node: AstNode, isInside = false): string[] {
  const name = isInside ? changedBy(node) : undefined
  const inner = partsOf(node).flatMap((part) => changedInside(part, isInside || isFunction(part)))
  return name ? [name, ...inner] : inner
}

const declaredIn = (statements: AstNode[]) =>
  statements
    .map((statement) => (statement.declaration as AstNode | undefined) ?? statement)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => childrenOf(declarations))

const nameOf = ({ id }: AstNode) => (id as AstNode).name

/** React's components and hooks, whose values go with what is on the screen. */
const REACT = /^(?:[A-Z]|use[A-Z])/

/** Functions at the top of a file which are no work that ends: they return other functions at once. */
function factories(body: AstNode[]): AstNode[] {
  const statements = body.map((one) => (one.declaration as AstNode | undefined) ?? one)
  const functions = statements.filter(isFunction).filter((one) => !REACT.test(nameOf(one) ?? ''))
  const values = declaredIn(body)
    .flatMap(({ init }) => childrenOf(init))
    .filter(isFunction)
  return [...functions, ...values].filter(
    (one) => !one.async && !one.generator && returnsFunctions(one),
  )
}

function returnsFunctions(creator: AstNode): boolean {
  const body = creator.body as AstNode
  if (body.type !== 'BlockStatement') return false
  const statements = childrenOf(body.body)
  const inner = new Set(statements.filter(isFunction).map(nameOf))
  const isCallable = (node: AstNode | undefined): boolean =>
    node !== undefined &&
    (isFunction(node) ||
      node.type === 'ClassExpression' ||
      (node.type === 'Identifier' && (inner.has(node.name) || node.name === 'router')) ||
      childrenOf(node.properties).some(({ value }) => isCallable(childrenOf(value)[0])))
  const last = statements.at(-1)
  if (last?.type !== 'ReturnStatement') return last?.type === 'ExpressionStatement'
  return isCallable(childrenOf(last.argument)[0])
}

/**
 * Variables of a file that keep a value between two calls: those at its top and those of a function that returns
 * functions, where a function changes them; and what is held for each object by a WeakMap or `perDatabase`.
 */
export function heldValues(file: string, text: string): string[] {
  const program = parseSync(file, text).program as unknown as AstNode
  const body = childrenOf(program.body)
  const scopes = [program, ...factories(body).map((creator) => creator.body as AstNode)]
  const held = scopes.flatMap((scope) => {
    const changed = new Set(changedInside(scope))
    return declaredIn(childrenOf(scope.body))
      .map(nameOf)
      .filter((name) => name && changed.has(name))
  })
  const byObject = /\bnew WeakMap\b|\bperDatabase\(\(/.test(text) ? ['by object'] : []
  return [...new Set([...held, ...byObject])] as string[]
}
