import type { AnyRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { LAZY_SCREEN_TIMEOUT_MS, limitLoading } from './router.tsx'

function routeThat(preload: () => Promise<void>) {
  const component = Object.assign(() => null, { preload })
  return { route: { options: { component } } as unknown as AnyRoute, component }
}

test('a lazy screen has two minutes to load', () => {
  expect(LAZY_SCREEN_TIMEOUT_MS).toBe(120_000)
})

test('a lazy screen fails after its time limit', async () => {
  const { route, component } = routeThat(() => new Promise(() => {}))
  limitLoading(route, 5)
  await expect(component.preload()).rejects.toThrow('took too long')
})

test('a lazy screen in time loads normally', async () => {
  const { route, component } = routeThat(async () => {})
  limitLoading(route, 5)
  await expect(component.preload()).resolves.toBeUndefined()
})
