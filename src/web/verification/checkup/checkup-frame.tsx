import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatCount } from '../../../shared/quantities.ts'
import { Button } from '../../ui/button.tsx'
import { useModal } from '../../ui/dialog.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'

/** Two buttons share the width of a phone: “Überspringen” would break before its last letter. */
export const HALF_WIDTH = 'max-md:px-2'

type CheckupFrameProps = {
  title: string
  lead?: ReactNode
  /** Position of the step; absent before and after the tests. */
  place?: { number: number; total: number }
  /** A decorative icon. */
  picture?: ReactNode
  children?: ReactNode
  /** The buttons at the bottom; the last one is the primary one. */
  actions?: ReactNode
}

/** One screen of the check-up. The focus moves to its title, so that screen readers read it. */
export function CheckupFrame(props: CheckupFrameProps) {
  const { title, lead, place, picture, children, actions } = props
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: on every new title
  useEffect(() => {
    if (place) heading.current?.focus()
  }, [title])

  return (
    <div className="page-width flex min-h-[calc(100dvh-5rem)] flex-col">
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col gap-6 pt-6 pb-8 md:pt-12">
        {place && <Progress {...place} />}
        <header>
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {title}
          </h1>
          {lead && <div className="mt-2 flex flex-col gap-2 text-pretty text-muted">{lead}</div>}
        </header>
        {picture && (
          <div
            aria-hidden="true"
            className="grid min-h-40 flex-1 place-items-center rounded-box bg-sand text-muted [&>svg]:size-12"
          >
            {picture}
          </div>
        )}
        {children}
      </div>
      {actions && (
        <div className="sticky bottom-0 -mx-4 border-t border-hairline bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <div className="mx-auto grid max-w-md auto-cols-fr grid-flow-col gap-2">{actions}</div>
        </div>
      )}
    </div>
  )
}

function Progress({ number, total }: { number: number; total: number }) {
  const t = useTranslations('checkup')
  const language = useLanguage()
  return (
    <div className="flex items-center gap-3 text-sm text-muted tabular-nums">
      <progress
        className="meter w-full"
        aria-label={t('progress')}
        value={number - 1}
        max={total}
      />
      <span className="whitespace-nowrap">
        {t('place', { number: formatCount(number, language), total: formatCount(total, language) })}
      </span>
    </div>
  )
}

type StartActionsProps = {
  /** The button that skips the test. */
  skip: ReactNode
  /** What the button does: 'Play tone'. */
  label: string
  onStart: () => void
  running?: boolean
  busyLabel?: string
}

/** The buttons of a test that has not begun. */
export function StartActions(props: StartActionsProps) {
  const { skip, label, onStart, running = false, busyLabel } = props
  return (
    <>
      {skip}
      <Button
        variant="primary"
        size="large"
        className={HALF_WIDTH}
        busy={running}
        {...(busyLabel && { busyLabel })}
        onClick={onStart}
      >
        {label}
      </Button>
    </>
  )
}

type AnswerActionsProps = { yesLabel?: string; onAnswer: (answer: 'yes' | 'no') => void }

/** The buttons below a question that only the person can answer. */
export function AnswerActions({ yesLabel, onAnswer }: AnswerActionsProps) {
  const t = useTranslations('checkup')
  return (
    <>
      <Button size="large" className={HALF_WIDTH} onClick={() => onAnswer('no')}>
        {t('no')}
      </Button>
      <Button variant="primary" size="large" className={HALF_WIDTH} onClick={() => onAnswer('yes')}>
        {yesLabel ?? t('yes')}
      </Button>
    </>
  )
}

type FullScreenProps = {
  label: string
  onLeave: () => void
  children: ReactNode
}

/** Covers the whole screen, where possible the browser's bars too. Escape closes it. */
export function FullScreen({ label, onLeave, children }: FullScreenProps) {
  useEffect(() => {
    // Where it is refused, the visible page is tested.
    document.documentElement.requestFullscreen?.().catch(() => {})
    return () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [])

  return (
    <dialog
      {...useModal(true, onLeave)}
      aria-label={label}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden bg-paper text-ink"
    >
      {children}
    </dialog>
  )
}

/** Runs one test at a time and aborts it when the screen unmounts. */
export function useTestRun() {
  const [running, setRunning] = useState(false)
  const current = useRef<AbortController>(undefined)

  useEffect(() => () => current.current?.abort(), [])

  async function run(work: (signal: AbortSignal) => Promise<void>) {
    if (current.current) return
    const controller = new AbortController()
    current.current = controller
    setRunning(true)
    try {
      await work(controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) throw error
    } finally {
      current.current = undefined
      if (!controller.signal.aborted) setRunning(false)
    }
  }

  return { running, run }
}

export function PrivacyNote({ part }: { part: 'sound' | 'picture' }) {
  const t = useTranslations('checkup')
  return <p className="text-sm text-muted">{t(`${part}Stays`)}</p>
}

/** Waits. @throws the signal's reason when aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
