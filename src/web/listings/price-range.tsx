import { TextField } from '../ui/fields.tsx'
import { useTyped } from './use-typed.ts'

type Range = { min?: string | undefined; max?: string | undefined }

type PriceRangeProps = Range & { currency: string; onChange: (range: Range) => void }

/** Only what the address would keep is handed on: digits, with cents at most. */
const PRICE = /^\d{1,7}([.,]\d{1,2})?$/

export function PriceRange({ min, max, currency, onChange }: PriceRangeProps) {
  const low = useTyped(min, (text) => sound(text) && onChange({ min: text, max }))
  const high = useTyped(max, (text) => sound(text) && onChange({ min, max: text }))
  const wrong = [low, high].some(({ text }) => !sound(text.trim() || undefined))
  return (
    <div className="grid grid-cols-2 gap-2">
      {[
        { label: 'From', one: low },
        { label: 'To', one: high },
      ].map(({ label, one }) => (
        <TextField
          key={label}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          placeholder={currency}
          value={one.text}
          onChange={(event) => one.type(event.currentTarget.value)}
          onBlur={() => one.commit()}
          onKeyDown={(event) => event.key === 'Enter' && one.commit()}
        />
      ))}
      <p aria-live="polite" className="col-span-2 text-sm text-red empty:hidden">
        {wrong ? 'Type prices as digits, such as 250.' : ''}
      </p>
    </div>
  )
}

function sound(text: string | undefined) {
  return text === undefined || PRICE.test(text)
}
