import type { Phone } from '../../api/index.ts'
import type { Fact } from '../../ui/page-layout.tsx'
import { dayOf } from '../dates.ts'
import { gradeMeanings, gradeWords, storageWords } from '../words.ts'

/** What is known of a phone; what is not known is not there. */
export function factsOf(phone: Phone): Fact[] {
  const { grade, used, storageGb, colour, createdAt } = phone
  const facts: (Fact | false)[] = [
    grade !== null && {
      term: 'Grade',
      value: (
        <>
          {grade}, {gradeWords[grade].toLowerCase()}
          <span className="block text-sm font-normal text-muted">{gradeMeanings[grade]}</span>
        </>
      ),
    },
    used !== '' && { term: 'Used', value: used },
    storageGb !== null && { term: 'Storage', value: storageWords(storageGb) },
    colour !== null && colour !== '' && { term: 'Colour', value: colour },
    { term: 'Listed', value: dayOf(createdAt) },
  ]
  return facts.filter((fact) => fact !== false)
}
