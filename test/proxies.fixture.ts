import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The host that the samples are written for. */
export const HOST = 'phones.example.org'
export const PROXIES = ['nginx', 'Caddy', 'HAProxy'] as const
export type ProxyName = (typeof PROXIES)[number]

const FILES: Record<ProxyName, string> = {
  nginx: 'nginx.conf',
  Caddy: 'Caddyfile',
  HAProxy: 'haproxy.cfg',
}

/** The sample configuration of this proxy, as it ships. */
export const sampleOf = (name: ProxyName) =>
  readFileSync(path.resolve(import.meta.dirname, '../deploy', FILES[name]), 'utf8')

/** Where the program is installed; undefined where it is not. */
export function findProxy(name: ProxyName): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/bin']
  return folders.map((folder) => path.join(folder, name.toLowerCase())).find(existsSync)
}

export type Proxy = {
  /** The port on 127.0.0.1 where it serves https with a certificate that nobody signed. */
  port: number
  /** What it printed, to explain a failure. */
  problems(): string
  stop(): Promise<void>
}

/**
 * Starts the proxy with a configuration for port 3000 of this machine, with the ports of the configuration
 * replaced by free ones. It may need a moment until it answers.
 */
export async function startProxy(
  name: ProxyName,
  program: string,
  options: { configuration: string; shopPort: number },
): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-proxy-'))
  const [https, http] = [await freePort(), await freePort()]
  const certificate = path.join(folder, 'both.pem')
  const key = path.join(folder, 'key.pem')
  const made = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${HOST} -addext subjectAltName=DNS:${HOST}`
  execFileSync('openssl', [...made.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  writeFileSync(certificate, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  const places: Places = { folder, certificate, key, https, http }
  const configuration = options.configuration.replace(
    '127.0.0.1:3000',
    `127.0.0.1:${options.shopPort}`,
  )
  const file = path.join(folder, FILES[name])
  writeFileSync(file, PREPARE[name](configuration, places))
  const child = spawn(program, ARGUMENTS[name](file), {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let problems = ''
  child.stderr.on('data', (chunk) => (problems += chunk))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  async function stop() {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { port: https, problems: () => problems, stop }
}

type Places = { folder: string; certificate: string; key: string; https: number; http: number }

/** Puts the certificate and the ports of this run into a configuration. Some machines have no IPv6. */
const PREPARE: Record<ProxyName, (configuration: string, places: Places) => string> = {
  nginx(configuration, { folder, certificate, key, https, http }) {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')
    const site = configuration
      .replaceAll(`/etc/ssl/${HOST}.pem`, certificate)
      .replaceAll(`/etc/ssl/${HOST}.key`, key)
      .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
      .replaceAll(/^ *listen \[::\].*$/gm, '')
    return `daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`
  },
  Caddy(configuration, { certificate, key, https, http }) {
    const settings = `http_port ${http}\nhttps_port ${https}\nauto_https disable_redirects\nadmin off`
    const site = configuration.replace(
      `${HOST} {`,
      `${HOST} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
    )
    return `{\n${settings}\n}\n${site}`
  },
  HAProxy(configuration, { certificate, https, http }) {
    return configuration
      .replace(`/etc/ssl/${HOST}.pem`, certificate)
      .replace('bind :80,:::80 v6only', `bind 127.0.0.1:${http}`)
      .replace('bind :443,:::443 v6only', `bind 127.0.0.1:${https}`)
  },
}

const ARGUMENTS: Record<ProxyName, (file: string) => string[]> = {
  nginx: (file) => ['-e', 'stderr', '-c', file],
  Caddy: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  HAProxy: (file) => ['-f', file],
}

/** A port that nothing uses at the moment. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
