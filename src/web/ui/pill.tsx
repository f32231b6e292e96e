import { type ComponentProps, type ReactNode, useId } from 'react'

type PillProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  children: ReactNode
  /** How many results stand behind this choice; part of its name. */
  count?: number | undefined
  onToggle: () => void
}

/** A choice beside others like it, all in sight: a checkbox that looks like a key. */
export function Pill({ children, count, onToggle, ...input }: PillProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="pill">
      <input {...input} id={id} type="checkbox" onChange={onToggle} />
      {children} {count !== undefined && <span className="text-muted">{countWords(count)}</span>}
    </label>
  )
}

// Asked for anew, the language's rules cost a quarter of a page of phones.
const counts = new Intl.NumberFormat('en-US')

/** 12345 is '12,345'. */
export function countWords(count: number): string {
  return count < 1_000 ? String(count) : counts.format(count)
}
