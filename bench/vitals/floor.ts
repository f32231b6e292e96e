import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A page with a heading and one picture, as `file` has it, and nothing else: what no page with that
 * picture can beat under the same network and processor.
 */
export async function startFloor(file: string) {
  const picture = await fetch(file)
  const bytes = Buffer.from(await picture.arrayBuffer())
  const type = picture.headers.get('content-type') ?? 'image/avif'
  const server = createServer((req, res) => {
    const isPicture = req.url === '/picture'
    res.writeHead(200, { 'content-type': isPicture ? type : 'text/html; charset=utf-8' })
    res.end(isPicture ? bytes : PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, stop: () => server.close() }
}

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>img{width:100%;height:auto}</style></head><body><h1>One picture</h1>
<img src="/picture" alt="" width="1200" height="1200" fetchpriority="high"></body></html>`
