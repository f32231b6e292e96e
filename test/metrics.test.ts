import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { address, killServers, newFolder, serve } from './server-process.ts'

afterAll(killServers)

const MONITORING = path.resolve(import.meta.dirname, '../deploy/monitoring')
const TOKEN = 'a-token-of-the-tests'
const hasPrometheus = ['/usr/bin/prometheus', '/usr/bin/promtool'].every((file) => existsSync(file))

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** The value of a metric without regard to its labels, added up; undefined if there is none. */
function sum(text: string, name: string): number | undefined {
  const lines = text.split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line))
  return lines.length === 0
    ? undefined
    : lines.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0)
}

/** What the dashboard and the alert rules ask for. */
function usedMetrics(): string[] {
  const files = ['grafana-dashboard.json', 'alerts.yml']
  const text = files.map((file) => readFileSync(path.join(MONITORING, file), 'utf8')).join()
  const names = text.match(/\b(redial|nodejs|process)_\w+/g) ?? []
  expect(names).toContain('nodejs_eventloop_lag_p99_seconds')
  return names.map((name) => name.replace(/_bucket$/, ''))
}

test('two workers report their requests as one node to who has the token, on a port of their own, with every metric that the dashboard and the alert rules name', async () => {
  const port = await freePort()
  const env = {
    WORKERS: '2',
    METRICS_PORT: String(port),
    METRICS_TOKEN: TOKEN,
    ACCESS_LOG: '1',
    BACKUP_TARGET: newFolder(),
  }
  const server = serve(newFolder(), { ...env, LOG_LEVEL: 'info' })
  const origin = await address(server)
  const read = (token: string) =>
    fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  await vi.waitFor(async () => expect((await read(TOKEN)).status).toBe(200), { timeout: 60_000 })
  expect((await read('another token')).status).toBe(401)
  expect((await fetch(`${origin}/metrics`)).status).toBe(404)

  const requests = async () =>
    sum(await (await read(TOKEN)).text(), 'redial_http_requests_total') ?? 0
  const before = await requests()
  for (let call = 0; call < 10; call += 1)
    await fetch(`${origin}/api/categories?secret=in-the-query`, {
      headers: { connection: 'close' },
    })
  await fetch(`${origin}/unsubscribe/secret-of-a-link`)
  await expect.poll(async () => (await requests()) - before).toBe(11)
  const text = await (await read(TOKEN)).text()
  expect(sum(text, 'redial_database_writable')).toBe(1)
  expect(sum(text, 'redial_disk_free_bytes')).toBeGreaterThan(0)
  expect(sum(text, 'redial_clock_skew_seconds')).toBeLessThan(1)
  const served = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  expect(usedMetrics().filter((name) => !served.has(name))).toEqual([])
  expect(server.output()).toContain('"path":"/api/categories"')
  expect(server.output()).not.toContain('secret')

  if (!hasPrometheus) return console.log('Prometheus is not installed: the scrape is skipped')
  execFileSync('/usr/bin/promtool', ['check', 'metrics'], {
    // Node's own have names that it would rather have otherwise.
    input: `${text
      .split('\n')
      .filter((line) => line.includes('redial_'))
      .join('\n')}\n`,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-prometheus-'))
  const config = readFileSync(path.join(MONITORING, 'prometheus.yml'), 'utf8')
    .replace('127.0.0.1:9464', `127.0.0.1:${port}`)
    .replace('15s', '1s')
    .replace(/rule_files.*/, '')
  writeFileSync(
    path.join(folder, 'prometheus.yml'),
    `${config}    authorization: { credentials: ${TOKEN} }\n`,
  )
  const own = await freePort()
  const prometheus = spawn(
    '/usr/bin/prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${own}`,
    ],
    { stdio: 'ignore' },
  )
  onTestFinished(() => void prometheus.kill('SIGKILL'))
  await vi.waitFor(
    async () => {
      const answer = await fetch(`http://127.0.0.1:${own}/api/v1/query?query=up{job="redial"}`)
      const { data } = await answer.json()
      expect(data.result[0].value[1]).toBe('1')
    },
    { timeout: 30_000, interval: 500 },
  )
})

test('every alert rule fires for a broken node, and none for a healthy one', (context) => {
  if (!hasPrometheus) return context.skip('promtool is not installed')
  execFileSync('/usr/bin/promtool', ['test', 'rules', 'alerts.test.yml'], {
    cwd: MONITORING,
    stdio: 'pipe',
  })
})
