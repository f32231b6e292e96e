import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { AuditEntry } from '../api/index.ts'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { AuditChanges, isObject } from './audit-changes.tsx'
import { toWords } from './to-words.ts'

type Data = AuditEntry['data']
type Value = Data[string]

/**
 * The further values of an entry: codes of the program in the language of the reader, what people typed as it is.
 * `currency` is that of the shop.
 */
export function AuditDetails({ data, currency }: { data: Data; currency: string }) {
  const paidIn = typeof data.currency === 'string' ? data.currency : currency
  const { before, after, ...others } = data
  if (isObject(before) && isObject(after))
    return (
      <span className="wrap-anywhere">
        <AuditChanges before={before} after={after} />
        <AuditDetails data={others} currency={currency} />
      </span>
    )
  const entries = Object.entries(data)
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => Number(isLater(one)) - Number(isLater(other)))
  return (
    <span className="wrap-anywhere">
      {entries.map(([name, value]) => (
        <span key={name} className="block">
          <DetailName name={name} /> <DetailValue name={name} value={value} currency={paidIn} />
        </span>
      ))}
    </span>
  )
}

/** Whether a value is what another one became: PostgreSQL keeps `to` before `from`, and `after` before `before`. */
const isLater = (name: string) => name === 'to' || name === 'after'

function DetailName({ name }: { name: string }) {
  const t = useTranslations('auditDetails')
  const key = `name.${name}` as 'name.reason'
  const isNamed = t.has(key)
  return (
    <span className="text-muted" lang={isNamed ? undefined : 'en'}>
      {t('named', { name: isNamed ? t(key) : toWords(name) })}
    </span>
  )
}

const TIME = /^\d{4}-\d\d-\d\dT/

function DetailValue({ name, value, currency }: { name: string; value: Value; currency: string }) {
  const t = useTranslations('auditDetails')
  const language = useLanguage()
  if (typeof value === 'boolean') return <span>{t(value ? 'yes' : 'no')}</span>
  if (typeof value === 'number') {
    if (name.endsWith('Minor')) return <span>{formatMoney(value, currency, language)}</span>
    return <span>{name === 'year' ? value : formatCount(value, language)}</span>
  }
  if (typeof value === 'string') {
    if (TIME.test(value)) return <Moment at={value} exact />
    return <Code value={value} />
  }
  if (isTexts(value))
    return (
      <span className="inline-flex flex-wrap gap-x-2">
        {value.map((text) => (
          <Code key={text} value={text} />
        ))}
      </span>
    )
  return <bdi lang="en">{JSON.stringify(value)}</bdi>
}

/** A code of the program, or the name of a further value, in the language of the reader; another text as it is. */
function Code({ value }: { value: string }) {
  const t = useTranslations('auditDetails')
  const keys = [`code.${value}` as 'code.buyer', `name.${value}` as 'name.reason']
  const key = isCode(value) ? keys.find((one) => t.has(one)) : undefined
  return key ? <span>{t(key)}</span> : <bdi>{value}</bdi>
}

const isTexts = (value: Value): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** What people typed may have the name of something that every object has. */
const isCode = (value: string) => /^[A-Za-z_]+$/.test(value) && !(value in {})
