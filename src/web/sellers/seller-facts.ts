/** The median response time, rounded to what people plan with. */
export function formatResponse(minutes: number): string {
  if (minutes < 60) return 'Usually answers within an hour'
  const hours = Math.ceil(minutes / 60)
  if (hours <= 12) return `Usually answers within ${hours} hours`
  if (hours <= 24) return 'Usually answers within a day'
  const days = Math.ceil(hours / 24)
  return days <= 7
    ? `Usually answers within ${days} days`
    : 'Usually takes more than a week to answer'
}
