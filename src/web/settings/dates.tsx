import { DateSettingsForm } from '../accounts/date-settings-form.tsx'
import type { SectionProps } from './section.ts'

export function Dates({ api, viewer }: SectionProps) {
  return <DateSettingsForm key={`${viewer.timeZone} ${viewer.locale}`} api={api} viewer={viewer} />
}
