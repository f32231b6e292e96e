import { expect, test } from 'vitest'
import { openPage } from './entry-server.tsx'

const addressOf = (url: string) => openPage(url, 'https://phones.example').address

test.each([
  ['/products', '/products'],
  ['/products?', '/products'],
  ['/products?utm_source=mail&x=1', '/products'],
  ['/products?grade=B&q=pixel&grade=A', '/products?q=pixel&grade=A&grade=B'],
  ['/products?max=cheap&q=%20nokia%20', '/products?q=nokia'],
  ['/login?from=/dashboard&junk=1', '/login?from=%2Fdashboard'],
  ['/products?q=a?b', '/products?q=a%3Fb'],
  ['/blog?a=1', '/blog'],
  ['/no/such/page?a=1', '/no/such/page'],
  ['/products?q=%', '/products?q=%25'],
  ['/products?%E0%A4%A=1&q=a', '/products?q=a'],
])('%s shows the same page as %s', (url, same) => {
  expect(addressOf(url)).toBe(same)
  expect(addressOf(same)).toBe(same)
})
