/** Tells whoever keeps something derived from the data which topic changed. */
export type Changes = {
  announce(topics: Iterable<string>): void
  /** Everything may have changed: the line to the database was cut for a while. */
  announceAll(): void
  onChange(listener: (topic: string | 'all') => void): void
  /** False while changes made by other nodes cannot be heard; keep nothing then. */
  heard: boolean
}

export function createChanges(): Changes {
  const listeners: ((topic: string) => void)[] = []
  const tell = (topic: string) => {
    for (const listener of listeners) listener(topic)
  }
  return {
    heard: true,
    announce(topics) {
      for (const topic of topics) tell(topic)
    },
    announceAll: () => tell('all'),
    onChange: (listener) => void listeners.push(listener),
  }
}
