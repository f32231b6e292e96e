import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import * as accountRules from '../src/shared/accounts/account-rules.ts'
import * as limits from '../src/shared/limits.ts'
import * as deliveryTerms from '../src/shared/listings/delivery-terms.ts'
import * as listingLimits from '../src/shared/listings/listing-limits.ts'
import * as orderLimits from '../src/shared/orders/order-limits.ts'
import * as quantities from '../src/shared/quantities.ts'
import * as time from '../src/shared/time.ts'

// `npm run copy`: writes every text that people read (pages, emails, API messages, error pages,
// output of commands) to docs/copy.md, so that all of it can be read in one sitting.
// test/copy.test.ts compares the file with the code.

const ROOT = path.resolve(import.meta.dirname, '..')
const SOURCES = [
  'scripts/**/*.mjs',
  'src/{main,server,env}.ts',
  'src/{commands,modules,pages,platform,shared}/**/*.{ts,mjs}',
  'src/web/**/*.{ts,tsx}',
  'src/text/en/**/*.ts',
]
const NOT_COPY =
  /\.(test|fixture|gen|store|plugin)\.tsx?$|\/worker\/|scripts\/copy|platform\/db\/(?!migrate)|\/(jobs|write-docs|send|security-headers|response-cache)\.ts$/
/** Words that are recognized in what people type; nobody reads them. */
const VOCABULARY = /\/(color-family|place|normalize-words|resolve-words|words)\.ts$/

/** Texts for developers: console output, thrown defects, class names, URLs, SQL. */
const SILENT_CALLS =
  /(^|\.)(log|debug|info|warn|error|classNames|sql|raw|query|parse|matchMedia|querySelector|querySelectorAll|getElementById|addEventListener|setAttribute|getContext|createElement|header|set|append|get|post|put|delete|patch|encode|split|join|replaceAll|replace|startsWith|endsWith|includes|indexOf|test|match|localeCompare|Intl\.\w+)$/
const SPOKEN_CALLS =
  /(^|\.)toast(\.(error|success|loading))?$|(^|\.)refuse$|^console\.(log|error)$|^element$/
const SILENT_KEYS =
  /^(className|class|summary|description|operationId|path|href|to|src|srcSet|sizes|d|viewBox|points|transform|style|type|rel|id|key|name|queryKey|tags|method|inputMode|autoComplete|pattern|accept|role|scope|htmlFor|fill|stroke|target|preserveAspectRatio|data-\w+|format|content-type|example|examples)$/
/** Attributes and keys whose value is user-facing even if it is a single word. */
const SPOKEN_KEYS =
  /^(label|title|alt|placeholder|help|hint|heading|lead|text|message|action|children|caption|aria-label|aria-description|aria-roledescription|confirm|submit|empty|subject|button|legend|term|word|words|verb|what|busy|again|saved|done)$/

/** Limits and what formats them: a text with them is shown as people read it. */
const shared = new Map(
  Object.entries({
    ...accountRules,
    ...limits,
    ...deliveryTerms,
    ...listingLimits,
    ...orderLimits,
    ...quantities,
    ...time,
  }),
)

/** Every user-facing text in a file, in order; expressions are shown as {…}, limits as numbers. */
export function textsOf(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const isWeb = file.includes('src/web/')
  const isMessages = file.includes('src/text/')
  const isScript = file.startsWith('scripts/')
  const isApi = /\.(api|contract)\.ts$/.test(file)
  const texts = []
  const imported = program.body
    .filter((node) => node.type === 'ImportDeclaration' && node.source.value.includes('shared/'))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name))
    .filter((name) => shared.has(name))
  const add = (text) => {
    const plain = text.replace(/\s+/g, ' ').trim()
    if (/\p{L}/u.test(plain) && !texts.includes(plain)) texts.push(plain)
  }

  function visit(node, spoken) {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) return void node.forEach((one) => void visit(one, spoken))
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAnnotation':
      case 'TSLiteralType':
      case 'TSTypeParameterInstantiation':
        return
      case 'ExportNamedDeclaration':
        if (node.source) return
        break
      case 'ThrowStatement':
        // Internal errors only reach logs; texts for operators and people have their own error
        // class.
        if (node.argument?.callee?.name === 'Error' && !isScript && !file.endsWith('.mjs')) return
        break
      case 'TaggedTemplateExpression':
        return node.tag.name === 'html' ? visit(node.quasi, false) : undefined
      case 'CallExpression': {
        const callee = source.slice(node.callee.start, node.callee.end)
        // Words that a text is split into are compared, not shown.
        if (!/\.split$/.test(callee) || !isText(node.callee.object)) visit(node.callee, false)
        if (SILENT_CALLS.test(callee) && !SPOKEN_CALLS.test(callee))
          return void node.arguments.filter(isCode).forEach((one) => void visit(one, false))
        return void visit(node.arguments, SPOKEN_CALLS.test(callee))
      }
      case 'BinaryExpression':
        if (/^[!=]==?$|^in$|^instanceof$/.test(node.operator))
          return void [node.left, node.right]
            .filter(isCode)
            .forEach((one) => void visit(one, false))
        break
      case 'SwitchCase':
        return void visit(node.consequent, false)
      case 'Property': {
        const key = node.key.name ?? node.key.value ?? ''
        // A message, with its arguments by name.
        if (isMessages && isText(node.value)) return add(flat(node.value))
        if (isApi && SILENT_KEYS.test(key)) return isCode(node.value) && visit(node.value, false)
        if (SILENT_KEYS.test(key) && !SPOKEN_KEYS.test(key) && isText(node.value))
          return looksSpoken(node.value) && key !== 'className' ? add(flat(node.value)) : undefined
        return void visit(node.value, isWeb || SPOKEN_KEYS.test(key))
      }
      case 'JSXAttribute': {
        const name = source.slice(node.name.start, node.name.end)
        if (SILENT_KEYS.test(name) && !SPOKEN_KEYS.test(name)) {
          if (node.value?.type === 'JSXExpressionContainer' && isCode(node.value.expression))
            visit(node.value.expression, false)
          return
        }
        return void visit(node.value, SPOKEN_KEYS.test(name))
      }
      case 'JSXElement':
      case 'JSXFragment':
        if (node.openingElement) visit(node.openingElement.attributes, false)
        if (!node.children.some((child) => child.type === 'JSXText' && child.value.trim()))
          return void visit(node.children, true)
        add(node.children.map(flat).join(''))
        return void node.children.forEach(visitInside)
      case 'Literal':
        if (typeof node.value === 'string' && isCopy(node.value, spoken)) add(node.value)
        return
      case 'TemplateLiteral':
        for (const text of withoutMarkup(flat(node))) if (isCopy(text, spoken)) add(text)
        return void visit(node.expressions, false)
    }
    for (const [key, value] of Object.entries(node))
      if (key !== 'typeAnnotation' && key !== 'typeArguments' && key !== 'returnType')
        visit(
          value,
          node.type === 'ArrayExpression' || /Conditional|Logical/.test(node.type)
            ? spoken
            : spoken && key !== 'key',
        )
  }

  /** Visits what a sentence contains: attributes of its elements, and conditional texts. */
  function visitInside(child) {
    if (child.type === 'JSXText') return
    if (child.type === 'JSXExpressionContainer') return void visit(child.expression, true)
    if (child.type !== 'JSXElement' && child.type !== 'JSXFragment') return
    if (child.openingElement) visit(child.openingElement.attributes, false)
    child.children.forEach(visitInside)
  }

  /** A node's text, with {…} for expressions. */
  function flat(node) {
    if (node.type === 'JSXText') return node.value
    if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '{…}'
    if (node.type === 'TemplateLiteral')
      return node.quasis
        .map(
          ({ value }, at) =>
            value.cooked + (node.expressions[at] ? computed(node.expressions[at]) : ''),
        )
        .join('')
    if (node.type === 'JSXExpressionContainer')
      return node.expression.type === 'JSXEmptyExpression' ? '' : flat(node.expression)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      return node.children.map(flat).join('') || '{…}'
    return computed(node)
  }

  /** The value of an expression of limits, such as formatQuantity(OFFER_HOURS, 'hour'). */
  function computed(node) {
    const code = source.slice(node.start, node.end)
    const names = code.replace(/'[^']*'/g, '').match(/[A-Za-z_$][\w$]*/g) ?? []
    if (names.length === 0 || !names.every((name) => imported.includes(name))) return '{…}'
    return String(
      new Function(...names, `return ${code}`)(...names.map((name) => shared.get(name))),
    )
  }

  const looksSpoken = (node) => isCopy(flat(node), false)
  visit(program, false)
  return texts
}

const isText = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral'
/** Arguments that may contain texts deeper down: functions, objects, elements. */
const isCode = (node) => node !== null && !isText(node)

/** The texts of a page that is written as HTML; other templates as they are. */
function withoutMarkup(template) {
  if (!/<\/?[a-z][\s\S]*>/i.test(template)) return [template]
  return template.replace(/<(style|script)[\s\S]*?<\/\1>/g, '').split(/<[^>]*>/)
}

/** True for text that users read; with `spoken` even a single word counts. */
function isCopy(text, spoken) {
  const plain = text.replaceAll('{…}', ' ').trim()
  if (!/\p{L}{2}/u.test(plain)) return false
  if (/^(https?:|\/|#|\.{1,2}\/|data:|@|--)/.test(plain) || /[{}<>]|=>|;$|\$\d|::/.test(plain))
    return false
  if (/\d(px|%) |^'|-src '|-ancestors '|sans-serif|^light dark$|^Accept-Encoding/.test(plain))
    return false
  if (/\b(select|insert into|update \w+ set|delete from|order by|where)\b/.test(plain)) return false
  if (/[a-z-]+:\S|\S=\s|\S=[{/;]|; (Secure|sandbox)|^bytes |User-agent/.test(plain)) return false
  if (/\(\?[:!=]|\\s|[a-z]\|[a-z]/.test(plain) || isClassList(plain)) return false
  if (/\s/.test(plain)) return /[A-Za-z]{2,} |[A-Z]/.test(plain)
  return spoken ? /^[A-Z][a-z’']+[.…]?$/.test(plain) : false
}

const CLASS = /^-?[a-z0-9@*&!\]([][\w:./%()[\]\-!&>*,#=+@']*$/
function isClassList(text) {
  const tokens = text.split(/\s+/)
  return (
    tokens.every((token) => CLASS.test(token)) &&
    tokens.some((token) =>
      /[-:[]|^(flex|grid|block|hidden|absolute|relative|sticky|fixed|btn|link)$/.test(token),
    ) &&
    !/[.?!…]$/.test(text)
  )
}

/** The contents of docs/copy.md for the current code. */
export function copyDocument() {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_COPY.test(file) && !VOCABULARY.test(file))
    .sort()
  const sections = []
  for (const file of files) {
    const texts = textsOf(file, readFileSync(path.join(ROOT, file), 'utf8'))
    if (texts.length === 0) continue
    sections.push(`### ${file}\n\n${texts.map((text) => `- ${text}`).join('\n')}\n`)
  }
  return `# All texts that people read

Generated by \`npm run copy\` from the pages, the emails, the messages of the API and the output of commands; a test compares it.
Read it from top to bottom before a release. {…} stands for something computed.

${sections.join('\n')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(path.join(ROOT, 'docs/copy.md'), copyDocument())
