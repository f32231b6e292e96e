import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import type { Api, SetupChecklist } from '../api/index.ts'
import { configQuery } from '../shell/shop.ts'
import { Button } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'
import { checklistQuery } from './checklist-query.ts'

type Step = SetupChecklist['steps'][number]['step']
/** What to do, and where; without a link it is done where the shop runs. */
type Task = { title: string; how: string; link?: { to: string; hash?: string; label: string } }

const tasks: Record<Step, Task> = {
  name: {
    title: 'Name the shop',
    how: 'It is on every page, email and receipt.',
    link: { to: pages.shopSettings(), label: 'Open the settings' },
  },
  second_factor: {
    title: 'Protect the accounts of staff',
    how: 'Everyone on the staff needs a passkey or an authenticator app.',
    link: { to: pages.settings(), hash: 'passkeys', label: 'Add yours' },
  },
  contact: {
    title: 'Say who runs the shop',
    how: 'An email address, and your name and address.',
    link: { to: pages.shopSettings(), label: 'Open the settings' },
  },
  imprint: {
    title: 'Publish the imprint',
    how: 'Many countries require it.',
    link: { to: pages.editContent('imprint'), label: 'Write it' },
  },
  terms: {
    title: 'Publish the terms',
    how: 'A template says what to fill in.',
    link: { to: pages.editContent('terms'), label: 'Write them' },
  },
  privacy: {
    title: 'Publish the privacy page',
    how: 'Its template names the services that this shop uses.',
    link: { to: pages.editContent('privacy'), label: 'Write it' },
  },
  address: {
    title: 'Set the public address',
    how: 'Set ORIGIN, such as https://phones.example.org. Links in emails lead there.',
  },
  mail: {
    title: 'Let the shop send email',
    how: 'Set SMTP_URL and MAIL_FROM, and restart the shop. Until then, new accounts can buy and sell without confirming their address. This step is done once every email has been delivered.',
    link: { to: pages.undeliveredMails(), label: 'See undelivered email' },
  },
  payment: {
    title: 'Turn on a payment method',
    how: 'Bank transfer is in the settings. Cards need Stripe: set its three keys.',
    link: { to: pages.shopSettings(), label: 'Open the settings' },
  },
  backup: {
    title: 'Schedule backups',
    how: 'Choose a place and a time of day in the settings of the shop.',
    link: { to: pages.shopSettings(), label: 'Open the settings' },
  },
  listing: {
    title: 'Wait for the first phone, or list one',
    how: 'Sellers list phones. To try it, sign up as a seller with another email address.',
    link: { to: pages.allListings(), label: 'See all listings' },
  },
}

/** In this browser, once everything is done. */
const HIDDEN_KEY = 'redial-checklist-hidden'

/** What is left to do until a new shop can trade. A demo needs none of it. */
export function Checklist({ api }: { api: Api }) {
  const { data: checklist } = useQuery(checklistQuery(api))
  const { data: config } = useQuery(configQuery(api))
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    try {
      setHidden(window.localStorage.getItem(HIDDEN_KEY) !== null)
    } catch {
      // Storage is blocked: it stays.
    }
  }, [])

  function hide() {
    setHidden(true)
    try {
      window.localStorage.setItem(HIDDEN_KEY, '1')
    } catch {
      // The same.
    }
  }

  if (!checklist || config?.demo || (checklist.isComplete && isHidden)) return null
  const { steps, isComplete } = checklist
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section
      aria-labelledby="checklist"
      className="mb-8 rounded-box border border-hairline bg-raised p-5 md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="checklist" className="text-lg">
          {isComplete ? 'Your shop is ready' : 'Before you open'}
        </h2>
        {isComplete ? (
          <Button onClick={hide}>Hide this list</Button>
        ) : (
          <p className="text-sm text-muted tabular-nums">{`${done} of ${steps.length} done`}</p>
        )}
      </div>
      <ul className="mt-3 divide-y divide-hairline">
        {steps.map(({ step, isDone }) => (
          <TaskItem key={step} task={tasks[step]} isDone={isDone} />
        ))}
      </ul>
    </section>
  )
}

function TaskItem({ task: { title, how, link }, isDone }: { task: Task; isDone: boolean }) {
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="flex gap-3 py-3">
      <Icon
        aria-hidden="true"
        className={
          isDone ? 'mt-0.5 size-5 shrink-0 text-green' : 'mt-0.5 size-5 shrink-0 text-muted'
        }
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className={isDone ? 'text-muted' : 'font-semibold'}>
          {title}
          {isDone && <span className="sr-only">: done</span>}
        </p>
        {!isDone && (
          <p className="mt-0.5 flex flex-wrap gap-x-3 gap-y-1 text-pretty">
            <span className="text-muted">{how}</span>
            {link && (
              <Link to={link.to} {...(link.hash && { hash: link.hash })} className={linkClass}>
                {link.label}
              </Link>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
