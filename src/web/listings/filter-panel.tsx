import type { ReactNode } from 'react'
import { CheckboxField } from '../ui/checkbox-field.tsx'
import { type Filters, toggled } from './filters.ts'
import { PriceRange } from './price-range.tsx'
import { grades, gradeWords } from './words.ts'

export type FilterChoices = {
  /** Every brand with how many phones it has under the other filters; none where the brand is given. */
  brands?: readonly { value: string; count: number }[]
  grades: readonly { value: string; count: number }[]
  currency: string
}

type FilterPanelProps = {
  filters: Filters
  choices: FilterChoices
  onChange: (filters: Filters, how?: { replace: boolean }) => void
}

export function FilterPanel({ filters, choices, onChange }: FilterPanelProps) {
  const countOf = (grade: string) => choices.grades.find(({ value }) => value === grade)?.count ?? 0
  return (
    <div className="flex flex-col gap-7">
      {choices.brands && (
        <Group title="Brand">
          {choices.brands.map(({ value, count }) => (
            <CheckboxField
              key={value}
              label={value}
              count={count}
              checked={filters.brand?.includes(value) ?? false}
              onChange={() => onChange({ ...filters, brand: toggled(filters.brand, value) })}
            />
          ))}
        </Group>
      )}
      <Group title="Grade">
        {grades.map((grade) => (
          <CheckboxField
            key={grade}
            label={`${grade}, ${gradeWords[grade].toLowerCase()}`}
            count={countOf(grade)}
            checked={filters.grade?.includes(grade) ?? false}
            onChange={() => onChange({ ...filters, grade: toggled(filters.grade, grade) })}
          />
        ))}
      </Group>
      <Group title="Price">
        <PriceRange
          min={filters.min}
          max={filters.max}
          currency={choices.currency}
          onChange={(range) => onChange({ ...filters, ...range }, { replace: true })}
        />
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
