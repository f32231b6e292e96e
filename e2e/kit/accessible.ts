import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { open } from './see.ts'

/** Minified: every document parses it, in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The axe violations of a page, one line each; limited to `rules` if given. */
export async function violations(page: Page, rules?: string[]) {
  // Once a document: the second check of a page then runs compiled code.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(runAxe, rules)
}

type WithAxe = { axe: typeof axe }

/** Runs in the page. */
async function runAxe(rules?: string[]) {
  const { run } = (globalThis as unknown as WithAxe).axe
  const { violations } = await run(document, {
    // Skips the details of passed rules: a third less work for the same violations.
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}

/** Runs in the page: the elements wider than the screen, if the page scrolls sideways. */
function tooWide() {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => element.outerHTML.slice(0, 100))
}

/** Switches the theme and waits until it is painted. */
async function setTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(painted)
}

/**
 * Runs in the page: waits for the next frames, and ends transitions, which would leave colors between two
 * themes. The end of one can begin another: an element inherits a color that was in transition.
 */
async function painted() {
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
  await nextFrame()
  for (;;) {
    await nextFrame()
    const running = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
    if (running.length === 0) return
    for (const animation of running) animation.finish()
  }
}

/** The rules whose outcome a theme changes. */
const RULES_OF_COLORS = ['color-contrast', 'link-in-text-block']

/** Expects no axe violations of a page as it stands, in both themes; it is light afterwards. */
export async function expectNoViolations(page: Page, what = 'the page') {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setTheme(page, 'light')
  expect(await violations(page), `${what}, light`).toEqual([])
  await setTheme(page, 'dark')
  expect(await violations(page, RULES_OF_COLORS), `${what}, dark`).toEqual([])
  await setTheme(page, 'light')
}

/**
 * Runs in the page: spaces its text as widely as people may set it (WCAG 2.2, 1.4.12), and returns by how many
 * pixels the page is wider than before.
 */
function spaceText() {
  const before = document.documentElement.scrollWidth
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p {
      margin-bottom: 2em !important;
    }`)
  const usual = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...usual, sheet]
  const wider = document.documentElement.scrollWidth - before
  document.adoptedStyleSheets = usual
  return wider
}

/**
 * Expects no axe violations in either theme and at 320 px, no element wider than a screen of 320 or 768 px, and at
 * 320 px room for widely spaced text.
 */
export async function expectAccessible(page: Page, address: string) {
  await open(page, address)
  await page.waitForLoadState('networkidle')
  await expectNoViolations(page, address)
  const desktop = page.viewportSize()
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 640 })
    // Media queries apply in the next frame.
    await expect
      .poll(() => page.evaluate(tooWide), { message: `${address} at ${width} px` })
      .toEqual([])
  }
  expect(await violations(page), `${address} at 320 px`).toEqual([])
  expect.soft(await page.evaluate(spaceText), `${address} with widely spaced text`).toBe(0)
  if (desktop) await page.setViewportSize(desktop)
}
