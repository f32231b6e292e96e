import { detailEntries, displayField } from '../../../shared/listings/field-values.ts'
import { gradeMeanings } from '../../../shared/listings/grade-meanings.ts'
import { gradeName, NOT_GRADED } from '../../../shared/listings/grades.ts'
import type { Phone } from '../../api/index.ts'
import type { Fact } from '../../ui/layout/page-layout.tsx'
import { Moment } from '../../ui/reader.tsx'

/** The details of a phone, as far as its seller gave them. */
export function toFacts(phone: Phone): Fact[] {
  const facts = detailEntries.flatMap(([key, field]): Fact[] => {
    const { label, detailLabel: term = label } = field
    if (key === 'grade') return [{ term, value: gradeValue(phone.grade) }]
    const value = displayField(field, phone[key])
    return value ? [{ term, value }] : []
  })
  return [...facts, { term: 'Listed', value: <Moment at={phone.createdAt} /> }]
}

function gradeValue(grade: Phone['grade']) {
  const [name, meaning] = grade
    ? [gradeName(grade), gradeMeanings[grade]]
    : [NOT_GRADED, 'The seller hasn’t answered the questions about its condition.']
  return (
    <>
      <span className={grade ? undefined : 'font-normal text-muted'}>{name}</span>
      <span className="block text-sm font-normal text-muted">{meaning}</span>
    </>
  )
}
