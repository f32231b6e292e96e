import { Clock, Flag, Handshake, Scale } from 'lucide-react'
import { Section } from '../ui/page-layout.tsx'

const reasons = [
  {
    Icon: Scale,
    title: 'The facts come first',
    words: 'Every listing says grade, time in use, place and seller before it says anything else.',
  },
  {
    Icon: Clock,
    title: 'One phone, one buyer',
    words:
      'A booked phone cannot be booked again. If nobody pays within 48 hours it is free again.',
  },
  {
    Icon: Handshake,
    title: 'Your code settles it',
    words:
      'You get a one-time code with your booking. Hand it over only when phone and price are right.',
  },
  {
    Icon: Flag,
    title: 'Someone looks',
    words:
      'Anyone who is signed in can report a listing. Admins read every report and take bad ones down.',
  },
]

export function WhySafe() {
  return (
    <Section title="Why it is safe">
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ Icon, title, words }) => (
          <li key={title} className="border-t border-hairline pt-5">
            <Icon className="size-6 text-accent-ink" />
            <h3 className="mt-3 text-lg">{title}</h3>
            <p className="mt-1 text-pretty text-muted">{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
