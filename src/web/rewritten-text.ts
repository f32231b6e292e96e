/*
 * Translators replace the text nodes of a page, mostly by `<font>` elements. React continues with the nodes that it has
 * made: it would change a text that is no longer shown, and fail with NotFoundError where it removes that text or inserts
 * something before it. Here the node that React touches is put back first; the translator then translates it again.
 * See docs/decisions/pages-and-cache.md
 */

/** What is shown instead of a removed text. */
const standIns = new WeakMap<Node, ChildNode>()
/** The texts that a stand-in replaced, in their order. */
const originals = new WeakMap<Node, ChildNode[]>()

/** Lets React change texts that something else has replaced; before React renders. */
export function tolerateRewrittenText(): void {
  const observer = new MutationObserver(noteReplacements)
  observer.observe(document, { childList: true, subtree: true })
  const { appendChild, insertBefore, removeChild } = Node.prototype

  /** Puts the texts back that a stand-in has replaced. */
  function putBack(node: Node) {
    if (node.isConnected) return
    noteReplacements(observer.takeRecords())
    const standIn = standIns.get(node)
    let shown = standIn
    while (shown && !shown.isConnected) shown = standIns.get(shown)
    if (standIn && shown) shown.replaceWith(...(originals.get(standIn) ?? []))
  }

  /** The node, or what something else has wrapped it in, as a child of `parent`. */
  function childOf(parent: Node, node: Node): Node | null {
    if (node.parentNode === parent) return node
    putBack(node)
    let child: Node | null = node
    while (child && child.parentNode !== parent) child = child.parentNode
    return child
  }

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const present = childOf(this, child)
    if (present) removeChild.call(this, present)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    if (standIns.has(node)) putBack(node)
    insertBefore.call(this, node, before && childOf(this, before))
    return node
  }
  Node.prototype.appendChild = function <T extends Node>(node: T): T {
    if (standIns.has(node)) putBack(node)
    appendChild.call(this, node)
    return node
  }

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string) {
      putBack(this)
      value?.set?.call(this, text)
    },
  })
}

/** React's number for HTML that differs from what it renders: see https://react.dev/errors/418 */
const HTML_DIFFERS = /#418/

/**
 * For React's errors while it hydrates. A page that something else has rewritten before is rendered anew, which
 * takes the attributes from its root: they are set again before it is painted. It is no error: the page works,
 * and the translator translates it again.
 */
export function handleRewrittenPage(root: HTMLElement): (error: unknown) => void {
  const attributes = [...root.attributes]
  return (error) => {
    if (!(error instanceof Error && HTML_DIFFERS.test(error.message))) return reportError(error)
    for (const { name, value } of attributes)
      if (!root.hasAttribute(name)) root.setAttribute(name, value)
    console.info('Something has changed this page before it was ready. It was rendered again.')
  }
}

/**
 * A text is replaced in one step, or its stand-in is inserted beside it before it is removed. React does
 * neither, so its own changes are no replacements.
 */
function noteReplacements(records: MutationRecord[]): void {
  const added = new Set<Node | null>()
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const beside = [previousSibling, nextSibling].find((node) => added.has(node))
    for (const [index, node] of removedNodes.entries()) {
      if (node.isConnected || !(node instanceof Text || originals.has(node))) continue
      const standIn = addedNodes[index] ?? addedNodes[0] ?? beside
      if (!standIn) continue
      standIns.set(node, standIn as ChildNode)
      originals.set(standIn, [...(originals.get(standIn) ?? []), node as ChildNode])
    }
    for (const node of addedNodes) added.add(node)
  }
}
