import type { ComponentProps } from 'react'
import { useEffect, useId } from 'react'
import { OptionList } from './combobox.tsx'
import { TextField } from './text-field.tsx'
import { type Option, useCombobox } from './use-combobox.ts'

type SuggestFieldProps<Choice extends Option> = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onBlur'
> & {
  text: string
  onType: (text: string) => void
  options: readonly Choice[]
  onPick: (choice: Choice) => void
  /** Names the list: 'Places'. */
  listLabel: string
  /** The field was left with what stands in it. */
  onLeave?: () => void
}

/** A field of a form whose words may be anything, with suggestions over what follows it. */
export function SuggestField<Choice extends Option>(props: SuggestFieldProps<Choice>) {
  const { text, onType, options, onPick, listLabel, onLeave, ...field } = props
  const list = useCombobox(useId(), options, onPick)
  const { open, box } = list
  const shown = options.length

  // What is suggested is to be seen, above whatever lies at the screen's lower edge.
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
