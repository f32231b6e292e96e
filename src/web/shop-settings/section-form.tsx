import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  definitionFor,
  isImageName,
  type SettingName,
  type SettingSection,
  settingNames,
  settingSections,
} from '../../shared/settings/definitions.ts'
import { type Api, ApiError, type ShopSettings } from '../api/index.ts'
import { FormFooter } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { configQuery } from '../shell/shop.ts'
import { toast } from '../ui/toaster.tsx'
import { ImageSetting } from './image-setting.tsx'
import { shopSettingsQuery } from './queries.ts'
import { SettingField } from './setting-field.tsx'
import { checkText, fromText, toText } from './setting-texts.ts'

type Props = { api: Api; section: SettingSection; settings: ShopSettings }

/** The settings of one section. What was typed stays when saving fails, or when somebody else was faster. */
export function SectionForm({ api, section, settings }: Props) {
  const queryClient = useQueryClient()
  const all = settingNames.filter((name) => definitionFor(name).section === section)
  const names = all.filter((name) => !isImageName(name))
  /** The settings that the form began with, or was compared with last. */
  const [base, setBase] = useState(settings)
  const [conflicts, setConflicts] = useState<readonly SettingName[]>([])
  const currency = base.currency.value
  const textIn = (from: ShopSettings, name: SettingName) =>
    toText(name, from[name].value, from.currency.value)
  const isHeld = (name: SettingName) =>
    base[name].source === 'environment' || base[name].lock !== null

  const form = useForm<Record<string, string>>({
    initial: Object.fromEntries(names.map((name) => [name, textIn(settings, name)])),
    check: (values) =>
      Object.fromEntries(
        names
          .filter((name) => !isHeld(name))
          .map((name) => [name, checkText(name, values[name] ?? '')]),
      ),
    async send(values) {
      const changed = names.filter((name) => !isHeld(name) && values[name] !== textIn(base, name))
      const changes = Object.fromEntries(
        changed.map((name) => [
          name,
          {
            value: fromText(name, values[name] ?? '', currency),
            version: base[name].version,
          },
        ]),
      )
      const saved = await api
        .patch('/api/admin/settings', { body: { changes } })
        .catch((error: unknown) => explain(error, changed))
      take(saved.settings)
      toast.success(changed.length > 0 ? 'Settings saved' : 'Nothing has changed')
      await queryClient.invalidateQueries({ queryKey: configQuery(api).queryKey })
    },
  })

  function take(saved: ShopSettings) {
    setBase(saved)
    setConflicts([])
    form.set(Object.fromEntries(names.map((name) => [name, textIn(saved, name)])))
    queryClient.setQueryData(shopSettingsQuery(api).queryKey, { settings: saved })
  }

  /**
   * Shows messages at their fields; after a conflict, what the others have saved beside what was typed here.
   */
  async function explain(error: unknown, changed: readonly SettingName[]): Promise<never> {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'setting_changed') {
      const { settings: now } = await api.get('/api/admin/settings')
      const others = names.filter((name) => now[name].version !== base[name].version)
      setConflicts(others.filter((name) => changed.includes(name)))
      const untouched = others.filter((name) => !changed.includes(name))
      form.set(Object.fromEntries(untouched.map((name) => [name, textIn(now, name)])))
      setBase(now)
    }
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([path, message]) => [path.split('.')[1] ?? path, message]),
    )
    throw new ApiError(error.status, { message: error.message, error: error.code, fields })
  }

  return (
    <section aria-labelledby={`settings-${section}`} className="card flex flex-col gap-5 p-5">
      <h2 id={`settings-${section}`} className="text-xl">
        {settingSections[section]}
      </h2>
      <form
        {...form.form}
        className="flex max-w-2xl flex-col gap-5"
        aria-label={settingSections[section]}
      >
        {names.map((name) => (
          <SettingField
            key={name}
            name={name}
            setting={base[name]}
            currency={currency}
            isConflict={conflicts.includes(name)}
            onTakeSaved={() => {
              form.set({ [name]: textIn(base, name) })
              setConflicts((before) => before.filter((one) => one !== name))
            }}
            field={{ ...form.field(name), value: form.values[name] ?? '' }}
          />
        ))}
        <FormFooter form={form} busyLabel="Saving">
          Save
        </FormFooter>
      </form>
      {all.filter(isImageName).map((name) => (
        <ImageSetting key={name} {...{ api, name, settings }} />
      ))}
    </section>
  )
}
