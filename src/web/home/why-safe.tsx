import { Clock, Flag, Handshake, Scale } from 'lucide-react'
import { Section } from '../ui/page-layout.tsx'

const reasons = [
  {
    Icon: Scale,
    title: 'Key facts first',
    words: 'Every listing shows grade, age, place and seller first.',
  },
  {
    Icon: Clock,
    title: 'One phone, one buyer',
    words:
      'A booked phone cannot be booked again. If it isn’t paid for within 48 hours, it’s available again.',
  },
  {
    Icon: Handshake,
    title: 'Your code completes the sale',
    words:
      'You get a one-time code with your booking. Share it only when you’re happy with the phone.',
  },
  {
    Icon: Flag,
    title: 'Every report is read',
    words:
      'Anyone who is logged in can report a listing. Admins read every report and remove bad listings.',
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
