import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { type AddressInfo, createServer as createNetServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { isFromOwnPage } from '../src/platform/http/own-address.ts'

const HOST = 'phones.example.org'
const ORIGIN = `https://${HOST}`
const sample = readFileSync(path.resolve(import.meta.dirname, '../deploy/nginx.conf'), 'utf8')

/** Where nginx is installed; ends the test as skipped, with the reason, where it is not. */
function findNginx(context: TestContext): string {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
  const files = folders.map((folder) => path.join(folder, 'nginx'))
  return files.find((file) => existsSync(file)) ?? context.skip('nginx is not installed')
}

/** A port that nothing uses at the moment. */
async function freePort(): Promise<number> {
  const server = createNetServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** What arrives behind nginx with this configuration when a browser sends these headers. */
async function headersBehind(nginx: string, site: string, sent: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-proxy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const received: IncomingHttpHeaders[] = []
  const shop = createServer((req, res) => {
    received.push(req.headers)
    res.end('a page')
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void shop.close())
  const https = await freePort()
  const both = path.join(folder, 'both.pem')
  const key = path.join(folder, 'key.pem')
  const args = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${HOST} -keyout ${key} -out ${both}`
  execFileSync('openssl', args.split(' '), { stdio: 'ignore' })
  const text = site
    .replaceAll(`/etc/ssl/${HOST}.pem`, both)
    .replaceAll(`/etc/ssl/${HOST}.key`, key)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${(shop.address() as AddressInfo).port}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${await freePort()}`)
    // Ports of IPv6 may be in use, and some machines have none.
    .replaceAll(/^ *listen \[::\].*$/gm, '')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const whole = path.join(folder, 'nginx.conf')
  writeFileSync(
    whole,
    `daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${places}\n${text}\n}\n`,
  )
  const proxy = spawn(nginx, ['-e', 'stderr', '-c', whole], { stdio: ['ignore', 'ignore', 'pipe'] })
  let problems = ''
  proxy.stderr.on('data', (chunk) => (problems += chunk))
  const ended = new Promise((resolve) => proxy.once('exit', resolve))
  onTestFinished(async () => {
    proxy.kill('SIGTERM')
    await ended
  })

  const status = () =>
    new Promise<number | undefined>((resolve) => {
      const call = { host: '127.0.0.1', port: https, rejectUnauthorized: false, servername: HOST }
      request({ ...call, headers: { host: HOST, ...sent } }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode))
      })
        .once('error', () => resolve(undefined))
        .end()
    })
  await expect.poll(status, { timeout: 30_000, interval: 50, message: problems }).toBe(200)
  return new Headers(received.at(-1) as Record<string, string>)
}

const fromVisitor = {
  origin: ORIGIN,
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'evil.example',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
}
const address = { origin: ORIGIN, isFixed: true, trustProxy: true }

test('behind nginx with its sample the shop sees its host and the client, and nothing that a visitor made up', async (context) => {
  const headers = await headersBehind(findNginx(context), sample, fromVisitor)
  expect(headers.get('host')).toBe(HOST)
  expect(headers.get('x-forwarded-proto')).toBe('https')
  expect(headers.get('x-forwarded-for')?.split(', ').at(-1)).toBe('127.0.0.1')
  expect(headers.get('x-forwarded-host')).toBeNull()
  expect(headers.get('traceparent')).toBeNull()
  expect(isFromOwnPage(headers, address)).toBe(true)
  headers.set('origin', 'https://other.example')
  expect(isFromOwnPage(headers, address)).toBe(false)
})

test('a proxy that rewrites Host, and names the one of the visitor in X-Forwarded-Host, serves the shop too', async (context) => {
  // What a proxy does that is not told to pass it on: nginx sends the name of the upstream.
  const rewriting = sample
    .replace('proxy_set_header Host $host;', '')
    .replace('proxy_set_header X-Forwarded-Host "";', 'proxy_set_header X-Forwarded-Host $host;')
  const headers = await headersBehind(findNginx(context), rewriting, fromVisitor)
  expect(headers.get('host')).toBe('redial')
  expect(headers.get('x-forwarded-host')).toBe(HOST)
  expect(isFromOwnPage(headers, address)).toBe(true)
  expect(
    isFromOwnPage(headers, { ...address, origin: 'http://localhost:3000', isFixed: false }),
  ).toBe(true)
  headers.set('origin', 'https://other.example')
  expect(isFromOwnPage(headers, address)).toBe(false)
})
