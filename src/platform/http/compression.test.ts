import { expect, test } from 'vitest'
import { acceptedEncoding, FAST_ENCODINGS } from './compression.ts'

test('an encoding that a client rejects or does not name is not used', () => {
  expect(acceptedEncoding('zstd;q=0, br;q=0.5', FAST_ENCODINGS)).toBe('br')
  expect(acceptedEncoding('x-zstd, brotli', FAST_ENCODINGS)).toBeUndefined()
  expect(acceptedEncoding('deflate,gzip;q=1.0', FAST_ENCODINGS)).toBe('gzip')
})
