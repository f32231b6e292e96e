import type { BrowserContext, Page } from 'playwright-core'

type Rewriters = { startTranslator: () => void; startExtensions: () => void }

/**
 * Gives every page of this browser what people have in theirs: a translator that works as Chrome's does (it
 * inserts two font elements beside each text and removes the text, also of what is added later), and extensions
 * such as password managers, which add elements beside fields, and dark modes, which add attributes. The
 * translator writes capitals: locators that ignore case find texts with and without it. With `early` all begin
 * with the first element, before the page's scripts.
 */
export async function installRewriters(context: BrowserContext, { early = false } = {}) {
  await context.addInitScript(defineRewriters, early)
}

/** Starts them in the page as it stands. */
export function startRewriters(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { startTranslator, startExtensions } = globalThis as unknown as Rewriters
    startExtensions()
    startTranslator()
  })
}

/** Runs in the page, before its scripts. */
function defineRewriters(early: boolean) {
  // As extensions have them, which do not see what the page's scripts make of them.
  const { insertBefore, removeChild } = Node.prototype
  const SKIPPED = 'script, style, noscript, textarea, svg, title, [translate=no], font'

  function startTranslator() {
    watch(({ addedNodes, target }) => {
      if (target instanceof Text) replaceText(target)
      for (const node of addedNodes) translate(node)
    })
    translate(document)
  }

  function watch(handle: (record: MutationRecord) => void) {
    const observer = new MutationObserver((records) => records.forEach(handle))
    observer.observe(document, { childList: true, characterData: true, subtree: true })
  }

  function translate(node: Node) {
    if (node instanceof Text) return replaceText(node)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(replaceText)
  }

  function replaceText(text: Text) {
    const parent = text.parentElement
    if (!parent?.isConnected || !text.data.trim() || parent.closest(SKIPPED)) return
    const font = document.createElement('font')
    font.appendChild(document.createElement('font')).textContent = text.data.toUpperCase()
    insertBefore.call(parent, font, text)
    removeChild.call(parent, text)
  }

  const withIcon = new WeakSet<Element>()

  function startExtensions() {
    watch(({ addedNodes }) => {
      for (const node of addedNodes) if (node instanceof Element) extend(node)
    })
    if (document.documentElement) extend(document.documentElement)
  }

  function extend(added: Element) {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
    document.body?.setAttribute('data-grammar-check', 'on')
    if (document.body && !document.querySelector('manager-overlay'))
      document.body.append(document.createElement('manager-overlay'))
    for (const field of [added, ...added.querySelectorAll('input, textarea')]) {
      if (!field.matches('input, textarea') || withIcon.has(field)) continue
      withIcon.add(field)
      field.setAttribute('data-manager-field', 'true')
      field.after(document.createElement('manager-icon'))
    }
  }

  Object.assign(globalThis, { startTranslator, startExtensions })
  if (early) {
    startExtensions()
    startTranslator()
  }
}
