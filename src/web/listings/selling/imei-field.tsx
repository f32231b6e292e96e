import { useEffect, useRef, useState } from 'react'
import { isWholeImei, parseImei } from '../../../shared/imei.ts'
import type { Suggestions } from '../../api/index.ts'
import { refusalOf } from '../../forms/use-form.ts'
import { useApi } from '../../shell/use-api.ts'
import { TextField } from '../../ui/fields.tsx'
import { useDebounced } from '../../ui/hooks.ts'
import { SpinnerRing } from '../../ui/page-states.tsx'
import type { ProofOf } from './calls.ts'
import { plainTacName } from './imei.ts'
import { ImeiResult } from './imei-result.tsx'
import { nameOfModel } from './rules.ts'
import type { SellForm } from './use-sell-form.ts'

type ImeiFieldProps = {
  sell: SellForm
  of: ProofOf | undefined
  /** The number names a phone, and nobody has named one yet. */
  onModel: (model: Suggestions['models'][number]) => void
}

/** A name that is still typed is not asked about: checks are counted. */
const PAUSE_MS = 600

const HELP = 'Dial *#06# on the phone to see it. We store only the last four digits.'

/** The phone's number: checked as soon as it is whole, without a press. */
export function ImeiField({ sell, of, onModel }: ImeiFieldProps) {
  const { form, imei, setImei, setImeiProblem } = sell
  const [text, setText] = useState('')
  const [left, setLeft] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [checking, setChecking] = useState(false)
  const api = useApi()
  const field = useRef<HTMLInputElement>(null)
  const brand = form.values.brand
  const name = useDebounced(form.values.name.trim())
  const read = parseImei(text)
  const digits = 'digits' in read ? read.digits : undefined
  const named = brand !== '' && name !== ''

  // Checked anew when the phone is called something else: the verdict is about its name too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number, and what the phone is called
  useEffect(() => {
    if (!digits || !of) return
    const stop = new AbortController()
    setChecking(true)
    const timer = setTimeout(() => check(digits, of, stop.signal), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [digits, named && brand, named && name, of && JSON.stringify(of)])

  const problem = imei && !refused ? undefined : wrongWords()
  useEffect(() => setImeiProblem(problem), [problem, setImeiProblem])

  function wrongWords() {
    if (refused) return refused
    return text && 'wrong' in read ? read.wrong : undefined
  }

  async function check(imeiDigits: string, about: ProofOf, end: AbortSignal) {
    try {
      const called = named ? { brand, name } : {}
      const found = await api.post('/api/imei-checks', {
        body: { imei: imeiDigits, ...called, ...about },
      })
      if (end.aborted) return
      const { last4, tac, tacName, blacklist } = found
      setRefused(undefined)
      setImei({ last4, tac, tacName, blacklist, name: named ? name : '' })
      if (!named && tacName) await proposeModel(tacName)
    } catch (error) {
      if (!end.aborted) setRefused(refusalOf(error).message)
    } finally {
      if (!end.aborted) setChecking(false)
    }
  }

  async function proposeModel(tacName: string) {
    const { models } = await api
      .get('/api/suggestions', { query: { q: plainTacName(tacName) } })
      .catch(() => ({ models: [] }))
    const [model] = models
    const before = form.values.name.trim().toLowerCase()
    if (model && (!before || nameOfModel(model).toLowerCase() === before)) onModel(model)
  }

  function change() {
    setImei(null)
    setText('')
    setRefused(undefined)
    requestAnimationFrame(() => field.current?.focus())
  }

  if (imei && !refused)
    return <ImeiResult imei={imei} name={form.values.name} checking={checking} onChange={change} />
  // Before the last digit it is only unfinished.
  const isSaid = refused !== undefined || left || isWholeImei(text)
  return (
    <TextField
      ref={field}
      label="IMEI"
      optional
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={40}
      placeholder="15 digits"
      help={HELP}
      value={text}
      error={isSaid ? problem : undefined}
      end={checking ? <SpinnerRing /> : undefined}
      onBlur={() => setLeft(true)}
      onChange={(event) => {
        setText(event.currentTarget.value)
        setLeft(false)
        setRefused(undefined)
        setImei(null)
      }}
    />
  )
}
