import { parseSync } from 'vite'

/**
 * A name that a file declares: of a variable, function, type, parameter, property or import; `start` is its
 * offset in the file.
 */
export type DeclaredName = { name: string; start: number }

type AstNode = { type: string; start: number; [field: string]: unknown }

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as AstNode).type === 'string'

const childrenOf = (value: unknown): AstNode[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []

/** Where each kind of node has the names that it declares; patterns among them are followed. */
const declaring: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSDeclareFunction: ['id', 'params'],
  TSFunctionType: ['params'],
  TSMethodSignature: ['key', 'params'],
  TSPropertySignature: ['key'],
  TSTypeAliasDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
  TSNamedTupleMember: ['label'],
  TSTypeParameter: ['name'],
  ClassDeclaration: ['id'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  CatchClause: ['param'],
  Property: ['key'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
}

/** The names that a pattern binds: `{ id: orderId, ...rest }` binds orderId and rest. */
function namesIn(pattern: AstNode): AstNode[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return childrenOf(pattern.properties).flatMap((property) =>
        namesIn(property.type === 'Property' ? (property.value as AstNode) : property),
      )
    case 'ArrayPattern':
      return childrenOf(pattern.elements).flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left as AstNode)
    case 'RestElement':
      return namesIn(pattern.argument as AstNode)
    default:
      return []
  }
}

/** Names that belong to others are not declared: keys of a pattern, and imports under their own name. */
function declaredBy(node: AstNode, isInPattern: boolean): AstNode[] {
  if (node.type === 'Property' && (isInPattern || node.shorthand)) return []
  const { imported, local } = node as { imported?: AstNode; local?: AstNode }
  if (imported && imported.name === local?.name) return []
  if (node.computed) return []
  return (declaring[node.type] ?? []).flatMap((field) => childrenOf(node[field])).flatMap(namesIn)
}

/** Every name that a TypeScript file declares. Strings, comments and names of others do not count. */
export function declaredNames(file: string, text: string): DeclaredName[] {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const names: DeclaredName[] = []
  const visit = (node: AstNode, isInPattern: boolean) => {
    for (const { name, start } of declaredBy(node, isInPattern))
      names.push({ name: String(name), start })
    const isPattern = node.type === 'ObjectPattern'
    for (const value of Object.values(node))
      for (const child of childrenOf(value)) visit(child, isPattern)
  }
  visit(program as unknown as AstNode, false)
  return names
}
