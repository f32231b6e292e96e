// Opens pages at a steady pace until stopped, and reports how long each took. A separate process,
// so that uploads of photos do not delay it.
const { addresses, everyMs } = JSON.parse(process.env.VISIT ?? '') as {
  addresses: string[]
  everyMs: number
}
const waits: number[] = []
const open = new Set<Promise<void>>()
let next = 0

async function visit(address: string) {
  const started = performance.now()
  await (await fetch(address)).arrayBuffer()
  waits.push(performance.now() - started)
}

const timer = setInterval(() => {
  const one: Promise<void> = visit(addresses[next++ % addresses.length] ?? '').finally(() =>
    open.delete(one),
  )
  open.add(one)
}, everyMs)

process.once('message', async () => {
  clearInterval(timer)
  await Promise.all(open)
  process.send?.(waits.sort((a, b) => a - b))
  process.disconnect?.()
})
