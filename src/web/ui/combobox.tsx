import { type ReactNode, useEffect, useId, useRef } from 'react'
import { TextField } from './text-field.tsx'
import { type Option, useCombobox } from './use-combobox.ts'

type ComboboxProps<Choice extends Option> = {
  label: string
  placeholder?: string
  start?: ReactNode
  /** For a field that appears because somebody pressed for it. */
  focusNow?: boolean
  text: string
  onType: (text: string) => void
  options: readonly Choice[]
  onPick: (choice: Choice) => void
}

/** A text field with a list of suggestions below it, which makes its own room: nothing hides it. */
export function Combobox<Choice extends Option>(props: ComboboxProps<Choice>) {
  const { label, placeholder, start, focusNow = false, text, onType, options, onPick } = props
  const list = useCombobox(useId(), options, onPick)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focusNow) field.current?.focus()
  }, [focusNow])
  return (
    <div>
      <TextField
        label={label}
        hideLabel
        placeholder={placeholder}
        start={start}
        ref={field}
        value={text}
        {...list.field}
        onKeyDown={({ nativeEvent }) => list.onKey(nativeEvent)}
        onBlur={list.hide}
        onChange={(event) => {
          onType(event.currentTarget.value)
          list.show()
        }}
      />
      <OptionList list={list} label={label} className="mt-1" />
    </div>
  )
}

type OptionListProps<Choice extends Option> = {
  list: ReturnType<typeof useCombobox<Choice>>
  label: string
  className?: string
}

/** The suggestions of a field; pointed at by arrow keys and pointer, chosen by Enter and press. */
export function OptionList<Choice extends Option>({
  list,
  label,
  className,
}: OptionListProps<Choice>) {
  return (
    // Options are chosen from the field, which keeps the focus; they are no stops of their own.
    <div {...list.box} role="listbox" aria-label={label} hidden={!list.open} className={className}>
      {list.options.map((option, at) => (
        <div
          key={option.id}
          {...list.option(at)}
          role="option"
          tabIndex={-1}
          className="suggestion"
        >
          {option.icon}
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          {option.aside && <span className="text-sm text-muted">{option.aside}</span>}
        </div>
      ))}
    </div>
  )
}
