import { queryOptions, useMutation } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { RotateCcw, ShieldCheck } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type Api, ApiError, type OpenCheckup, type TestName, useApi } from '../api/index.ts'
import { storageText } from '../catalog/storage-text.ts'
import { pageHead } from '../document-head.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { load } from '../load.ts'
import { pageText } from '../page-text.ts'
import { PageMessage } from '../shell/page-states.tsx'
import { Button, buttonClass, IconButton } from '../ui/button.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { Moment } from '../ui/reader.tsx'
import { translate, useLanguage, useTranslations } from '../ui/text.ts'
import { CheckupFrame, HALF_WIDTH, useTestRun } from '../verification/checkup/checkup-frame.tsx'
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
import { countOutcomes } from '../verification/outcome-counts.ts'
import { OutcomeList } from '../verification/test-outcomes.tsx'

export const Route = createFileRoute('/checkup/$token')({
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, checkupQuery(api, params.token)),
  staticData: {
    personal: true,
    sensors: true,
    text: ['checkup', 'proof', 'card'],
    translated: true,
  },
  head: ({ match }) => {
    const t = translate(pageText(match.context), 'checkup')
    return pageHead(t('page'), undefined, { robots: 'noindex' })
  },
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
  const readRefusal = useReadRefusal()
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
  const t = useTranslations('checkup')
  const units = useTranslations('card')
  const language = useLanguage()
  const { running, run } = useTestRun()
  const { name, storageGb } = open.claimed
  return (
    <CheckupFrame
      title={t('title')}
      lead={
        <>
          <p className="flex flex-wrap gap-x-2 font-medium text-ink">
            {name && <bdi>{name}</bdi>}
            {storageGb && <span>{storageText(storageGb, units, language)}</span>}
          </p>
          <p>{t('lead')}</p>
        </>
      }
      actions={
        <Button
          variant="primary"
          size="large"
          busy={running}
          busyLabel={t('starting')}
          onClick={() => run(onStart)}
        >
          {t(resumes ? 'continue' : 'start')}
        </Button>
      }
    >
      <ul className="flex list-disc flex-col gap-3 ps-5">
        <li>{t('canSkip')}</li>
        <li>{t('permission')}</li>
        <li>
          {t.rich('link', { time: () => <Moment key="time" at={open.expiresAt} deadline /> })}
        </li>
      </ul>
      <p className="flex gap-3 rounded-box bg-sage p-4">
        <ShieldCheck aria-hidden="true" className="size-6 shrink-0" />
        <span>{t('private')}</span>
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
  const t = useTranslations('checkup')
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
        <Button size="large" className={HALF_WIDTH} onClick={skip}>
          {t('skip')}
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
  const t = { checkup: useTranslations('checkup'), proof: useTranslations('proof') }
  const language = useLanguage()
  const all = Object.entries(findings) as [TestName, TestFinding][]
  const worst = all.find(([, { outcome }]) => outcome === 'failed') ?? all[0]
  return (
    <CheckupFrame
      title={worst ? t.proof(`outcome.${worst[1].outcome}`) : ''}
      lead={t.checkup('shown')}
      place={place}
      actions={
        <>
          <Button size="large" className={HALF_WIDTH} onClick={onAgain}>
            {t.checkup('again')}
          </Button>
          <Button variant="primary" size="large" className={HALF_WIDTH} onClick={onContinue}>
            {t.checkup('continue')}
          </Button>
        </>
      }
    >
      <OutcomeList
        rows={all.map(([test, one]) => ({
          test,
          outcome: one.outcome,
          reason: findingReason(test, one, t, language),
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
  const t = { checkup: useTranslations('checkup'), proof: useTranslations('proof') }
  const language = useLanguage()
  const results = toResults(findings)

  const outcomes = countOutcomes(results).map(([outcome, count]) =>
    t.checkup(`result.${outcome}`, { shown: formatCount(count, language) }),
  )

  function againButton(test: TestName) {
    const step = stepFor(test)
    if (!step) return null
    const icon = <RotateCcw className="size-4" />
    const label = t.checkup('againNamed', { test: t.proof(`test.${test}`) })
    return <IconButton label={label} icon={icon} onClick={() => onAgain(step)} />
  }

  return (
    <CheckupFrame
      title={t.checkup('result.title')}
      lead={
        <>
          <p>{outcomes.join(t.checkup('result.comma'))}</p>
          <p>{t.checkup('result.lead')}</p>
        </>
      }
      actions={
        <Button
          variant="primary"
          size="large"
          busy={sending}
          busyLabel={t.checkup('result.sending')}
          onClick={onSend}
        >
          {t.checkup(refusal ? 'result.sendAgain' : 'result.send')}
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
            language,
          ),
        }))}
        action={againButton}
      />
    </CheckupFrame>
  )
}

type Ending = 'sent' | 'used' | 'run_out' | 'not_found'

/** After the check-up, or where its link no longer works: a new link is made with the listing. */
function EndedCheckup({ as }: { as: Ending }) {
  const t = useTranslations('checkup')
  const isDone = as === 'sent' || as === 'used'
  return (
    <PageMessage
      role="status"
      title={t(`ending.${as}.title`)}
      picture={
        isDone && (
          <img
            src="/art/step-buy-check.svg"
            alt=""
            width={240}
            height={180}
            className="h-auto w-60"
          />
        )
      }
      actions={
        as !== 'sent' && (
          <Link to={pages.myProducts()} className={buttonClass({ variant: 'primary' })}>
            {t('ending.products')}
          </Link>
        )
      }
    >
      {t(`ending.${as}.text`)}
    </PageMessage>
  )
}
