import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts CPU time in hundredths of a second. */
const TICKS = 100

// Linux only: elsewhere these figures are not available.
const file = (pid: number, name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8')

/** CPU time of a process so far, user and system. */
export function cpuSeconds(pid: number): number {
  const fields = file(pid, 'stat').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Resident memory of a process. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(file(pid, 'status'))?.[1]) / 1_024
}

/** Child processes whose program path has the given ending. */
export function childrenOf(parent: number, program: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => {
    try {
      const [, own = ''] = file(pid, 'stat').split(') ')
      return Number(own.split(' ')[1]) === parent && file(pid, 'cmdline').includes(program)
    } catch {
      // It ended in the meantime.
      return false
    }
  })
}
