import { formatStorage } from './field-values.ts'

type Phone = { name: string; storageGb: number | null; color: string | null }

/**
 * The alternative text of a photo that its seller has not described: "iPhone 13 Pro, 128 GB, graphite:
 * photo 2 of 5". `index` counts from 0.
 */
export function proposedAlt(
  { name, storageGb, color }: Phone,
  { index, count }: { index: number; count: number },
): string {
  const given = [storageGb === null ? '' : formatStorage(storageGb), color?.toLowerCase() ?? '']
  const more = given.filter((text) => text && !name.toLowerCase().includes(text.toLowerCase()))
  const phone = [name, ...more].join(', ')
  return count > 1 ? `${phone}: photo ${index + 1} of ${count}` : phone
}
