import { spawn } from 'node:child_process'
import { runIn } from './run-as.ts'
import type { SystemUser } from './system-user.ts'

// Its input ends when our process ends, however that happens. A word before the end means that
// all is well. postmaster.pid tells whether the number still is that server. A shell takes 1 MB
// where a second node would take 40.
const SCRIPT = `
trap '' INT TERM HUP
exec 2>/dev/null
read -r pid || exit 0
read -r farewell && exit 0
is_ours() { read -r owner <postmaster.pid && [ "$owner" = "$pid" ]; }
tries=0
until is_ours || [ $tries -ge 10 ]; do sleep 0.1; tries=$((tries + 1)); done
is_ours && kill -INT "$pid"
tries=0
while is_ours && [ $tries -lt 50 ]; do sleep 0.1; tries=$((tries + 1)); done
is_ours && kill -QUIT "$pid"
`

/** Watches over one server: stops it when this process ends without having said farewell. */
export type Watchdog = { watch(pid: number): void; dismiss(): Promise<void> }

/** Starts before the server does, so that there is hardly a moment without it. */
export function startWatchdog(folder: string, user: SystemUser | undefined): Watchdog {
  const child = spawn('/bin/sh', ['-c', SCRIPT], {
    ...runIn(folder, user),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  child.stdin.on('error', () => {})
  child.unref()
  return {
    watch: (pid) => void child.stdin.write(`${pid}\n`),
    dismiss() {
      child.ref()
      child.stdin.end('all is well\nall is well\n')
      return gone
    },
  }
}
