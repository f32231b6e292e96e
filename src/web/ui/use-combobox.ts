import { type ReactNode, useState } from 'react'

export type Option = { id: string; label: ReactNode; icon?: ReactNode; aside?: ReactNode }

/**
 * The keyboard and the names of a field with suggestions, as ARIA wants them: the focus stays in the
 * field, arrows point at an option, Enter takes it, Escape closes the list before it does more.
 */
export function useCombobox<Choice extends Option>(
  id: string,
  options: readonly Choice[],
  onPick: (choice: Choice) => void,
  /** For a list that is fetched when its field is touched. */
  openAtOnce = false,
) {
  const [wanted, setWanted] = useState(openAtOnce)
  const [pointed, setPointed] = useState<string>()
  const open = wanted && options.length > 0
  const at = open ? options.findIndex((option) => option.id === pointed) : -1
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
    // One place more than there are options: the text itself, between the last and the first.
    const next = (place + options.length + 1) % (options.length + 1)
    setPointed(options[next]?.id)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function onKey(event: KeyboardEvent) {
    if (event.isComposing) return
    const choice = options[at]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return
      event.preventDefault()
      const down = event.key === 'ArrowDown'
      if (!open) setWanted(true)
      if (down) point(at + 1)
      else point(at < 0 ? options.length - 1 : at - 1 < 0 ? options.length : at - 1)
    } else if (event.key === 'Enter' && choice) {
      event.preventDefault()
      pick(choice)
    } else if (event.key === 'Enter') hide()
    else if (event.key === 'Escape' && open) {
      // The list closes; what was typed, and the dialog around it, stay.
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
      'aria-activedescendant': at >= 0 ? optionId(at) : undefined,
    } as const,
    /** For the field's keys, as the browser tells of them. */
    onKey,
    box: {
      id: `${id}-list`,
      // A press on the list must not take the focus from the field: that would close it.
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    option: (place: number) => ({
      id: optionId(place),
      'aria-selected': place === at,
      onPointerMove: () => setPointed(options[place]?.id),
      onClick: () => {
        const choice = options[place]
        if (choice) pick(choice)
      },
    }),
  }
}
