/**
 * Does `work` for each, a few at once. When one fails nothing new is begun, those under way are
 * waited for, and the first failure is thrown.
 */
export async function eachOf<T>(
  all: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  const under = new Set<Promise<void>>()
  for await (const one of all) {
    if (failures.length > 0) break
    const run: Promise<void> = work(one)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => under.delete(run))
    under.add(run)
    if (under.size >= atOnce) await Promise.race(under)
  }
  await Promise.all(under)
  if (failures.length > 0) throw failures[0]
}
