import { Grid3x3, LayoutList, Rows3 } from 'lucide-react'
import { IconRadios } from '../ui/form/icon-radios.tsx'
import { setRootChoice, useRootChoice } from '../ui/layout/root-choices.ts'

const views = [
  { value: 'cards', label: 'Cards', Icon: LayoutList },
  { value: 'compact', label: 'Compact', Icon: Grid3x3 },
  { value: 'list', label: 'List', Icon: Rows3 },
] as const

/** How lists of phones look, remembered in this browser: see `.phone-grid` in phone-grid.css. */
export function ListViewSwitch() {
  const view = useRootChoice('listView') ?? 'cards'
  return (
    <IconRadios
      legend="View"
      name="list-view"
      choices={views}
      value={view}
      onChoose={(chosen) => setRootChoice('listView', chosen === 'cards' ? undefined : chosen)}
    />
  )
}
