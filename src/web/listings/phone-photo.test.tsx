import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { describePhone, PhonePhoto } from './phone-photo.tsx'

const phone = {
  _id: '01a20739-c3bc-75a3-9e33-0e3be5f7a8f3',
  name: 'Pixel 2',
  color: 'Clearly White',
  img: '/media/01a20739-c34f-7655-86f8-76027c5fc121.webp',
}

test('what is preloaded for a card is what its image shows on any screen', () => {
  const html = renderToString(<PhonePhoto phone={phone} priority="first" />)
  const preloaded = /<link[^>]* imageSrcSet="([^"]*)"/.exec(html)?.[1]
  expect(html).toContain(`srcSet="${preloaded}"`)
  expect(preloaded?.split(', ').map((file) => file.replace(/.*-/, ''))).toEqual([
    '480.avif',
    '800.avif 2x',
  ])
})

test('a photo that its seller has not described is called after the phone and its color', () => {
  expect(describePhone(phone)).toBe('Pixel 2, Clearly White')
  expect(describePhone({ name: 'Nokia 3310 Blue', color: 'blue' })).toBe('Nokia 3310 Blue')
  expect(describePhone({ name: 'Nokia 3310', color: null })).toBe('Nokia 3310')
})
