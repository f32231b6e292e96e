import { expect, test } from 'vitest'
import {
  changed,
  createLine,
  fileProblem,
  moved,
  newPhoto,
  parsePictureId,
  storedPhoto,
  toSent,
} from './use-photo-list.ts'

const photos = ['a', 'b', 'c'].map((id) => storedPhoto(id, { url: `/media/${id}.webp`, alt: '' }))
const order = (items: { id: string }[]) => items.map(({ id }) => id).join('')

test('moving a photo shifts the others', () => {
  expect(order(moved(photos, 'c', 0))).toBe('cab')
  expect(order(moved(photos, 'a', 1))).toBe('bac')
  expect(order(moved(photos, 'a', 2))).toBe('bca')
  expect(order(moved(photos, 'a', 3))).toBe('abc')
  expect(order(moved(photos, 'a', -1))).toBe('abc')
  expect(order(moved(photos, 'gone', 1))).toBe('abc')
})

test('only uploaded photos are sent, with their text', () => {
  const items = [...changed(photos.slice(0, 2), 'b', { alt: ' Back ' }), newPhoto('d', 'blob:d')]
  expect(toSent(items)).toEqual([
    { url: '/media/a.webp', alt: '' },
    { url: '/media/b.webp', alt: 'Back' },
  ])
})

test('files that cannot be photos are not uploaded', () => {
  expect(fileProblem({ size: 0, type: 'image/jpeg' })).toBe('empty')
  expect(fileProblem({ size: 9, type: 'application/pdf' })).toBe('notPhoto')
  expect(fileProblem({ size: 9, type: '' })).toBeUndefined()
  // Made smaller before it is sent.
  expect(fileProblem({ size: 40 * 1024 * 1024, type: 'image/jpeg' })).toBeUndefined()
})

test('only pictures of this instance have an ID', () => {
  const id = '0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
  expect(parsePictureId(`/media/${id}.webp`)).toBe(id)
  expect(parsePictureId(`https://pictures.example/${id}.webp`)).toBeUndefined()
})

test('three run at once in order, and a failure frees its slot', async () => {
  const line = createLine(() => 3)
  const ends: (() => void)[] = []
  const begun: number[] = []
  const jobs = Array.from({ length: 6 }, (_, index) =>
    line.run(async () => {
      begun.push(index)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (index === 0) throw new Error('cut off')
    }),
  )
  const settled = Promise.allSettled(jobs)
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[0]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  ends[1]?.()
  ends[2]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4, 5])
  for (const end of ends) end()
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    ...Array.from({ length: 5 }, () => 'fulfilled'),
  ])
})

test('one runs at a time until the line proves fast', async () => {
  let atOnce = 1
  const line = createLine(() => atOnce)
  const ends: (() => void)[] = []
  const jobs = Array.from({ length: 5 }, () =>
    line.run(() => new Promise<void>((resolve) => ends.push(resolve))),
  )
  await expect.poll(() => ends.length).toBe(1)
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  atOnce = 3
  ends[1]?.()
  await expect.poll(() => ends.length).toBe(5)
  for (const end of ends) end()
  await Promise.all(jobs)
})
