/** Joins class names; skips falsy parts. */
export function classNames(...parts: (string | false | null | undefined)[]) {
  let joined = ''
  for (const part of parts) if (part) joined = joined ? `${joined} ${part}` : part
  return joined
}
