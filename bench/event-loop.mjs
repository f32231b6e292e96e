// Loaded into a server with `--import`: the longest processor time that the main thread spent between two turns
// of its event loop. In processor time, because on a busy machine the clock also counts waiting for a
// processor. At SIGUSR2 it writes the milliseconds to the file that BENCH_EVENT_LOOP names, and begins again.
import { renameSync, writeFileSync } from 'node:fs'

const file = process.env.BENCH_EVENT_LOOP
let longest = 0
let before = process.threadCpuUsage()

setInterval(() => {
  const now = process.threadCpuUsage()
  longest = Math.max(longest, now.user - before.user + now.system - before.system)
  before = now
}, 1).unref()

process.on('SIGUSR2', () => {
  writeFileSync(`${file}.new`, String(longest / 1_000))
  renameSync(`${file}.new`, file)
  longest = 0
})
