export type ByteRange = { start: number; end: number }

/**
 * The one range of bytes that a Range header asks for (RFC 9110): undefined to send everything,
 * which several ranges and unknown units get too, and 'beyond' when there is no such part.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'beyond' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, from, to] = match ?? []
  if (!match || (!from && !to)) return undefined
  if (!from) {
    const last = Number(to)
    return last === 0 ? 'beyond' : { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(from)
  if (start >= size) return 'beyond'
  if (!to) return { start, end: size - 1 }
  const end = Math.min(Number(to), size - 1)
  return end < start ? undefined : { start, end }
}
