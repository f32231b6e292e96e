import { existsSync } from 'node:fs'
import type { SystemUser } from './system-user.ts'

/** How to start a PostgreSQL program that works in a folder. */
export function runIn(folder: string, user: SystemUser | undefined) {
  // The person's own PG* variables would change what the programs do.
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  return { ...user, cwd: folder, env }
}

/**
 * The folder as the program should be told it. A child takes its working folder from us before
 * it becomes another user, and `/proc/self/cwd` leads there without a walk through folders that
 * the user may not enter, such as root's home.
 */
export function addressOf(folder: string, user: SystemUser | undefined): string {
  return user && existsSync('/proc/self/cwd') ? '/proc/self/cwd' : folder
}
