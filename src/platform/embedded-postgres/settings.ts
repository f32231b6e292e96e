// For a small machine that also runs the marketplace: about 20 MB when idle.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  cluster_name: 'redial',
  max_connections: 60,
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
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
  // Refused statements reach the caller, with the values in them; they are not for the log.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
} as const

/** The settings as arguments of `postgres`; they win over postgresql.conf. */
export function settingsAsArguments(port: number): string[] {
  return Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
}
