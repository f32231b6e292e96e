import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  familyOf,
  findFreePorts,
  giveToSystemUser,
  startProgram,
  stopProgram,
  until,
} from './programs.ts'

/**
 * Seconds: a leader that has not renewed its lease for `ttl` is replaced; it renews it every `loop_wait`.
 * Patroni needs ttl >= loop_wait + 2 * retry_timeout.
 */
const TIMES = { ttl: 10, loop_wait: 2, retry_timeout: 3 }

/** Where Debian installs it. */
const PROGRAMS = '/usr/lib/postgresql/15/bin'
const PASSWORD = 'failover'
const MEMBERS = 3

type Member = { name: string; port: number; api: number; program?: ChildProcess }

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Three PostgreSQL servers that Patroni and etcd keep in replication, one of them synchronous. */
export async function startCluster(folder: string) {
  for (const program of ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', PROGRAMS])
    if (!existsSync(program))
      throw new Error(
        `${program} is missing. Install: apt-get install patroni etcd-server haproxy postgresql-15`,
      )
  const [etcdPort = 0, peerPort = 0, ...ports] = await findFreePorts(2 + 2 * MEMBERS)
  const members = Array.from({ length: MEMBERS }, (_, index): Member => {
    const [port = 0, api = 0] = ports.slice(2 * index)
    return { name: `db${index + 1}`, port, api }
  })
  const etcdFolder = path.join(folder, 'etcd')
  mkdirSync(etcdFolder, { mode: 0o700 })
  for (const member of members) {
    mkdirSync(path.join(folder, member.name), { mode: 0o700 })
    const file = path.join(folder, `${member.name}.json`)
    // Patroni reads YAML, of which JSON is a part.
    writeFileSync(file, JSON.stringify(configOf(member, folder, etcdPort), null, 2))
  }
  giveToSystemUser(folder)
  const etcd = startProgram(folder, 'etcd', [
    ...['etcd', '--name', 'one', '--data-dir', etcdFolder],
    ...['--listen-client-urls', `http://127.0.0.1:${etcdPort}`],
    ...['--advertise-client-urls', `http://127.0.0.1:${etcdPort}`],
    ...['--listen-peer-urls', `http://127.0.0.1:${peerPort}`],
    ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peerPort}`],
    ...['--initial-cluster', `one=http://127.0.0.1:${peerPort}`],
  ])
  const start = (member: Member) => {
    const config = path.join(folder, `${member.name}.json`)
    member.program = startProgram(folder, member.name, ['patroni', config])
  }
  async function findLeader(): Promise<Member | undefined> {
    for (const member of members) if (await answers(member, 'primary')) return member
    return undefined
  }
  /** All have joined, and one of them has everything that the leader acknowledges. */
  async function isComplete(): Promise<boolean> {
    const roles = await Promise.all(
      members.map(async (member) => [
        await answers(member, 'primary'),
        await answers(member, 'replica'),
        await answers(member, 'synchronous'),
      ]),
    )
    const count = (role: number) => roles.filter((answered) => answered[role]).length
    return count(0) === 1 && count(1) === MEMBERS - 1 && count(2) >= 1
  }

  await until(
    'etcd is healthy',
    async () => (await fetch(`http://127.0.0.1:${etcdPort}/health`)).ok,
  )
  for (const member of members) start(member)
  return {
    members,
    findLeader,
    isComplete,
    start,
    urlFor: (database: string, wanted: 'read-write' | 'standby' = 'read-write') =>
      `postgres://postgres:${PASSWORD}@${members.map(({ port }) => `127.0.0.1:${port}`).join()}` +
      `/${database}?target_session_attrs=${wanted}`,
    /** Ends a server and its Patroni as a power failure does. */
    kill({ name, program }: Member) {
      const lines = readFileSync(path.join(folder, name, 'data/postmaster.pid'), 'utf8')
      for (const pid of [program?.pid ?? 0, Number.parseInt(lines, 10)].flatMap(familyOf))
        killNow(pid)
    },
    async stop() {
      // Replicas first: nothing has to be promoted.
      const leader = await findLeader()
      const order = members.toSorted((a) => (a === leader ? 1 : -1))
      for (const { program } of order) if (program) await stopProgram(program, 'SIGTERM')
      await stopProgram(etcd, 'SIGTERM')
    },
  }
}

function killNow(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

async function answers({ api }: Member, role: string): Promise<boolean> {
  const signal = AbortSignal.timeout(1_000)
  const answer = await fetch(`http://127.0.0.1:${api}/${role}`, { signal }).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.ok ?? false
}

function configOf({ name, port, api }: Member, folder: string, etcdPort: number) {
  const home = path.join(folder, name)
  const login = (username: string) => ({ username, password: PASSWORD })
  return {
    scope: 'redial',
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ...TIMES,
        // A commit is acknowledged when a second server has it, and not at all while there is none.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        // A server whose PostgreSQL was killed gives way to another.
        master_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          // Replicas find the new leader sooner than after 5 s.
          parameters: { max_connections: 100, wal_retrieve_retry_interval: '1s' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: path.join(home, 'data'),
      bin_dir: PROGRAMS,
      pgpass: path.join(home, 'pgpass'),
      authentication: {
        superuser: login('postgres'),
        replication: login('replicator'),
        rewind: login('rewinder'),
      },
      parameters: { unix_socket_directories: home, shared_buffers: '64MB' },
    },
  }
}
