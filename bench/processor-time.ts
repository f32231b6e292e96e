import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts the time of ended children in hundredths of a second. */
const TICKS = 100

/**
 * Processor time so far, in seconds, of a process, its threads and its children, including ended children.
 * Linux only: it is read from /proc (see proc_pid_stat(5); the first number of schedstat is nanoseconds on a
 * processor).
 */
export function processorSeconds(...pids: readonly number[]): number {
  let seconds = 0
  for (const pid of pids)
    for (const one of [pid, ...childrenOf(pid)]) seconds += secondsOf(one) + endedChildren(one)
  return seconds
}

function secondsOf(pid: number): number {
  const folder = `/proc/${pid}/task`
  return namesIn(folder).reduce(
    (sum, thread) => sum + Number(read(`${folder}/${thread}/schedstat`).split(' ')[0]) / 1e9,
    0,
  )
}

function endedChildren(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ')
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / TICKS
}

function childrenOf(pid: number): number[] {
  return namesIn(`/proc/${pid}/task`)
    .flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' '))
    .filter(Boolean)
    .map(Number)
}

/** Empty where the process has ended in the meantime. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
