/** How long a bar of time is, and how many of them a chart shows. */
export const timeUnits = { day: 30, week: 26, month: 12 } as const
export type TimeUnit = keyof typeof timeUnits
