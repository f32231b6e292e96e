import { useState } from 'react'
import type { Answer } from '../../api/index.ts'
import { FieldError } from '../../ui/fields.tsx'
import type { Question } from './use-grading.ts'

type GradingAnswerProps = {
  question: Question
  given: Answer | undefined
  /** `more`: there may be more to choose or to type. */
  onAnswer: (given: Answer, more: boolean) => void
}

/** The choices of a question as keys to press, or a field for its number. */
export function GradingAnswer({ question, given, onAnswer }: GradingAnswerProps) {
  if (question.answer === 'percent')
    return <Percent question={question} given={given} onAnswer={onAnswer} />
  const several = question.answer === 'some'
  const chosen = Array.isArray(given) ? given : [given]

  function toggle(id: string) {
    if (!several) return onAnswer(id, false)
    const before = Array.isArray(given) ? given : []
    onAnswer(before.includes(id) ? before.filter((one) => one !== id) : [...before, id], true)
  }

  return (
    <div className="flex flex-wrap gap-2">
      {several && (
        <label className="pill">
          <input
            type="checkbox"
            checked={Array.isArray(given) && given.length === 0}
            onChange={() => onAnswer([], false)}
          />
          Everything works
        </label>
      )}
      {question.options.map(({ id, label }) => (
        <label key={id} className="pill py-1.5">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={`grading-${question.id}`}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

function Percent({ question, given, onAnswer }: GradingAnswerProps) {
  const [text, setText] = useState(typeof given === 'number' ? String(given) : '')
  const [unknown] = question.options
  const problem = Number(text) > 100 ? 'A number from 1 to 100' : undefined

  function type(next: string) {
    const digits = next.replace(/\D/g, '').slice(0, 3)
    setText(digits)
    const percent = Number(digits)
    // One digit is the beginning of two.
    if (digits.length > 1 && percent <= 100) onAnswer(percent, true)
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="control-box w-28">
        <input
          className="control tabular-nums"
          inputMode="numeric"
          aria-label={`${question.ask} In percent`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${question.id}-percent`}
          placeholder="87"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => {
            const percent = Number(text)
            if (text && percent >= 1 && percent <= 100 && percent !== given) onAnswer(percent, true)
          }}
        />
        <span className="pe-3 text-muted">%</span>
      </div>
      {unknown && (
        <label className="pill">
          <input
            type="checkbox"
            checked={given === null}
            onChange={() => {
              setText('')
              onAnswer(null, false)
            }}
          />
          {unknown.label}
        </label>
      )}
      <div className="w-full">
        <FieldError id={`${question.id}-percent`} error={problem} />
      </div>
    </div>
  )
}
