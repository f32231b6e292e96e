import type { Notification } from '../api/index.ts'

export type Day = { words: string; items: Notification[] }

/** Groups what came, newest first, by the reader's days: 'Today', 'Yesterday', 'Friday 20 November'. */
export function byDay(items: readonly Notification[], now: Date): Day[] {
  const days: Day[] = []
  for (const item of items) {
    const words = dayWords(new Date(item.createdAt), now)
    const last = days.at(-1)
    if (last?.words === words) last.items.push(item)
    else days.push({ words, items: [item] })
  }
  return days
}

function dayWords(at: Date, now: Date): string {
  if (at.toDateString() === now.toDateString()) return 'Today'
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (at.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(at)
}
