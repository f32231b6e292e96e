import { totalmem } from 'node:os'

const MB = 1024 * 1024

// For a machine that also runs the application: about 20 MB when idle.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Flash storage: a random page costs little more than the next one.
  random_page_cost: 1.1,
  jit: 'off',
  // An acknowledged commit is on disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_wal_size: '512MB',
  // Fewer processes: nothing here needs asynchronous reads or logical replication.
  io_method: 'sync',
  max_logical_replication_workers: 0,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements reach the caller; their values must not reach the log.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
} as const

/** For databases that nobody needs after a crash: nothing waits for the disk. */
const NOT_DURABLE = {
  // In the data folder: statements of a process on this machine take less processor time than over TCP.
  unix_socket_directories: '.',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  checkpoint_timeout: '1h',
  // They are dropped before it would pay.
  autovacuum: 'off',
} as const

/**
 * A sixteenth of the memory for shared buffers, 64 MB to 1 GB: taken only as it is used; the system
 * caches far more by itself. With 64 MB and a million rows, 500 inserts wrote 9,400 pages.
 */
export function memorySettings(bytes: number) {
  const part = (parts: number, least: number, most: number) =>
    `${Math.round(Math.min(Math.max(bytes / parts / MB, least), most))}MB`
  return { shared_buffers: part(16, 64, 1024), effective_cache_size: part(3, 256, 16_384) }
}

/** What this process may use: all of the machine's memory, or what its container is given. */
function availableMemory() {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}

type Given = { port: number; name: string; durable: boolean; connections: number }

/** The settings as arguments of `postgres`; they win over postgresql.conf. */
export function settingsAsArguments({ port, name, durable, connections }: Given): string[] {
  const fixed = { ...SETTINGS, ...(!durable && NOT_DURABLE) }
  const defaults = { port, cluster_name: name, max_connections: connections }
  const all = { ...fixed, ...memorySettings(availableMemory()), ...defaults }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
