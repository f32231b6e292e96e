import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { IconRadios } from '../form/icon-radios.tsx'
import { setRootChoice, useRootChoice } from './root-choices.ts'

const themes = [
  { value: 'system', label: 'System theme', Icon: Monitor },
  { value: 'light', label: 'Light theme', Icon: Sun },
  { value: 'dark', label: 'Dark theme', Icon: Moon },
] as const

/** A page may have two. */
export function ThemeSwitch() {
  const chosen = useRootChoice('theme') ?? 'system'
  return (
    <IconRadios
      legend="Theme"
      name={useId()}
      choices={themes}
      value={chosen}
      onChoose={(theme) => setRootChoice('theme', theme === 'system' ? undefined : theme)}
    />
  )
}
