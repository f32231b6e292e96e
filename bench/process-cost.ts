import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second. */
const TICKS = 100

// Linux only: elsewhere these figures are not known.
const file = (pid: number, name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8')

/** Processor time of a process so far, its own and the kernel's for it. */
export function cpuSeconds(pid: number): number {
  const fields = file(pid, 'stat').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Memory that a process holds. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(file(pid, 'status'))?.[1]) / 1_024
}

/** Processes that this one started, of the program whose path ends like that. */
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
