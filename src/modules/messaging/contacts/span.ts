/** A part of a text, by its letters: from `start`, up to and without `end`. */
export type Span = { start: number; end: number }

export function spansOf(text: string, each: RegExp): Span[] {
  return [...text.matchAll(each)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }))
}

/** Spans in their order; those that touch become one. */
export function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else whole.push({ ...span })
  }
  return whole
}
