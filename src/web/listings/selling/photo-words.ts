type Shown = { name: string; colour: string }

/** What a photo of a phone mostly shows; one press says so. */
export const sides = [
  { side: 'Front', words: 'Front' },
  { side: 'Back', words: 'Back' },
  { side: 'Screen on', words: 'Screen, switched on,' },
  { side: 'Edge', words: 'Edge' },
  { side: 'A mark', words: 'A mark' },
  { side: 'What comes with it', words: 'What comes with it:' },
] as const

/** 'Back of the iPhone 13 Pro, Sierra Blue'. */
export function altOfSide(side: (typeof sides)[number]['side'], phone: Shown): string {
  const words = sides.find((one) => one.side === side)?.words ?? side
  if (words.endsWith(':')) return `${words} ${calledBy(phone)}`
  return `${words} ${side === 'A mark' ? 'on' : 'of'} the ${calledBy(phone)}`
}

function calledBy({ name, colour }: Shown): string {
  return [name.trim() || 'phone', colour.trim()].filter(Boolean).join(', ')
}
