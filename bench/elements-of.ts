import { createElement, Fragment, type ReactNode } from 'react'

type Open = { tag: string; props: Record<string, unknown>; children: ReactNode[] }

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const RAW = /^(script|style)$/

/** Attributes whose React property can't be derived by removing the dashes. */
const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  fetchpriority: 'fetchPriority',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  enterkeyhint: 'enterKeyHint',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  crossorigin: 'crossOrigin',
  readonly: 'readOnly',
  novalidate: 'noValidate',
  datetime: 'dateTime',
  viewbox: 'viewBox',
}
const SWITCHES = /^(disabled|checked|hidden|open|required|multiple|noValidate|readOnly|inert)$/

/**
 * React elements recreated from markup that React rendered: rendering them again is React's own
 * work on the same page, without components, routes or data.
 */
export function elementsOf(html: string): ReactNode {
  const stack: Open[] = [{ tag: '', props: {}, children: [] }]
  const top = () => stack.at(-1)!
  const token = /<!--.*?-->|<\/([a-z0-9-]+)>|<([a-zA-Z0-9-]+)((?:[^>"]|"[^"]*")*?)\/?>|[^<]+/g
  for (const [text, closing, opening, attributes = ''] of html.matchAll(token)) {
    if (text.startsWith('<!')) continue
    if (closing) close(stack)
    else if (opening) {
      stack.push({ tag: opening, props: propsOf(attributes), children: [] })
      if (VOID.test(opening) || text.endsWith('/>')) close(stack)
    } else top().children.push(RAW.test(top().tag) ? text : plain(text))
  }
  return createElement(Fragment, {}, ...top().children)
}

function close(stack: Open[]) {
  const { tag, props, children } = stack.pop()!
  const parent = stack.at(-1)
  if (!parent) throw new Error(`markup closes ${tag} that was not open`)
  const own = RAW.test(tag)
    ? { ...props, dangerouslySetInnerHTML: { __html: children.join('') } }
    : props
  parent.children.push(createElement(tag, own, ...(RAW.test(tag) ? [] : children)))
}

function propsOf(attributes: string) {
  const props: Record<string, unknown> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(/([^\s="]+)(?:="([^"]*)")?/g)) {
    const property = renamed[name.toLowerCase()] ?? propertyOf(name)
    if (property === 'style') props.style = styleOf(plain(value))
    else if (property === 'value') props.defaultValue = plain(value)
    else if (property === 'checked') props.defaultChecked = true
    else props[property] = SWITCHES.test(property) ? true : plain(value)
  }
  return props
}

function propertyOf(name: string) {
  if (name.startsWith('aria-') || name.startsWith('data-')) return name
  return camel(name)
}

function styleOf(text: string) {
  const rules = text.split(';').filter(Boolean)
  return Object.fromEntries(
    rules.map((rule) => {
      const at = rule.indexOf(':')
      const name = rule.slice(0, at)
      return [name.startsWith('--') ? name : camel(name), rule.slice(at + 1)]
    }),
  )
}

const camel = (name: string) =>
  name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase())

const marks: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (mark) => marks[mark] ?? mark)
