import { BlockList, isIP, isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** What no one on the internet has: IANA's special-purpose registries (RFC 6890 and later), and multicast. */
const special: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8], // This host
  ['10.0.0.0', 8], // Private
  ['100.64.0.0', 10], // Shared by customers of a provider (CGNAT)
  ['127.0.0.0', 8], // Loopback
  ['169.254.0.0', 16], // Link-local, with the metadata services of clouds
  ['172.16.0.0', 12], // Private
  ['192.0.0.0', 24], // Protocol assignments
  ['192.0.2.0', 24], // Documentation
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24], // 6to4 relays, deprecated
  ['192.168.0.0', 16], // Private
  ['192.175.48.0', 24],
  ['198.18.0.0', 15], // Benchmarks
  ['198.51.100.0', 24], // Documentation
  ['203.0.113.0', 24], // Documentation
  ['224.0.0.0', 4], // Multicast
  ['240.0.0.0', 4], // Reserved, and broadcast
]

const blocked = new BlockList()
for (const [network, prefix] of special) blocked.addSubnet(network, prefix, 'ipv4')

/** Only this part of IPv6 is assigned to the internet. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Parts of it that lead elsewhere: protocol assignments with Teredo, documentation, 6to4. */
const blocked6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blocked6.addSubnet(network, prefix, 'ipv6')

/** Networks as `10.0.0.0/8` or `fd00::/8`; a single address counts as a network. */
export function readNetworks(texts: readonly string[]): BlockList | undefined {
  const list = new BlockList()
  for (const text of texts) {
    const [address = '', bits] = text.split('/')
    const version = isIP(address)
    const longest = version === 4 ? 32 : 128
    const prefix = bits === undefined ? longest : Number(bits)
    if (version === 0 || !/^\d*$/.test(bits ?? '') || bits === '' || prefix > longest)
      return undefined
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

const contains = (list: BlockList, address: string) =>
  list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

/** The IPv4 address in an IPv6 address that stands for one (RFC 4291, RFC 6052), or the address itself. */
export function unwrapAddress(address: string): string {
  if (isIPv4(address)) return address
  const groups = expand(address)
  if (!groups) return address
  const isZero = (from: number, to: number) => groups.slice(from, to).every((group) => group === 0)
  const isMapped = isZero(0, 5) && groups[5] === 0xffff
  const isCompatible = isZero(0, 6) && (groups[6] !== 0 || (groups[7] ?? 0) > 1)
  const isTranslated = isZero(0, 4) && groups[4] === 0xffff && groups[5] === 0
  const isNat64 = groups[0] === 0x64 && groups[1] === 0xff9b
  if (!isMapped && !isCompatible && !isTranslated && !isNat64) return address
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The eight groups of an IPv6 address. */
function expand(address: string): number[] | undefined {
  const [bare = ''] = address.split('%')
  if (isIP(bare) !== 6) return undefined
  // The URL parser writes the canonical form, in which the IPv4 notation is gone.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const groupsIn = (text: string) =>
    text ? text.split(':').map((part) => Number.parseInt(part, 16)) : []
  const [start, end] = [groupsIn(head), groupsIn(tail ?? '')]
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end]
}

/**
 * Whether an address may be called: one of the internet that is not this machine, or one in `allowed`. An IPv6
 * address that stands for an IPv4 address counts as that one.
 */
export function isCallable(address: string, allowed: BlockList): boolean {
  const plain = unwrapAddress(address.split('%')[0] ?? '')
  if (isIP(plain) === 0) return false
  if (contains(allowed, plain)) return true
  if (isIPv4(plain)) return !contains(blocked, plain) && !isOwn(plain)
  return contains(global, plain) && !contains(blocked6, plain) && !isOwn(plain)
}

function isOwn(address: string): boolean {
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some((one) => one.address === address),
  )
}
