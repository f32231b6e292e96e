import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The kernel counts CPU time in hundredths of a second. */
const TICKS = 100

// Linux only: elsewhere these figures are not available.
const file = (pid: number, name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8')

/** CPU time of a process so far, user and system. */
export function cpuSeconds(pid: number): number {
  const fields = file(pid, 'stat').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** CPU time so far of the embedded PostgreSQL of a data folder, with its connections that ended. */
export function databaseCpuSeconds(folder: string): number {
  const pid = Number(
    readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
  )
  const ofEnded = file(pid, 'stat').split(') ')[1]!.split(' ').slice(13, 15).map(Number)
  const ended = ofEnded.reduce((sum, ticks) => sum + ticks, 0) / TICKS
  return childrenOf(pid, 'postgres').reduce(
    (sum, child) => sum + cpuSeconds(child),
    cpuSeconds(pid) + ended,
  )
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
