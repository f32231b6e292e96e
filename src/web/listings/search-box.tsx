import { Search } from 'lucide-react'
import { TextField } from '../ui/text-field.tsx'
import { useTyped } from './use-typed.ts'

type SearchBoxProps = {
  q: string | undefined
  onSearch: (q: string | undefined) => void
  label: string
}

export function SearchBox({ q, onSearch, label }: SearchBoxProps) {
  const typed = useTyped(q, onSearch)
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          typed.commit()
        }}
      >
        <TextField
          type="search"
          name="q"
          label={label}
          hideLabel
          placeholder={label}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          start={<Search className="size-4" />}
          value={typed.text}
          onChange={(event) => typed.type(event.currentTarget.value)}
        />
      </form>
    </search>
  )
}
