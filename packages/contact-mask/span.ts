/** A part of a text by index: from `start` up to, not including, `end`. */
export type Span = { start: number; end: number }

/** Every match of a global pattern. */
export function findSpans(text: string, each: RegExp): Span[] {
  return [...text.matchAll(each)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Spans in order; those that touch become one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else whole.push({ ...span })
  }
  return whole
}
