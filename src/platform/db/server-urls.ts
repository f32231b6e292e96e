/** Scheme, user and password, hosts, and the rest of a connection string. */
const PARTS = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/is

/**
 * The servers that a connection string names, one connection string each. As for libpq it may name several
 * hosts: `postgres://user:password@a:5432,b:5432/shop?target_session_attrs=read-write`.
 */
export function splitServers(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = PARTS.exec(url) ?? []
  return hosts.split(',').map((host) => `${start}${host}${rest}`)
}

/** What the connection string says of the server that is meant; undefined without a word. */
export function readTarget(url: string): string | undefined {
  return /[?&]target_session_attrs=([^&#]*)/.exec(url)?.[1]
}

/** Whether a server has to be looked for; else the only one is taken as it is. */
export function namesChoice(url: string): boolean {
  return splitServers(url).length > 1 || readTarget(url) !== undefined
}
