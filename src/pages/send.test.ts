import type { IncomingMessage } from 'node:http'
import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { toBytes } from './document.ts'
import { compressPage, recompress } from './send.ts'

const css = Buffer.from('p>b{content:"…"}')
const styles = { address: '/styles.css', css, zstd: zlib.zstdCompressSync(css) }
const documents = {
  visitor: ['<!doctype html><style>', styles, `</style>${'<p>Phones — “new”</p>'.repeat(200)}`],
  buyer: ['<!doctype html><p>Phones</p>'],
}

test.each(Object.entries(documents))(
  'the document of a %s is the same in every encoding',
  async (_, document) => {
    const html = toBytes(document).toString()
    expect(html).toBe(document.map((part) => (typeof part === 'string' ? part : css)).join(''))
    const decoders = {
      zstd: zlib.zstdDecompressSync,
      br: zlib.brotliDecompressSync,
      gzip: zlib.gunzipSync,
    }
    for (const [encoding, decode] of Object.entries(decoders)) {
      const request = { headers: { 'accept-encoding': encoding } } as unknown as IncomingMessage
      const page = compressPage(request, document)
      expect(page.encoding).toBe(encoding)
      expect(decode(page.body).toString()).toBe(html)
      expect(page.body.buffer.byteLength, 'memory of a cached page').toBe(page.body.length)
      const better = await recompress({ ...page, topics: [] })
      expect(zlib.brotliDecompressSync(better).toString()).toBe(html)
    }
  },
)
