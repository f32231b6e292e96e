/** Joins class names; falsy parts fall out. */
export function classNames(...parts: (string | false | null | undefined)[]) {
  return parts.filter(Boolean).join(' ')
}
