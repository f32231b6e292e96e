import { Pencil } from 'lucide-react'
import { type FocusEvent, useEffect, useRef } from 'react'
import type { Answer } from '../../api/index.ts'
import { FieldError } from '../../ui/fields.tsx'
import { GradingAnswer } from './grading-answer.tsx'
import type { Question } from './use-grading.ts'

type GradingQuestionProps = {
  question: Question
  given: Answer | undefined
  /** The answer in words. */
  words: string
  open: boolean
  problem: string | undefined
  onOpen: () => void
  onDone: () => void
  /** `stays`: there may be more to choose, or arrow keys are still choosing. */
  onAnswer: (given: Answer, stays: boolean) => void
}

/** One question: in full while it is open, one line with its answer afterwards. */
export function GradingQuestion(props: GradingQuestionProps) {
  const { question, given, words, open, problem, onOpen, onDone, onAnswer } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const pressed = useRef(false)
  const tabbed = useRef(false)
  const reopened = useRef(false)

  // Whoever opened it again goes on inside of it.
  useEffect(() => {
    if (open && reopened.current) group.current?.querySelector('input')?.focus()
    reopened.current = false
  }, [open])

  if (!open)
    return given === undefined ? (
      <p className="px-4 py-3 text-sm text-muted">{question.ask}</p>
    ) : (
      <button
        type="button"
        className="flex min-h-12 w-full cursor-pointer items-center gap-3 px-4 py-2 text-start text-sm -outline-offset-2 hover:bg-sand"
        onClick={() => {
          reopened.current = true
          onOpen()
        }}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-muted">{question.ask}</span>
          <span className="block font-medium">{words}</span>
        </span>
        <Pencil className="size-4 shrink-0 text-muted" />
        <span className="sr-only">Change</span>
      </button>
    )

  /** Only by the Tab key: closed under a finger, the page would move away from what it presses. */
  function leave(event: FocusEvent) {
    const left = !event.currentTarget.contains(event.relatedTarget)
    if (given !== undefined && left && tabbed.current) onDone()
  }

  return (
    <fieldset
      ref={group}
      className="px-4 py-4"
      aria-describedby={`${question.id}-hint`}
      onBlur={leave}
      onPointerDown={() => {
        pressed.current = true
        tabbed.current = false
      }}
      onKeyDown={({ key }) => {
        pressed.current = false
        tabbed.current = key === 'Tab'
      }}
    >
      <legend className="float-start w-full font-medium">{question.ask}</legend>
      <p id={`${question.id}-hint`} className="clear-both mb-3 text-sm text-muted">
        {question.hint}
      </p>
      <GradingAnswer
        question={question}
        given={given}
        onAnswer={(next, more) => onAnswer(next, more || !pressed.current)}
      />
      <FieldError id={`${question.id}-error`} error={problem} />
    </fieldset>
  )
}
