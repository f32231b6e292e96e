import { detailEntries, displayField } from '../../../shared/field-values.ts'
import type { Phone } from '../../api/index.ts'
import type { Fact } from '../../ui/page-layout.tsx'
import { dayOf } from '../dates.ts'
import { gradeMeanings, gradeWords } from '../words.ts'

/** The details of a phone; what its seller has not said is left out. */
export function factsOf(phone: Phone): Fact[] {
  const facts = detailEntries.flatMap(([key, field]): Fact[] => {
    const { label, detailLabel: term = label } = field
    if (key === 'grade') return phone.grade ? [{ term, value: gradeValue(phone.grade) }] : []
    const value = displayField(field, phone[key])
    return value ? [{ term, value }] : []
  })
  return [...facts, { term: 'Listed', value: dayOf(phone.createdAt) }]
}

function gradeValue(grade: NonNullable<Phone['grade']>) {
  return (
    <>
      {grade}, {gradeWords[grade].toLowerCase()}
      <span className="block text-sm font-normal text-muted">{gradeMeanings[grade]}</span>
    </>
  )
}
