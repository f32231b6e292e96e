const counts = new Intl.NumberFormat('en-US')

/** 12345 is '12,345'. */
export function formatCount(count: number): string {
  return count < 1_000 ? String(count) : counts.format(count)
}
