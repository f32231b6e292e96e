import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useApi } from '../api/index.ts'
import { useShop } from '../shell/shop.ts'
import { CheckboxField, FormError } from '../ui/form/fields.tsx'
import { toast } from '../ui/toaster.tsx'
import { type BrowserState, browserQuery, switchOff, switchOn, toMessage } from './this-browser.ts'

/** Whether notifications are shown on this device while the shop is closed; the browser is asked after a click. */
export function BrowserSwitch() {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = browserQuery(api)
  const { data: state, isError } = useQuery({ ...query, enabled: useHydrated() })
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? switchOn(api) : switchOff(api)),
    onSuccess: (_, wanted) =>
      toast.success(wanted ? 'Notifications are on' : 'Notifications are off'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  })
  const isOn = isPending ? variables : state === 'on'
  const canSwitch = state === 'on' || state === 'off'
  return (
    <section aria-labelledby="this-device">
      <h2 id="this-device" className="text-lg font-semibold">
        This device
      </h2>
      <CheckboxField
        className="mt-2"
        label="Notify me on this device"
        checked={isOn}
        disabled={!canSwitch || isPending}
        aria-describedby="this-device-note"
        onChange={({ target }) => mutate(target.checked)}
      />
      <p id="this-device-note" className="mt-1 min-h-6 text-sm text-pretty text-muted">
        {isPending && variables ? (
          'Waiting for your browser…'
        ) : isError ? (
          'We couldn’t check this browser. Reload the page.'
        ) : (
          <Note state={state} />
        )}
      </p>
      <div className="mt-2 empty:hidden">
        {error && !isPending && <FormError title={toMessage(error)} />}
      </div>
    </section>
  )
}

function Note({ state }: { state: BrowserState | undefined }) {
  const { name } = useShop()
  switch (state) {
    case undefined:
      return 'Checking this browser…'
    case 'unsupported':
      return `This browser can’t show notifications. On an iPhone or iPad, add ${name} to your home screen and open it there.`
    case 'shop_off':
      return `${name} doesn’t send notifications to devices.`
    case 'blocked':
      return 'Your browser blocks notifications from this site. Open the site settings beside the address, allow notifications, then return to this page.'
    case 'on':
      return 'Also while this site is closed, until you log out. They travel encrypted through the push service of your browser.'
    case 'off':
      return 'Also while this site is closed. Your browser asks for permission first.'
  }
}
