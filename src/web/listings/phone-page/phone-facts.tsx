import type { ReactNode } from 'react'
import { detailEntries, displayField } from '../../../shared/listings/field-values.ts'
import { formatCount } from '../../../shared/quantities.ts'
import type { Phone } from '../../api/index.ts'
import type { Fact } from '../../ui/layout/page-layout.tsx'
import { Moment } from '../../ui/reader.tsx'
import { type Translate, useTranslations } from '../../ui/text.ts'
import { type phoneTexts, usePhoneTexts } from '../phone-texts.ts'

/** The details of a phone, as far as its seller gave them. */
export function usePhoneFacts(phone: Phone): Fact[] {
  return phoneFacts(phone, useTranslations('facts'), usePhoneTexts())
}

/** The same, outside of components. */
export function phoneFacts(
  phone: Phone,
  t: Translate<'facts'>,
  texts: ReturnType<typeof phoneTexts>,
): Fact[] {
  /** The value where it is not shown as every field is. */
  const values: { [key in string]?: ReactNode } = {
    storageGb: phone.storageGb !== null && texts.storage(phone.storageGb),
    used: texts.timeOfUse(phone.used) ?? phone.used,
    batteryPercent:
      phone.batteryPercent !== null &&
      t('percent', { shown: formatCount(phone.batteryPercent, texts.language) }),
    color: phone.color && <bdi>{phone.color}</bdi>,
    grade: <GradeValue grade={phone.grade} />,
  }
  const facts = detailEntries.flatMap(([key, field]): Fact[] => {
    const value = key in values ? values[key] : displayField(field, phone[key])
    if (!value) return []
    // A field that an operator adds may have no message.
    const message = `detail.${key}` as 'detail.color'
    const term = t.has(message) ? t(message) : field.label
    return [{ term, value }]
  })
  return [...facts, { term: t('listed'), value: <Moment at={phone.createdAt} /> }]
}

function GradeValue({ grade }: Pick<Phone, 'grade'>) {
  const t = useTranslations('facts')
  const { grade: gradeLabel } = usePhoneTexts()
  return (
    <>
      <span className={grade ? undefined : 'font-normal text-muted'}>
        {grade ? t(`grade.${grade}`) : gradeLabel(null)}
      </span>
      <span className="block text-sm font-normal text-muted">
        {grade ? t(`gradeMeaning.${grade}`) : t('notGraded')}
      </span>
    </>
  )
}
