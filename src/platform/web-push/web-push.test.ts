import { createECDH, createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { arePushKeys, encryptPush } from './encrypt.ts'
import { vapidHeader, vapidKey } from './vapid.ts'

/** Every value is from RFC 8291, section 5 and appendix A. */
const standard = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a message is encrypted as in the example of RFC 8291', () => {
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(Buffer.from(standard.senderKey, 'base64url'))
  const salt = Buffer.from(standard.salt, 'base64url')
  const body = encryptPush(standard.text, standard, salt, keys)
  expect(body.toString('base64url')).toBe(standard.body)
})

describe('keys of a browser are checked before anything is encrypted for them', () => {
  const bytes = (length: number, first = 4) => {
    const key = Buffer.alloc(length, 7)
    key.writeUInt8(first)
    return key.toString('base64url')
  }
  test('those of the standard can be used', () => expect(arePushKeys(standard)).toBe(true))
  test.each([
    ['a point that is not on the curve', { ...standard, p256dh: bytes(65) }],
    ['a short point', { ...standard, p256dh: bytes(64) }],
    ['a compressed point', { ...standard, p256dh: bytes(33, 2) }],
    ['no point', { ...standard, p256dh: '' }],
    ['a short secret', { ...standard, auth: bytes(15) }],
  ])('%s cannot', (_, keys) => expect(arePushKeys(keys)).toBe(false))
})

describe('the key of a shop', () => {
  const key = vapidKey('a secret of the shop with 32 letters')

  test('follows from its secret alone', () => {
    expect(vapidKey('a secret of the shop with 32 letters').publicKey).toBe(key.publicKey)
    expect(vapidKey('another secret of a shop, 32 letters').publicKey).not.toBe(key.publicKey)
    expect(Buffer.from(key.publicKey, 'base64url')).toHaveLength(65)
  })

  test('signs who sends a message to which service, for twelve hours', () => {
    const now = new Date('2027-01-31T12:00:00Z')
    const endpoint = 'https://push.example.net/w/abc?d=1'
    const header = vapidHeader(key, { endpoint, contact: 'mailto:shop@example.org', now })
    const [, token = '', publicKey] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
    expect(publicKey).toBe(key.publicKey)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
    expect(read(claims)).toEqual({
      aud: 'https://push.example.net',
      exp: now.getTime() / 1_000 + 12 * 3_600,
      sub: 'mailto:shop@example.org',
    })
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey(key.privateKey), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isSigned).toBe(true)
  })
})
