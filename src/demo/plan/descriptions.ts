import type { Grade } from '@redial/demo-phones'
import type { Random } from '@redial/demo-phones/random'

export type Subject = {
  name: string
  colour: string
  storageGb: number | null
  grade: Grade
  usedMonths: number
  /** Only some phones have glass to crack, or tell their battery's health. */
  build: 'iphone' | 'glass' | 'fold' | 'keys'
}

type Line = (subject: Subject) => string

const openings: readonly Line[] = [
  ({ name }) => `My daily ${name} until last week, when a work phone replaced it.`,
  ({ colour }) => `Bought new, one owner, in ${colour}.`,
  () => 'Selling because I moved to a smaller phone.',
  () => "It was my partner's phone and has been in a drawer since spring.",
  ({ storageGb }) =>
    storageGb
      ? `The ${storageGb} GB one, which I never managed to fill.`
      : 'A phone that does calls and texts, and does them well.',
  () => 'Second phone for travel, so it has seen fewer days than its age suggests.',
  () => 'Came from a shop with an invoice, which goes with it.',
  ({ colour }) => `The ${colour} is nicer than in photos.`,
  () => 'My daughter used it for school and got a newer one.',
  ({ name }) => `Honest ${name}, no repairs, never opened.`,
  () => 'Company phone that I was allowed to buy out.',
  () => 'Kept as a spare and hardly needed.',
  () => 'Inherited from my brother, who looks after things.',
]

/** For phones that have accounts and apps. */
const smartOpenings: readonly Line[] = [
  ({ name, colour }) => `${name} in ${colour}, set up fresh and signed out of every account.`,
  ({ name }) => `I upgrade every other year, and this ${name} is the one that has to go.`,
  ({ name }) => `I test apps, and this ${name} spent its life on a desk.`,
]

const conditions: Record<Grade, readonly Line[]> = {
  A: [
    () => 'I have looked for marks under a lamp and found none.',
    ({ build }) =>
      build === 'keys'
        ? 'The film from the factory is still on the window.'
        : 'Screen protector from day one, and the glass under it is clean.',
    () => 'Frame, back and screen look as they did in the box.',
    () => 'It lived in a case, and it shows.',
    () => 'You would have to be told that it is used.',
  ],
  B: [
    () => 'A few hairlines that you see only with the screen off.',
    () => 'One small mark on the frame, shown in the picture.',
    () => 'Light signs of use around the edge, nothing you feel.',
    () => 'The screen is very good, the back has two faint scratches.',
    () => 'Normal pocket wear, no dents.',
  ],
  C: [
    () => 'Visible scratches on the back and some nicks along the frame.',
    () => 'It has been dropped on gravel once: the corners tell, the screen does not.',
    () => 'Scratched, yes, but everything works and nothing is loose.',
    () => 'Edges are scuffed, priced for it.',
    () => 'The glass has scratches that you notice in sunlight.',
  ],
  D: [
    ({ build }) =>
      build === 'keys'
        ? 'The shell is worn through at the corners.'
        : 'There is a crack from the corner; touch works everywhere.',
    ({ build }) =>
      build === 'keys'
        ? 'Deep scratches on the cover, keys all fine.'
        : 'Cracked glass, best for someone who repairs or does not mind.',
    ({ build }) =>
      build === 'keys'
        ? 'It looks its age and rings like new.'
        : 'The crack has not grown in half a year, but it is there.',
  ],
}

const batteries: Record<Subject['build'], readonly Line[]> = {
  iphone: [
    (subject) => `Battery health is at ${health(subject)} %.`,
    (subject) => `Settings say ${health(subject)} % battery, and I get through a day.`,
    (subject) =>
      subject.usedMonths > 40
        ? 'New battery fitted last year, receipt included.'
        : `Battery at ${health(subject)} %, charged overnight only.`,
  ],
  glass: [
    ({ usedMonths }) =>
      usedMonths > 36
        ? 'Battery is down a bit: a charge in the late afternoon helps.'
        : 'Battery still gets me from breakfast to bedtime.',
    ({ usedMonths }) =>
      usedMonths > 30
        ? 'About four hours of screen on a charge.'
        : 'About six hours of screen on a charge.',
    () => 'Charges fast, stays cool.',
    () => 'I kept the charge limit on, so the battery has aged well.',
  ],
  fold: [
    () => 'The hinge is firm and holds at any angle.',
    () => 'The crease is where it always is, and you stop seeing it.',
    () => 'The inner film is the original one and has no bubbles.',
  ],
  keys: [
    () => 'Holds a charge for most of a week.',
    () => 'Every key clicks as it should.',
    () => 'Battery is easy to swap and I put a fresh one in.',
  ],
}

const extras: readonly Line[] = [
  () => 'Box and cable are there, the charger is not.',
  () => 'Unlocked, any SIM.',
  () => 'Comes with two cases.',
  () => 'No box, just the phone in padding.',
  () => 'Happy to meet at a cafe so you can try it first.',
  () => 'I can ship tomorrow, tracked.',
  () => 'Original box and papers included.',
  () => 'Ask if you want a video of it working.',
  () => 'The price leaves a little room for a quick pick-up.',
  () => 'From a home without smoke or pets.',
]

const smartExtras: readonly Line[] = [
  () => 'Camera, speakers and sensors all tested.',
  () => 'Wiped and on the latest software it gets.',
]

function health({ usedMonths, name }: Subject) {
  return Math.max(77, Math.min(100, Math.round(100 - usedMonths * 0.45 - (name.length % 4))))
}

/** Two to four sentences about this phone, in its own style. */
export function describe(subject: Subject, random: Random): string {
  const smart = subject.build !== 'keys'
  const opening = random.pick(smart ? [...openings, ...smartOpenings] : openings)
  const parts = [opening, random.pick(conditions[subject.grade])]
  if (random.chance(0.62)) parts.push(random.pick(batteries[subject.build]))
  if (random.chance(0.6)) parts.push(random.pick(smart ? [...extras, ...smartExtras] : extras))
  const [first, ...rest] = parts as [Line, ...Line[]]
  const order = random.chance(0.8) ? parts : [...rest.slice(0, 1), first, ...rest.slice(1)]
  return order.map((line) => line(subject)).join(' ')
}
