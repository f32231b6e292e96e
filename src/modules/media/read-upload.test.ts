import { expect, test } from 'vitest'
import { MAX_PHOTO_BYTES } from './picture.ts'
import { readUpload } from './read-upload.ts'

const TYPE = 'multipart/form-data; boundary=edge'
const form = (body: string | Buffer, type = TYPE) =>
  readUpload(
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': type },
      body: Buffer.isBuffer(body) ? Uint8Array.from(body) : body,
    }),
  )
const part = (headers: string, content: string) => `--edge\r\n${headers}\r\n\r\n${content}\r\n`
const FILE =
  'Content-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg'

test('reads a form as browsers send it', async () => {
  const bytes = Buffer.from(Array.from({ length: 5_000 }, (_, index) => index % 256))
  const sent = new FormData()
  sent.append('key', 'x')
  sent.append('image', new File([bytes], 'a "quoted"; name=other.jpg'))
  sent.append('expiration', '600')
  const request = new Request('http://localhost/', { method: 'POST', body: sent })
  expect(await readUpload(request)).toEqual({ photo: bytes })
})

test.each([
  ['as curl writes it', `${part(FILE, 'photo')}--edge--\r\n`, TYPE],
  [
    'a quoted boundary',
    `${part(FILE, 'photo')}--edge--`,
    'multipart/form-data; charset=utf-8; boundary="edge"',
  ],
  ['words before and after', `hello\r\n${part(FILE, 'photo')}--edge--\r\nbye`, TYPE],
  [
    'small letters',
    `${part('content-disposition: form-data; filename=a; name=image', 'photo')}--edge--`,
    TYPE,
  ],
  ['the first of two', `${part(FILE, 'photo')}${part(FILE, 'other')}--edge--`, TYPE],
])('%s is read', async (_, body, type) => {
  const outcome = await form(body, type)
  expect('photo' in outcome && String(outcome.photo)).toBe('photo')
})

test('a photo that contains line breaks and half a boundary is read completely', async () => {
  const content = '\r\n\r\n--edg\r\n--\r\n'
  const outcome = await form(`${part(FILE, content)}--edge--`)
  expect('photo' in outcome && String(outcome.photo)).toBe(content)
})

test.each([
  ['cut short', part(FILE, 'photo'), 'not_a_form'],
  ['without its end', `--edge\r\n${FILE}\r\n\r\nphoto`, 'not_a_form'],
  [
    'with another boundary',
    `${part(FILE, 'photo')}--edge--`.replaceAll('edge', 'rim'),
    'not_a_form',
  ],
  ['empty', '', 'not_a_form'],
  ['without fields', '--edge--', 'no_image'],
  [
    'with a text for a photo',
    `${part('Content-Disposition: form-data; name="image"', 'x')}--edge--`,
    'no_image',
  ],
  ['with an empty photo', `${part(FILE, '')}--edge--`, 'no_image'],
  ['with another field', `${part(FILE.replace('image"', 'img"'), 'x')}--edge--`, 'no_image'],
])('a form %s is refused', async (_, body, refused) => {
  expect(await form(body)).toEqual({ refused })
})

test('a form without a boundary, and a missing form, are refused', async () => {
  for (const type of ['multipart/form-data', 'application/json', 'multipart/form-data; boundary='])
    expect(await form(part(FILE, 'photo'), type)).toEqual({ refused: 'not_a_form' })
})

test('the largest photo is accepted, one more byte is not, with or without a length', async () => {
  for (const [size, expected] of [
    [MAX_PHOTO_BYTES, 'photo'],
    [MAX_PHOTO_BYTES + 1, 'refused'],
  ] as const) {
    const sent = new FormData()
    sent.append('image', new Blob([new Uint8Array(size)]), 'a.jpg')
    const whole = new Request('http://localhost/', { method: 'POST', body: sent })
    const headers = { 'content-type': whole.headers.get('content-type')! }
    const body = Buffer.from(await whole.arrayBuffer())
    const named = new Request('http://localhost/', {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      body,
    })
    expect(await readUpload(named)).toHaveProperty(expected)
    const unnamed = new Request('http://localhost/', { method: 'POST', headers, body })
    expect(await readUpload(unnamed)).toHaveProperty(expected)
  }
})
