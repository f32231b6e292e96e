import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useApi } from '../api/index.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { useShop } from '../shell/shop.ts'
import { CheckboxField, FormError } from '../ui/form/fields.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import {
  type BrowserState,
  browserQuery,
  NotSwitchedOn,
  switchOff,
  switchOn,
} from './this-browser.ts'

/** Whether notifications are shown on this device while the shop is closed; the browser is asked after a click. */
export function BrowserSwitch() {
  const t = useTranslations('notifications.device')
  const readRefusal = useReadRefusal()
  const api = useApi()
  const queryClient = useQueryClient()
  const query = browserQuery(api)
  const { data: state, isError } = useQuery({ ...query, enabled: useHydrated() })
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? switchOn(api) : switchOff(api)),
    onSuccess: (_, wanted) => toast.success(t(wanted ? 'on' : 'off')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  })
  const isOn = isPending ? variables : state === 'on'
  const canSwitch = state === 'on' || state === 'off'
  return (
    <section aria-labelledby="this-device">
      <h2 id="this-device" className="text-lg font-semibold">
        {t('title')}
      </h2>
      <CheckboxField
        className="mt-2"
        label={t('label')}
        checked={isOn}
        disabled={!canSwitch || isPending}
        aria-describedby="this-device-note"
        onChange={({ target }) => mutate(target.checked)}
      />
      <p id="this-device-note" className="mt-1 min-h-6 text-sm text-pretty text-muted">
        {isPending && variables ? t('waiting') : isError ? t('failed') : <Note state={state} />}
      </p>
      <div className="mt-2 empty:hidden">
        {error && !isPending && (
          <FormError
            title={
              error instanceof NotSwitchedOn
                ? t(`refused.${error.reason}`)
                : readRefusal(error).message
            }
          />
        )}
      </div>
    </section>
  )
}

function Note({ state }: { state: BrowserState | undefined }) {
  const t = useTranslations('notifications.device.note')
  return t(state ?? 'checking', { shop: useShop().name })
}
