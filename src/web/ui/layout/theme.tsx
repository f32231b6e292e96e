import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { IconRadios } from '../form/icon-radios.tsx'
import { useTranslations } from '../text.ts'
import { setRootChoice, useRootChoice } from './root-choices.ts'

const themes = [
  { value: 'system', Icon: Monitor },
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
] as const

/** A page may have two. */
export function ThemeSwitch() {
  const t = useTranslations('shell.theme')
  const chosen = useRootChoice('theme') ?? 'system'
  return (
    <IconRadios
      legend={t('legend')}
      name={useId()}
      choices={themes.map((theme) => ({ ...theme, label: t(theme.value) }))}
      value={chosen}
      onChoose={(theme) => setRootChoice('theme', theme === 'system' ? undefined : theme)}
    />
  )
}
