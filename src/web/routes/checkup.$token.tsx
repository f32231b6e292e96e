import { queryOptions, useMutation } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CircleCheck, Hourglass, Link2Off, RotateCcw, ShieldCheck } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { type Api, ApiError, type OpenCheckup, type TestName, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { readRefusal } from '../forms/use-action.ts'
import { load } from '../load.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { CheckupFrame, useTestRun } from '../verification/checkup/checkup-frame.tsx'
import {
  type Findings,
  findingReason,
  nextStep,
  readPhone,
  type StepId,
  type StepProps,
  stepFor,
  steps,
  type TestFinding,
  toResults,
  useStoredFindings,
} from '../verification/checkup/checkup-results.ts'
import { FingersTest, PixelsTest, TouchTest } from '../verification/checkup/display-tests.tsx'
import { CameraTest, SoundTest } from '../verification/checkup/recording-tests.tsx'
import { LocationTest, MotionTest, VibrationTest } from '../verification/checkup/sensor-tests.tsx'
import { describeOutcomes } from '../verification/outcome-counts.ts'
import { OutcomeList } from '../verification/test-outcomes.tsx'

export const Route = createFileRoute('/checkup/$token')({
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, checkupQuery(api, params.token)),
  staticData: { personal: true, sensors: true, text: ['proof'] },
  head: () => pageHead('Phone check-up', undefined, { robots: 'noindex' }),
  component: Checkup,
})

function Checkup() {
  const api = useApi()
  const { token } = Route.useParams()
  const loaded = Route.useLoaderData()
  if (loaded.gone) return <EndedCheckup as={loaded.reason} />
  return <CheckupPage key={token} api={api} token={token} open={loaded.open} />
}

/** The check-up of a link, or why the link no longer works. */
function checkupQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['checkup', token],
    queryFn: () => loadCheckup(api, token),
  })
}

async function loadCheckup(api: Api, token: string) {
  try {
    return {
      gone: false as const,
      open: await api.get('/api/checkups/{token}', { path: { token } }),
    }
  } catch (error) {
    if (error instanceof ApiError && isEnding(error.code))
      return { gone: true as const, reason: error.code }
    throw error
  }
}

/** True for errors that have a page of their own. */
function isEnding(code: string): code is 'used' | 'run_out' | 'not_found' {
  return code === 'used' || code === 'run_out' || code === 'not_found'
}

type CheckupPageProps = { api: Pick<Api, 'post'>; token: string; open: OpenCheckup }

/** The whole check-up: the tests run here, and only their results are sent, once. */
function CheckupPage({ api, token, open }: CheckupPageProps) {
  const { findings, restored, keep, forget } = useStoredFindings(token)
  const [started, setStarted] = useState(false)
  const [ending, setEnding] = useState<Ending>()

  async function start() {
    keep(await readPhone(open.claimed))
    setStarted(true)
  }

  const { error, isPending, mutate } = useMutation({
    mutationFn: () =>
      api.post('/api/checkups/{token}', {
        path: { token },
        body: { results: toResults(findings) },
      }),
    onSuccess() {
      forget()
      setEnding('sent')
    },
    onError(failure) {
      if (failure instanceof ApiError && isEnding(failure.code)) setEnding(failure.code)
    },
  })

  if (ending) return <EndedCheckup as={ending} />
  if (!started) return <CheckupIntro open={open} resumes={restored} onStart={start} />
  return (
    <CheckupFlow
      {...{ findings, keep }}
      sending={isPending}
      refusal={error ? readRefusal(error).message : undefined}
      onSend={() => mutate()}
    />
  )
}

type CheckupIntroProps = { open: OpenCheckup; resumes: boolean; onStart: () => Promise<void> }

function CheckupIntro({ open, resumes, onStart }: CheckupIntroProps) {
  const { running, run } = useTestRun()
  const { name, storageGb } = open.claimed
  const claimed = [name, storageGb && `${storageGb} GB`].filter(Boolean).join(', ')
  return (
    <CheckupFrame
      title="Check this phone"
      lead={
        <>
          {claimed && <p className="font-medium text-ink">{claimed}</p>}
          <p>
            Open this page on the phone you are selling. There are {steps.length} short tests and
            they take about three minutes. Buyers see the result of each.
          </p>
        </>
      }
      actions={
        <Button
          variant="primary"
          size="large"
          busy={running}
          busyLabel="Starting"
          onClick={() => run(onStart)}
        >
          {resumes ? 'Continue' : 'Start'}
        </Button>
      }
    >
      <ul className="flex list-disc flex-col gap-3 ps-5">
        <li>You can skip or repeat any test before you send the results.</li>
        <li>The browser asks before it uses the microphone, a camera or the location.</li>
        <li>The link works once, until {<Moment at={open.expiresAt} deadline />}.</li>
      </ul>
      <p className="flex gap-3 rounded-box bg-sage p-4">
        <ShieldCheck aria-hidden="true" className="size-6 shrink-0" />
        <span>
          Sound, pictures and your location never leave this phone. Only outcomes and measured
          figures are sent.
        </span>
      </p>
    </CheckupFrame>
  )
}

const screens: Record<StepId, ComponentType<StepProps>> = {
  touch: TouchTest,
  fingers: FingersTest,
  pixels: PixelsTest,
  sound: SoundTest,
  front: (props) => <CameraTest {...props} facing="user" />,
  back: (props) => <CameraTest {...props} facing="environment" />,
  vibration: VibrationTest,
  motion: MotionTest,
  location: LocationTest,
}

type CheckupFlowProps = {
  findings: Findings
  /** Stores new results and returns all results. */
  keep: (more: Findings) => Findings
  onSend: () => void
  sending: boolean
  refusal: string | undefined
}

/** One test after another; a test that did not pass is shown with its reason first. */
function CheckupFlow({ findings, keep, ...summary }: CheckupFlowProps) {
  const [step, setStep] = useState<StepId | undefined>(() => nextStep(findings))
  const [shown, setShown] = useState<Findings>()
  const [tries, setTries] = useState(0)

  function receive(more: Findings) {
    const all = keep(more)
    if (Object.values(more).every(({ outcome }) => outcome === 'passed')) setStep(nextStep(all))
    else setShown(more)
  }

  function proceed() {
    setShown(undefined)
    setStep(nextStep(findings))
  }

  function again(id: StepId | undefined) {
    setShown(undefined)
    setTries(tries + 1)
    setStep(id)
  }

  if (!step) return <CheckupSummary findings={findings} onAgain={again} {...summary} />
  const index = steps.findIndex(({ id }) => id === step)
  const place = { number: index + 1, total: steps.length }
  if (shown)
    return (
      <StepOutcome
        findings={shown}
        place={place}
        onAgain={() => again(step)}
        onContinue={proceed}
      />
    )
  const Screen = screens[step]

  function skip() {
    const skipped = { outcome: 'skipped' } as const
    const left = Object.fromEntries((steps[index]?.tests ?? []).map((test) => [test, skipped]))
    setStep(nextStep(keep(left)))
  }

  return (
    <Screen
      key={`${step} ${tries}`}
      place={place}
      onResult={receive}
      skip={
        <Button size="large" onClick={skip}>
          Skip
        </Button>
      }
    />
  )
}

type StepOutcomeProps = {
  findings: Findings
  place: { number: number; total: number }
  onAgain: () => void
  onContinue: () => void
}

/** A test that did not pass: why, and a button to repeat it. */
function StepOutcome({ findings, place, onAgain, onContinue }: StepOutcomeProps) {
  const t = useTranslations('proof')
  const all = Object.entries(findings) as [TestName, TestFinding][]
  const worst = all.find(([, { outcome }]) => outcome === 'failed') ?? all[0]
  return (
    <CheckupFrame
      title={worst ? t(`outcome.${worst[1].outcome}`) : ''}
      lead="Buyers will see this result. You can test again now or at the end."
      place={place}
      actions={
        <>
          <Button size="large" onClick={onAgain}>
            Test again
          </Button>
          <Button variant="primary" size="large" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    >
      <OutcomeList
        rows={all.map(([test, one]) => ({
          test,
          outcome: one.outcome,
          reason: findingReason(test, one, t),
        }))}
      />
    </CheckupFrame>
  )
}

type CheckupSummaryProps = {
  findings: Findings
  onAgain: (step: StepId) => void
  onSend: () => void
  sending: boolean
  refusal: string | undefined
}

/** All results before they are sent; each test can be repeated. */
function CheckupSummary(props: CheckupSummaryProps) {
  const { findings, onAgain, onSend, sending, refusal } = props
  const t = useTranslations('proof')
  const results = toResults(findings)

  function againButton(test: TestName) {
    const step = stepFor(test)
    if (!step) return null
    const icon = <RotateCcw className="size-4" />
    const label = `Test again: ${t(`test.${test}`)}`
    return <IconButton label={label} icon={icon} onClick={() => onAgain(step)} />
  }

  return (
    <CheckupFrame
      title="Result"
      lead={`${describeOutcomes(results)}. Once sent, the results are signed with the time and can’t be changed.`}
      actions={
        <Button variant="primary" size="large" busy={sending} busyLabel="Sending" onClick={onSend}>
          {refusal ? 'Send again' : 'Send the results'}
        </Button>
      }
    >
      <FormError>{refusal}</FormError>
      <OutcomeList
        rows={results.map(({ test, outcome, measured }) => ({
          test,
          outcome,
          reason: findingReason(
            test,
            findings[test] ?? { outcome, ...(measured && { measured }) },
            t,
          ),
        }))}
        action={againButton}
      />
    </CheckupFrame>
  )
}

const endings = {
  sent: {
    title: 'Results sent',
    text: 'The results are signed with the time, and buyers see them in the listing. You can close this page and continue where you created the link.',
    Icon: CircleCheck,
  },
  used: {
    title: 'This check-up is done',
    text: 'The result was sent, and each link works once. To check the phone again, create a new link in the listing form.',
    Icon: CircleCheck,
  },
  run_out: {
    title: 'This link has expired',
    text: 'Links are valid for half an hour. Create a new one in the listing form and open it on this phone.',
    Icon: Hourglass,
  },
  not_found: {
    title: 'This link isn’t valid',
    text: 'It may be incomplete, or a newer one has replaced it. Open the latest link from the listing form, or scan its code.',
    Icon: Link2Off,
  },
}
type Ending = keyof typeof endings

function EndedCheckup({ as }: { as: Ending }) {
  const { title, text, Icon } = endings[as]
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
