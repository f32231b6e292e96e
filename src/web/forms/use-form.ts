import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useReadRefusal } from './use-action.ts'

type Refusal = { message?: string | undefined; fields?: Record<string, string> | undefined }

/** The form's error; messages shown at fields are not repeated below the form. */
function formRefusal(
  { message, fields }: Required<Refusal>,
  fieldNames: readonly string[],
): Refusal {
  const placed = Object.keys(fields ?? {}).some((name) => fieldNames.includes(name))
  return placed ? { fields } : { message }
}

type Problems<Values> = { [Name in keyof Values]?: string | undefined }
type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Rules<Values> = {
  initial: Values
  /** Validation messages by field; empty if all values are valid. */
  check?: (values: Values) => Problems<Values>
  /** Submits the form. Errors are shown at their fields or below the form, and the input stays. */
  send: (values: Values) => Promise<void>
}

/** Validates on submit and from then on with every change; focuses the first invalid field. */
export function useForm<Values extends Record<string, string>>(rules: Rules<Values>) {
  const [values, setValues] = useState(rules.initial)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refusal>({})
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const [opened, setOpened] = useState(false)
  const read = useReadRefusal()
  const names = Object.keys(rules.initial)
  const problems = problemsOf(values, tried)

  // What was typed or filled in by the browser before the page was ready is in the inputs, not yet in here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes ready
  useEffect(() => {
    setValues((before) => ({ ...before, ...typedIn(form.current, rules.initial) }))
    setOpened(true)
  }, [])

  function problemsOf(now: Values, show: boolean): Record<string, string | undefined> {
    return { ...refused.fields, ...(show ? withoutEmpty(rules.check?.(now)) : {}) }
  }

  function set(changes: Partial<Values>) {
    setValues((before) => ({ ...before, ...changes }))
    setRefused(({ message, fields }) => ({
      message,
      fields: without(fields, Object.keys(changes)),
    }))
  }

  /** Starts again with the initial values. */
  function reset() {
    setValues(rules.initial)
    setTried(false)
    setRefused({})
  }

  function focusFirstProblem() {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function refuse(refusal: Refusal) {
    flushSync(() => setRefused(refusal))
    focusFirstProblem()
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    // State updates with the next render, so a second press must be stopped here.
    if (sending.current) return
    const filled = { ...values, ...filledInto(form.current, values) }
    flushSync(() => {
      setValues(filled)
      setTried(true)
      setRefused({})
    })
    if (Object.keys(withoutEmpty(rules.check?.(filled))).length > 0) return focusFirstProblem()
    sending.current = true
    setBusy(true)
    try {
      await rules.send(filled)
    } catch (error) {
      refuse(formRefusal(read(error), names))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return {
    values,
    set,
    reset,
    busy,
    /** False until the page is hydrated and the button works. */
    ready: opened,
    /** The error of the whole form. */
    message: refused.message,
    problem: (name: keyof Values & string) => problems[name],
    /** Props of a text field, select or text area. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: problems[name],
      onChange: (event: { currentTarget: Input }) =>
        set({ [name]: event.currentTarget.value } as Partial<Values>),
    }),
    /** `post`, so that a form submitted before hydration doesn't put its values into the URL. */
    form: { ref: form, noValidate: true, method: 'post' as const, onSubmit: submit },
    refuse,
  }
}

function withoutEmpty(problems: Record<string, string | undefined> = {}) {
  return Object.fromEntries(Object.entries(problems).filter(([, words]) => words !== undefined))
}

function without(fields: Record<string, string> = {}, names: readonly string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

/** The fields whose value differs from the initial one. */
function typedIn(form: HTMLFormElement | null, initial: Record<string, string>) {
  const entries = form ? [...new FormData(form)] : []
  return Object.fromEntries(
    entries.filter(([name, value]) => name in initial && value !== '' && value !== initial[name]),
  )
}

/**
 * What a password manager wrote into the inputs without an event, which leaves `values` as they were. Fields
 * with `autocomplete="off"` are for nothing that it knows, and lists with suggestions show a text that is not
 * their value.
 */
function filledInto(form: HTMLFormElement | null, values: Record<string, string>) {
  const filled: Record<string, string> = {}
  for (const field of form?.querySelectorAll<Input>('input, textarea, select') ?? []) {
    const { name, value } = field
    if (NOT_TEXT.includes(field.type) || field.autocomplete === 'off') continue
    if (name in values && value !== '' && value !== values[name]) filled[name] = value
  }
  return filled
}

const NOT_TEXT = ['radio', 'checkbox', 'file', 'hidden']
