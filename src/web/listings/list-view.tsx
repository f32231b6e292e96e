import { Grid3x3, LayoutList, Rows3 } from 'lucide-react'
import { IconRadios } from '../ui/form/icon-radios.tsx'
import { setRootChoice, useRootChoice } from '../ui/layout/root-choices.ts'
import { useTranslations } from '../ui/text.ts'

const views = [
  { value: 'cards', Icon: LayoutList },
  { value: 'compact', Icon: Grid3x3 },
  { value: 'list', Icon: Rows3 },
] as const

/** How lists of phones look, remembered in this browser: see `.phone-grid` in phone-grid.css. */
export function ListViewSwitch() {
  const t = useTranslations('search.view')
  const view = useRootChoice('listView') ?? 'cards'
  return (
    <IconRadios
      legend={t('legend')}
      name="list-view"
      choices={views.map((one) => ({ ...one, label: t(one.value) }))}
      value={view}
      onChoose={(chosen) => setRootChoice('listView', chosen === 'cards' ? undefined : chosen)}
    />
  )
}
