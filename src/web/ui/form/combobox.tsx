import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { TextField } from './fields.tsx'

export type Option = { id: string; label: ReactNode; icon?: ReactNode; aside?: ReactNode }

/**
 * The ARIA combobox pattern: the focus stays in the field, arrow keys highlight an option, Enter
 * selects it, and Escape closes only the list.
 */
export function useCombobox<Choice extends Option>(
  id: string,
  options: readonly Choice[],
  onPick: (choice: Choice) => void,
  /** For a list that is fetched on focus. */
  openAtOnce = false,
) {
  const [wanted, setWanted] = useState(openAtOnce)
  const [pointed, setPointed] = useState<string>()
  const open = wanted && options.length > 0
  const index = open ? options.findIndex((option) => option.id === pointed) : -1
  const optionId = (place: number) => `${id}-option-${place}`

  function hide() {
    setWanted(false)
    setPointed(undefined)
  }

  function pick(choice: Choice) {
    hide()
    onPick(choice)
  }

  function point(place: number) {
    // One position more than there are options: the typed text itself, between the last and the
    // first.
    const next = (place + options.length + 1) % (options.length + 1)
    setPointed(options[next]?.id)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function onKey(event: KeyboardEvent) {
    if (event.isComposing) return
    const choice = options[index]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return
      event.preventDefault()
      const down = event.key === 'ArrowDown'
      if (!open) setWanted(true)
      if (down) point(index + 1)
      else point(index < 0 ? options.length - 1 : index - 1 < 0 ? options.length : index - 1)
    } else if (event.key === 'Enter' && choice) {
      event.preventDefault()
      pick(choice)
    } else if (event.key === 'Enter') hide()
    else if (event.key === 'Escape' && open) {
      // Closes only the list; the text and a surrounding dialog stay.
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
  }

  return {
    open,
    options,
    show: () => setWanted(true),
    hide,
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': index >= 0 ? optionId(index) : undefined,
    } as const,
    /** Keydown handler of the field. */
    onKey,
    box: {
      id: `${id}-list`,
      // Pressing an option must not blur the field: that would close the list.
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    option: (place: number) => ({
      id: optionId(place),
      'aria-selected': place === index,
      onPointerMove: () => setPointed(options[place]?.id),
      onClick: () => {
        const choice = options[place]
        if (choice) pick(choice)
      },
    }),
  }
}

type ComboboxProps<Choice extends Option> = {
  label: string
  placeholder?: string
  start?: ReactNode
  /** For a field that appears on a button press. */
  focusNow?: boolean
  text: string
  onType: (text: string) => void
  options: readonly Choice[]
  onPick: (choice: Choice) => void
}

/** A text field with suggestions below it in the page flow, so nothing can cover them. */
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

/**
 * The suggestions of a field, highlighted by arrow keys or pointer, selected by Enter or a press.
 */
export function OptionList<Choice extends Option>({
  list,
  label,
  className,
}: OptionListProps<Choice>) {
  return (
    // Options are selected from the field, which keeps the focus, so they are not tab stops.
    <div {...list.box} role="listbox" aria-label={label} hidden={!list.open} className={className}>
      {list.options.map((option, index) => (
        <div
          key={option.id}
          {...list.option(index)}
          role="option"
          tabIndex={-1}
          className="suggestion"
        >
          {option.icon}
          <bdi className="min-w-0 flex-1 truncate">{option.label}</bdi>
          {option.aside && <span className="text-sm text-muted">{option.aside}</span>}
        </div>
      ))}
    </div>
  )
}

type SuggestFieldProps<Choice extends Option> = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onBlur'
> & {
  text: string
  onType: (text: string) => void
  options: readonly Choice[]
  onPick: (choice: Choice) => void
  /** Accessible name of the list: 'Places'. */
  listLabel: string
  /** Shows the options as soon as the field is entered, before anything is typed. */
  opensOnFocus?: boolean
  /** Called on blur. */
  onLeave?: () => void
}

/** A free-text form field with suggestions that overlay what follows it. */
export function SuggestField<Choice extends Option>(props: SuggestFieldProps<Choice>) {
  const { text, onType, options, onPick, listLabel, opensOnFocus, onLeave, ...field } = props
  const list = useCombobox(useId(), options, onPick)
  const { open, box } = list
  const shown = options.length

  // Scrolls the suggestions into view, above anything at the lower edge of the screen.
  useEffect(() => {
    if (open && shown > 0) document.getElementById(box.id)?.scrollIntoView({ block: 'nearest' })
  }, [open, shown, box.id])

  return (
    <div className="relative">
      <TextField
        {...field}
        {...list.field}
        value={text}
        enterKeyHint="next"
        onKeyDown={({ nativeEvent }) => list.onKey(nativeEvent)}
        onFocus={opensOnFocus ? list.show : undefined}
        // A press on a field that has the focus already.
        onClick={opensOnFocus ? list.show : undefined}
        onBlur={() => {
          list.hide()
          onLeave?.()
        }}
        onChange={(event) => {
          onType(event.currentTarget.value)
          list.show()
        }}
      />
      <OptionList list={list} label={listLabel} className="suggestions" />
    </div>
  )
}
