import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { getTransition, transitionNames } from '../../../shared/orders/order-life-cycle.ts'
import { drawOrderLifeCycle } from './life-cycle-diagram.ts'

const file = path.resolve(import.meta.dirname, '../../../../docs/order-life.md')

test('docs/order-life.md matches the transition tables (`node src/main.ts order-life`)', () => {
  expect(readFileSync(file, 'utf8')).toBe(drawOrderLifeCycle())
})

test('every transition is an arrow from each of its states', () => {
  const drawn = drawOrderLifeCycle()
  for (const name of transitionNames)
    for (const from of getTransition(name).from)
      expect(drawn).toContain(`  ${from} --> ${getTransition(name).to}: ${name} (`)
})
