import { expect } from 'vitest'

/** Expects that nothing is fetched or executed and that every referenced paint is defined. */
export function expectSelfContained(svg: string) {
  expect(svg.replaceAll('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|href|data:/)
  expect(svg).not.toMatch(/<script|<foreignObject|<text|<image|\son\w+=|NaN|undefined|Infinity/)
  const defined = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]))
  for (const [, name] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(name)
}
