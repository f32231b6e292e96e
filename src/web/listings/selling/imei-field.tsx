import { BadgeCheck, CircleAlert, CircleQuestionMark, ShieldAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isolate } from '../../../shared/isolate.ts'
import type { Language } from '../../../shared/languages.ts'
import { isWholeImei, parseImei, type WrongImei } from '../../../shared/listings/imei.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { type Suggestions, useApi } from '../../api/index.ts'
import { useReadRefusal } from '../../forms/use-action.ts'
import { Button, SpinnerRing } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useDebounced } from '../../ui/hooks.ts'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import { ImeiChoices, imeiInput } from '../../verification/imei-choices.tsx'
import { type ProofSubject, toBody } from '../../verification/proof-subject.ts'
import type { SellFormState } from './sell-form.tsx'
import { isModelName, type KnownImei } from './sell-form-values.ts'

type ImeiFieldProps = {
  sell: SellFormState
  subject: ProofSubject | undefined
  /** Called with the model that the number belongs to while the form has none. */
  onModel: (model: Suggestions['models'][number]) => void
}

/** Pause in typing before a check: checks are rate limited. */
const PAUSE_MS = 600

/** The phone's number: checked as soon as it is whole, without a press. */
export function ImeiField({ sell, subject, onModel }: ImeiFieldProps) {
  const { form, imei, setImei, setImeiProblem } = sell
  const t = useTranslations('sell.imei')
  const language = useLanguage()
  const readRefusal = useReadRefusal()
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

  // Checked again when the name changes: the result compares the number with the name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the number and the name
  useEffect(() => {
    if (!digits || !subject) return
    const stop = new AbortController()
    setChecking(true)
    const timer = setTimeout(() => check(digits, subject, stop.signal), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [digits, named && brand, named && name, subject && JSON.stringify(subject)])

  const problem = imei && !refused ? undefined : findProblem()
  useEffect(() => setImeiProblem(problem), [problem, setImeiProblem])

  function findProblem() {
    if (refused) return refused
    return text && 'wrong' in read ? describeWrong(read, t, language) : undefined
  }

  async function check(imeiDigits: string, about: ProofSubject, end: AbortSignal) {
    try {
      const phone = named ? { brand, name } : {}
      const result = await api.post('/api/imei-checks', {
        body: { imei: imeiDigits, ...phone, ...toBody(about) },
      })
      if (end.aborted) return
      const { last4, tac, tacName, blacklist } = result
      setRefused(undefined)
      setImei({ last4, tac, tacName, blacklist, name: named ? name : '' })
      if (!named && tacName) await proposeModel(tacName)
    } catch (error) {
      if (!end.aborted) setRefused(readRefusal(error).message)
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
    if (model && (!before || isModelName(model, before))) onModel(model)
  }

  function change() {
    setImei(null)
    setText('')
    setRefused(undefined)
    requestAnimationFrame(() => field.current?.focus())
  }

  if (imei && !refused)
    return <ImeiResult imei={imei} name={form.values.name} checking={checking} onChange={change} />
  // While it is shorter than 15 digits, it is not wrong yet.
  const showsError = refused !== undefined || left || isWholeImei(text)
  function type(typed: string) {
    setText(typed)
    setLeft(false)
    setRefused(undefined)
    setImei(null)
  }
  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={field}
        label={t('label')}
        optional
        {...imeiInput}
        enterKeyHint="next"
        placeholder={t('placeholder')}
        help={t('help')}
        value={text}
        error={showsError ? problem : undefined}
        end={checking ? <SpinnerRing /> : undefined}
        onBlur={() => setLeft(true)}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {showsError && <ImeiChoices text={text} onChoose={type} />}
    </div>
  )
}

function describeWrong(
  { problem, number = 0, choices = [] }: WrongImei,
  t: Translate<'sell.imei'>,
  language: Language,
) {
  return t(`wrong.${problem}`, {
    number: formatCount(number, language),
    choices: choices.join(', '),
  })
}

const toneStyles = {
  good: { Icon: BadgeCheck, className: 'bg-green-wash', ink: 'text-green' },
  waiting: { Icon: CircleAlert, className: 'bg-amber-wash', ink: 'text-amber' },
  neutral: { Icon: CircleQuestionMark, className: 'bg-mist', ink: 'text-muted' },
  danger: { Icon: ShieldAlert, className: 'bg-red-wash', ink: 'text-red' },
}

type ImeiResultProps = { imei: KnownImei; name: string; checking: boolean; onChange: () => void }

/** The result of the IMEI check. */
export function ImeiResult({ imei, name, checking, onChange }: ImeiResultProps) {
  const t = useTranslations('sell.imei')
  const language = useLanguage()
  const { tone, title, more } = imeiMessage(imei, name, { t, language })
  const { Icon, className, ink } = toneStyles[tone]
  return (
    <div className={classNames('flex items-start gap-3 rounded-field p-4', className)}>
      <Icon className={classNames('mt-0.5 size-5 shrink-0', ink)} />
      <div role="status" className="min-w-0 flex-1 text-sm">
        <p className="font-medium">{checking ? t('checking') : title}</p>
        <p className="text-muted">{more}</p>
      </div>
      <Button variant="ghost" className="-my-2 -me-2 px-3 text-sm" onClick={onChange}>
        {t.rich('change', {
          hidden: (text) => (
            <span key="hidden" className="sr-only">
              {text}
            </span>
          ),
        })}
      </Button>
    </div>
  )
}

type ImeiMessage = { tone: 'good' | 'waiting' | 'neutral' | 'danger'; title: string; more: string }

/** The result of the IMEI check, for the seller. */
export function imeiMessage(
  { last4, tac, tacName, blacklist }: KnownImei,
  name: string,
  { t, language }: { t: Translate<'sell.imei'>; language: Language },
): ImeiMessage {
  const ends = last4 ? t('ends', { digits: last4 }) : t('checkedBefore')
  const assignedTo = tacName && isolate(tacName, language)
  const sentences = (...texts: (string | false)[]) => texts.filter(Boolean).join(' ')
  if (blacklist === 'listed')
    return { tone: 'danger', title: t('stolen'), more: sentences(ends, t('stolenText')) }
  const clean = blacklist === 'clean' && t('clean')
  if (tac === 'confirmed')
    return {
      tone: 'good',
      title: t('confirmed'),
      more: sentences(ends, t('confirmedText'), clean, t('shown')),
    }
  if (tac === 'other') {
    const typed = isolate(name.trim(), language) || t('unnamed')
    return {
      tone: 'waiting',
      title: assignedTo ? t('other', { name: assignedTo }) : t('otherUnknown'),
      more: sentences(ends, t('otherText', { name: typed })),
    }
  }
  return {
    tone: 'neutral',
    title: t('unknown'),
    more: sentences(
      ends,
      assignedTo ? t('assigned', { name: assignedTo }) : t('unknownText'),
      clean,
    ),
  }
}

/** 'Apple iPhone 7 A1778 TD-LTE 32GB' becomes 'Apple iPhone 7': the rest is about networks and countries. */
export function plainTacName(name: string): string {
  const [first = name] = name.split(/\s+(?=A\d{4}\b|(?:TD-)?LTE\b|UMTS\b|CDMA\b)|\s*[(/]/)
  return first.trim() || name
}
