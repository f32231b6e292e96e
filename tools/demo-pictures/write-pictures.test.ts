import { expect, test } from 'vitest'
import { demoPictures, manifest } from '../../src/demo/pictures/picture-set.ts'
import { demoDrawings, describePhones, hashOfSvg } from './write-pictures.ts'

test('the committed pictures are those that the code draws', () => {
  const drawn = demoDrawings().map(({ key, svg }) => [key, hashOfSvg(svg)])
  expect(Object.entries(manifest).map(([key, { svg }]) => [key, svg])).toEqual(drawn)
  expect(demoPictures).toEqual(describePhones())
})
