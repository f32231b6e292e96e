import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createChanges } from '../src/platform/db/changes.ts'
import { connect, isDatabaseDown, listenForChanges } from '../src/platform/db/index.ts'
import { createClient } from '../src/platform/db/servers.ts'
import { type Replication, startReplication } from './replication.fixture.ts'

let servers: Replication
beforeAll(async () => {
  servers = await startReplication()
  await servers.run('primary', 'create table writes (id int)')
})
afterAll(() => servers.stop())

test('a commit that no synchronous replica confirms is not acknowledged', async () => {
  const { hosts, urlFor, run } = servers
  const setNames = async (names: string) => {
    await run('primary', `alter system set synchronous_standby_names = '${names}'`)
    await run('primary', 'select pg_reload_conf()')
  }
  onTestFinished(() => setNames(''))
  await setNames('nobody')
  const url = urlFor(hosts.primary)
  const db = connect({ url, max: 4, changes: createChanges(), silentMs: 700 })
  onTestFinished(() => db.close())
  await vi.waitFor(async () => {
    const { rows } = await db.pool.query('show synchronous_standby_names')
    expect(rows[0].synchronous_standby_names).toBe('nobody')
  }, LATER)
  // Sessions hear of the setting before the process that makes commits wait does.
  await vi.waitFor(async () => {
    const failure = await db.pool.query('insert into writes values (0)').catch((error) => error)
    expect(isDatabaseDown(failure)).toBe(true)
  }, LATER)
})

const LATER = { timeout: 30_000 }

test('of several servers the one that accepts writes is used, also after a failover, without a restart', async () => {
  const { hosts, urlFor, run } = servers
  const url = `${urlFor(`${hosts.standby},${hosts.primary}`)}?target_session_attrs=read-write`
  const changes = createChanges()
  const received: string[] = []
  changes.onChange((topic) => void received.push(topic))
  const db = connect({ url, max: 4, changes })
  onTestFinished(() => db.close())
  onTestFinished(listenForChanges(() => url, changes))
  const write = (id: number) => db.pool.query('insert into writes values ($1)', [id])
  const notify = (topic: string) => db.pool.query(`select pg_notify('redial_changes', $1)`, [topic])

  await write(1)
  expect(await db.probe()).toBe('ok')
  await vi.waitFor(() => expect(changes.connected).toBe(true), LATER)
  await notify('before')
  await vi.waitFor(() => expect(received).toContain('before'), LATER)
  await vi.waitFor(
    async () => expect(await run('standby', 'select id from writes where id = 1')).toHaveLength(1),
    LATER,
  )

  await servers.primary.stop()
  const failure = await write(2).catch((error: unknown) => error)
  const second = await write(2).catch((error: unknown) => error)
  expect([isDatabaseDown(failure), isDatabaseDown(second)]).toEqual([true, true])
  expect((second as Error).message).toMatch(
    // Sentences that end with it add the full stop.
    /^No read-write server was found \(127\.0\.0\.1:\d+: .+\)$/,
  )
  const command = createClient(url, {})
  await expect(command.connect()).rejects.toThrow('not a read-write server')

  await run('standby', 'select pg_promote()')
  await vi.waitFor(() => write(3), LATER)
  expect(await db.probe()).toBe('ok')
  await vi.waitFor(() => expect(changes.connected).toBe(true), LATER)
  await notify('after')
  await vi.waitFor(() => expect(received).toContain('after'), LATER)
  expect(await run('standby', 'select id from writes where id > 0')).toEqual([{ id: 1 }, { id: 3 }])
})
