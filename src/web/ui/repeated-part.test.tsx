import { Suspense, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MAX_PARTS, RepeatedPart, renderWithParts } from './repeated-part.tsx'

let renderings = 0

function Content({ text }: { text: string }) {
  renderings += 1
  return (
    <p>
      {text} and {text}
    </p>
  )
}

function page(identity: string | undefined, text: string) {
  return (
    <div>
      <RepeatedPart as="li" className="part" identity={() => identity}>
        <Content text={text} />
      </RepeatedPart>
    </div>
  )
}

const render = (identity: string | undefined, text: string) => {
  const html = renderWithParts(() => renderToString(page(identity, text)))
  return { html }
}

test('a repeated part has the HTML that React renders, and is rendered once', () => {
  const text = '</li> data-part="0"> & more'
  const plain = { html: renderToString(page('a', text)) }
  renderings = 0
  expect(render('a', text)).toEqual(plain)
  expect(render('a', text)).toEqual(plain)
  expect(renderings).toBe(1)
})

test('a part with another key, or without one, is rendered separately', () => {
  render('b', 'one')
  expect(render('c', 'two').html).toContain('two')
  expect(render(undefined, 'three').html).toContain('three')
  expect(render(undefined, 'four').html).toContain('four')
})

test('parts are stored where React shows a fallback, which it renders after what follows', () => {
  const part = (text: string) => (
    <RepeatedPart as="li" identity={() => text}>
      <Content text={text} />
    </RepeatedPart>
  )
  const waiting = (
    <ul>
      {part('before')}
      <Suspense fallback={part('fallback')}>
        {part('hidden')}
        <Waiting />
      </Suspense>
      {part('after')}
    </ul>
  )
  const plain = renderToString(waiting)
  expect(plain).toContain('fallback')
  renderings = 0
  for (const _ of [1, 2]) expect(renderWithParts(() => renderToString(waiting))).toBe(plain)
  expect(renderings, 'what is not in the page is rendered again').toBe(5)
})

test('an attribute of the same name in other HTML is left as it is', () => {
  const other = { __html: '<b data-part="7">x</b><i data-end="7"></i><b data-part="8">y</b>' }
  const plain = (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant HTML of this test. */}
      <div dangerouslySetInnerHTML={other} />
      {page('beside', 'text')}
    </>
  )
  expect(renderWithParts(() => renderToString(plain))).toBe(renderToString(plain))
})

function Waiting(): never {
  throw new Promise(() => {})
}

test('a page that fails leaves nothing behind for the next one', () => {
  const fail = () => {
    renderToString(page('d', 'lost'))
    throw new Error('broken')
  }
  expect(() => renderWithParts(fail)).toThrow('broken')
  expect(render('e', 'kept').html).toContain('kept')
  expect(render('e', 'kept').html).toContain('kept')
})

function Labelled() {
  const id = useId()
  return <input id={id} />
}

function nested() {
  return (
    <div>
      <RepeatedPart as="div" className="outer" identity={() => 'nested'}>
        <div>
          <div>one</div>
        </div>
        <div>two</div>
      </RepeatedPart>
      <Labelled />
    </div>
  )
}

test('a part may contain elements of its own kind, and changes no id behind it', () => {
  const plain = renderToString(nested())
  expect(plain).toContain('id="_R_')
  for (const _ of [1, 2]) expect(renderWithParts(() => renderToString(nested()))).toBe(plain)
})

test('memory holds a limited number of parts: the one unused for longest is rendered again', () => {
  render('first', 'x')
  render('second', 'x')
  for (let at = 0; at < MAX_PARTS - 2; at += 1) render(`more ${at}`, 'x')
  render('first', 'x')
  render('one more', 'x')
  renderings = 0
  render('first', 'x')
  expect(renderings).toBe(0)
  render('second', 'x')
  expect(renderings).toBe(1)
})
