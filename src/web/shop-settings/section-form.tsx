import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatCount } from '../../shared/quantities.ts'
import {
  definitionFor,
  isImageName,
  type SettingName,
  type SettingSection,
  settingNames,
} from '../../shared/settings/definitions.ts'
import { type Api, ApiError, type ShopSettings } from '../api/index.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { configQuery } from '../shell/shop.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FormError } from '../ui/form/fields.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { ImageSetting } from './image-setting.tsx'
import { shopSettingsQuery } from './queries.ts'
import { SettingField } from './setting-field.tsx'
import { checkText, fromText, toText } from './setting-texts.ts'

type Props = {
  api: Api
  section: SettingSection
  settings: ShopSettings
  /** After something was typed, or saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** The settings of one section. What was typed stays when saving fails, or when somebody else was faster. */
export function SectionForm({ api, section, settings, onUnsaved }: Props) {
  const t = useTranslations('shopSettings')
  const language = useLanguage()
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

  const changedIn = (values: Record<string, string>) =>
    names.filter((name) => !isHeld(name) && values[name] !== textIn(base, name))

  const form = useForm<Record<string, string>>({
    initial: Object.fromEntries(names.map((name) => [name, textIn(settings, name)])),
    check: (values) =>
      Object.fromEntries(
        names
          .filter((name) => !isHeld(name))
          .map((name) => {
            const problem = checkText(name, values[name] ?? '')
            return [name, problem && t(`check.${problem}`)]
          }),
      ),
    async send(values) {
      const changed = changedIn(values)
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
      toast.success(t(changed.length > 0 ? 'saved' : 'unchanged'))
      await queryClient.invalidateQueries({ queryKey: configQuery(api).queryKey })
    },
  })

  const unsaved = changedIn(form.values).length
  const report = useEffectEvent(onUnsaved)
  useEffect(() => report(unsaved > 0), [unsaved])

  function discard() {
    setConflicts([])
    form.set(Object.fromEntries(names.map((name) => [name, textIn(base, name)])))
  }

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
    if (!(error instanceof ApiError) || !error.isFromApi) throw error
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
    <section
      aria-labelledby={`settings-${section}`}
      className="flex flex-col gap-5 rounded-box border border-hairline bg-raised p-4 md:p-6"
    >
      <header>
        <h2 id={`settings-${section}`} className="scroll-mt-32 text-lg">
          {t(`section.${section}`)}
        </h2>
        <p className="text-pretty text-muted">{t(`about.${section}`)}</p>
      </header>
      <form
        {...form.form}
        className="flex max-w-2xl flex-col gap-5"
        aria-label={t(`section.${section}`)}
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
            onText={(text) => form.set({ [name]: text })}
            field={{ ...form.field(name), value: form.values[name] ?? '' }}
          />
        ))}
        <div
          className={classNames(
            'flex flex-wrap items-center gap-3',
            unsaved > 0 &&
              'sticky bottom-14 -mx-4 border-t border-hairline bg-raised px-4 py-3 md:bottom-0 md:-mx-6 md:px-6',
          )}
        >
          <div className="w-full has-[[role=alert]:empty]:-mb-3">
            <FormError title={form.message} />
          </div>
          <SubmitButton form={form} busyLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
          {unsaved > 0 && <Button onClick={discard}>{t('discard')}</Button>}
          <span role="status" className="text-sm text-amber">
            {unsaved > 0 && t('unsaved', { count: unsaved, shown: formatCount(unsaved, language) })}
          </span>
        </div>
      </form>
      {all.filter(isImageName).map((name) => (
        <ImageSetting key={name} {...{ api, name, settings }} />
      ))}
    </section>
  )
}
