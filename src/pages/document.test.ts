import { expect, test } from 'vitest'
import { renderDocument, toBytes } from './document.ts'

const assets = {
  entry: '/entry.js',
  styles: { address: '/styles.css', css: Buffer.from('p>b{color:red}'), zstd: Buffer.of() },
  modules: ['/vendor.js'],
  font: '/font.woff2',
}

function documentOf(html: string, kind = 'visitor') {
  const head = { title: 'A page' }
  const page = { status: 200, head, html, state: '{}', preloads: ['/screen.js'] }
  const options = { kind, assets, themeScript: '', origin: 'https://phones.example.org' }
  return toBytes(renderDocument(page, options)).toString()
}

test('the document of a visitor holds the styles, that of somebody logged in refers to them', () => {
  const [visitor, buyer] = [documentOf(''), documentOf('', 'buyer')]
  expect(visitor).toContain('<style>p>b{color:red}</style>')
  expect(visitor).not.toContain('rel="stylesheet"')
  expect(buyer).toContain('<link rel="stylesheet" href="/styles.css">')
  expect(buyer).not.toContain('<style>')
})

const img = (name: string, more = '') => `<img${more} src="/${name}.webp" alt="a &gt; b"/>`
const photo = (name: string, more = '') =>
  img(name, `${more} sizes="(width &gt;= 9rem) 9rem, 100vw" srcSet="/${name}-480.avif 480w"`)
const FIRST = ' fetchPriority="high"'

test('only the photo that people wait for is preloaded, in the files of its markup, before the styles', () => {
  const html = documentOf(img('icon') + photo('first', FIRST) + photo('second'))
  const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g)
  expect(preloads).toEqual([
    '<link rel="preload" as="image" href="/first.webp" imagesrcset="/first-480.avif 480w" imagesizes="(width &gt;= 9rem) 9rem, 100vw" fetchpriority="high">',
  ])
  expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('<style>'))
})

test('a photo for plain and for dense screens is preloaded as its markup names both', () => {
  const html = documentOf(img('first', `${FIRST} srcSet="/large.avif 2x"`))
  expect(html).toContain(
    '<link rel="preload" as="image" href="/first.webp" imagesrcset="/large.avif 2x" fetchpriority="high">',
  )
})

test('a picture in one file is preloaded by its address, and a page without one preloads no picture', () => {
  const html = documentOf(photo('earlier') + img('slide', FIRST))
  expect(html).toContain('<link rel="preload" as="image" href="/slide.webp" fetchpriority="high">')
  expect(html.match(/as="image"/g)).toHaveLength(1)
  expect(documentOf(photo('first'))).not.toContain('as="image"')
})

test('scripts are fetched after what the page shows', () => {
  const html = documentOf(photo('first', FIRST))
  for (const script of ['/vendor.js', '/screen.js', '/entry.js'])
    expect(html.indexOf(script)).toBeGreaterThan(html.indexOf('/first.webp" alt'))
})
