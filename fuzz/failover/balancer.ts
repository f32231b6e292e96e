import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { giveToSystemUser, startProgram, stopProgram } from './programs.ts'

/** HAProxy before the nodes, set up as `deploy/haproxy.cfg` is. */
export function startBalancer(folder: string, port: number, origins: readonly string[]) {
  const file = path.join(folder, 'haproxy.cfg')
  const servers = origins.map((origin, index) => {
    const address = `127.0.0.1:${new URL(origin).port}`
    return `  server redial${index + 1} ${address} check inter 1s fall 2 rise 1 pool-purge-delay 4s`
  })
  writeFileSync(
    file,
    `defaults
  mode http
  option forwardfor
  timeout connect 5s
  timeout client 90s
  timeout server 90s

frontend web
  bind 127.0.0.1:${port}
  default_backend redial

backend redial
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host 127.0.0.1:${port}
  http-reuse safe
  retry-on conn-failure empty-response
${servers.join('\n')}
`,
  )
  giveToSystemUser(file)
  const child = startProgram(folder, 'haproxy', ['/usr/sbin/haproxy', '-db', '-f', file])
  return { stop: () => stopProgram(child, 'SIGTERM', 2_000) }
}
