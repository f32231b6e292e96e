/** 'Apple iPhone 7 A1778 TD-LTE 32GB' is an Apple iPhone 7: the rest is for networks and countries. */
export function plainTacName(name: string): string {
  const [first = name] = name.split(/\s+(?=A\d{4}\b|(?:TD-)?LTE\b|UMTS\b|CDMA\b)|\s*[(/]/)
  return first.trim() || name
}
