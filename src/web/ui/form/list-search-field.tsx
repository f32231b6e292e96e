import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useAddressText } from '../hooks.ts'
import { TextField } from './fields.tsx'

type ListSearchFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hideLabel' | 'placeholder' | 'maxLength'
> & {
  /** What the URL has. */
  value: string | undefined
  /** Called a moment after typing, and at once when the field is left: undefined for an empty field. */
  onSearch: (text: string | undefined) => void
}

/** Searches the list below it; the text is in the URL. */
export function ListSearchField({ value, onSearch, ...field }: ListSearchFieldProps) {
  const typed = useAddressText(value, onSearch)
  return (
    <TextField
      {...field}
      type="search"
      start={<Search aria-hidden="true" className="size-4" />}
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && typed.commit()}
      // Written before a click on a row leaves the page, or it would lead back here.
      onBlur={() => typed.commit()}
    />
  )
}
