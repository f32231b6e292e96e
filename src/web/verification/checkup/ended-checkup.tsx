import { CircleCheck, Hourglass, Link2Off } from 'lucide-react'
import { EmptyState } from '../../ui/page-states.tsx'

const words = {
  sent: {
    title: 'Sent. This phone is checked',
    text: 'The result is signed with the time, and buyers see it at the listing. You can close this page and go on where you made the link.',
    Icon: CircleCheck,
  },
  used: {
    title: 'This check-up is done',
    text: 'Its result was sent, and a link works once. To check the phone anew, make a new link in the form of the listing.',
    Icon: CircleCheck,
  },
  run_out: {
    title: 'This link has run out',
    text: 'Links last half an hour. Make a new one in the form of the listing and open it on this phone; it takes three minutes.',
    Icon: Hourglass,
  },
  not_found: {
    title: 'This link leads nowhere',
    text: 'It may have a slip in it, or a newer one was made since. Open the newest link, or scan its code, from the form of the listing.',
    Icon: Link2Off,
  },
}
export type Ending = keyof typeof words

/** The last page of a check-up, whichever way it ended. */
export function EndedCheckup({ as }: { as: Ending }) {
  const { title, text, Icon } = words[as]
  return (
    <div className="page-width py-10 md:py-14">
      <h1 className="sr-only">Phone check-up</h1>
      <div role="status">
        <EmptyState title={title} picture={<Icon />}>
          {text}
        </EmptyState>
      </div>
    </div>
  )
}
