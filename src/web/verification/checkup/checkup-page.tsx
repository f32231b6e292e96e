import { CircleCheck, Hourglass, Link2Off, RotateCcw, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { type Api, ApiError, type OpenCheckup, type TestName } from '../../api/index.ts'
import { refusalOf } from '../../forms/use-form.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { FormError } from '../../ui/fields.tsx'
import { Moment } from '../../ui/moment.tsx'
import { EmptyState } from '../../ui/page-states.tsx'
import { OutcomeList } from '../proof/outcome-list.tsx'
import { countWords, testNames } from '../proof/test-words.ts'
import { CheckupFlow } from './checkup-flow.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import { isEnding } from './load-checkup.ts'
import { readPhone } from './read-phone.ts'
import { type AllFound, useKeptFound, whyOf } from './results.ts'
import { resultsOf, type StepId, stepOf, steps } from './steps.ts'
import { useTry } from './use-try.ts'

type CheckupIntroProps = { open: OpenCheckup; goesOn: boolean; onStart: () => Promise<void> }

/** What is about to happen, and what stays on the phone. */
function CheckupIntro({ open, goesOn, onStart }: CheckupIntroProps) {
  const { running, run } = useTry()
  const { name, storageGb } = open.claimed
  const said = [name, storageGb && `${storageGb} GB`].filter(Boolean).join(', ')
  return (
    <CheckupFrame
      title="Check this phone"
      lead={
        <>
          {said && <p className="font-medium text-ink">{said}</p>}
          <p>
            Open this page on the phone that is to be sold. {steps.length} short tests, about three
            minutes. Buyers see the result of each.
          </p>
        </>
      }
      acts={
        <Button
          variant="primary"
          size="large"
          busy={running}
          busyLabel="Starting"
          onClick={() => run(onStart)}
        >
          {goesOn ? 'Go on where you were' : 'Start'}
        </Button>
      }
    >
      <ul className="flex list-disc flex-col gap-3 ps-5">
        <li>Any test can be skipped and made again before you send.</li>
        <li>The browser asks before it uses the microphone, a camera or the location.</li>
        <li>The link works once, until {<Moment at={open.expiresAt} exact />}.</li>
      </ul>
      <p className="flex gap-3 rounded-box bg-sage p-4">
        <ShieldCheck aria-hidden="true" className="size-6 shrink-0" />
        <span>
          No sound, no picture and no place leaves this phone. They are measured here and thrown
          away; outcomes and figures are all that is sent.
        </span>
      </p>
    </CheckupFrame>
  )
}

const words = {
  sent: {
    title: 'Sent. This phone is checked',
    text: 'The result is signed with the time, and buyers see it at the listing. You can close this page and go on where you made the link.',
    Icon: CircleCheck,
  },
  used: {
    title: 'This check-up is done',
    text: 'The result was sent, and each link works once. To check the phone again, create a new link in the listing form.',
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
type Ending = keyof typeof words

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

type CheckupSummaryProps = {
  found: AllFound
  onAgain: (step: StepId) => void
  onSend: () => void
  sending: boolean
  refusal: string | undefined
}

/** Everything that was found, before it is sent; each test can be made again. */
export function CheckupSummary(props: CheckupSummaryProps) {
  const { found, onAgain, onSend, sending, refusal } = props
  const results = resultsOf(found)

  function againButton(test: TestName) {
    const step = stepOf(test)
    if (!step) return null
    const icon = <RotateCcw className="size-4" />
    const label = `Test again: ${testNames[test]}`
    return <IconButton label={label} icon={icon} onClick={() => onAgain(step)} />
  }

  return (
    <CheckupFrame
      title="Result"
      lead={`${countWords(results)}. After you send, it is signed with the time and cannot be changed.`}
      acts={
        <Button variant="primary" size="large" busy={sending} busyLabel="Sending" onClick={onSend}>
          {refusal ? 'Try to send again' : 'Send the results'}
        </Button>
      }
    >
      <FormError>{refusal}</FormError>
      <OutcomeList
        rows={results.map(({ test, outcome, measured }) => ({
          test,
          outcome,
          reason: whyOf(test, found[test] ?? { outcome, ...(measured && { measured }) }),
        }))}
        act={againButton}
      />
    </CheckupFrame>
  )
}

type CheckupPageProps = { api: Pick<Api, 'post'>; token: string; open: OpenCheckup }

/** From the first words to the thanks: the tests run here, and only their outcomes are sent, once. */
export function CheckupPage({ api, token, open }: CheckupPageProps) {
  const { found, restored, keep, forget } = useKeptFound(token)
  const [started, setStarted] = useState(false)
  const [ending, setEnding] = useState<Ending>()
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function start() {
    keep(await readPhone(open.claimed))
    setStarted(true)
  }

  async function send() {
    setSending(true)
    setRefusal(undefined)
    try {
      await api.post('/api/checkups/{token}', {
        path: { token },
        body: { results: resultsOf(found) },
      })
      forget()
      setEnding('sent')
    } catch (error) {
      if (error instanceof ApiError && isEnding(error.code)) setEnding(error.code)
      else setRefusal(refusalOf(error).message)
    } finally {
      setSending(false)
    }
  }

  if (ending) return <EndedCheckup as={ending} />
  if (!started) return <CheckupIntro open={open} goesOn={restored} onStart={start} />
  return <CheckupFlow {...{ found, keep, sending, refusal }} onSend={send} />
}
