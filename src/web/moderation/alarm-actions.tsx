import { type ReactNode, useState } from 'react'
import { BanDialog } from '../accounts/ban-dialog.tsx'
import type { Api, ImeiAlarm } from '../api/index.ts'
import { WarnDialog } from '../console/warn-dialog.tsx'
import { useMay } from '../dashboard/use-dashboard.ts'
import { type Removal, RemoveListingDialog } from '../forms/remove-listing-dialog.tsx'
import { ActionMenu } from '../ui/data-table/popover-button.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'

type Kind = 'warn' | 'ban' | 'remove'

type AlarmActionsProps = { api: Pick<Api, 'put' | 'post'>; refresh: () => Promise<void> }

/** What moderators do about an alarm besides closing it: the menu of a row, and the dialogs that it opens. */
export function useAlarmActions({ api, refresh }: AlarmActionsProps): {
  menu: (alarm: ImeiAlarm) => ReactNode
  dialogs: ReactNode
} {
  const [open, setOpen] = useState<{ kind: Kind; alarm: ImeiAlarm }>()
  const may = useMay()
  const t = useTranslations('moderate.report')
  const lists = useTranslations('lists')
  const person = useTranslations('person')
  const accounts = useTranslations('accounts')
  const alarmFor = (kind: Kind) => (open?.kind === kind ? open.alarm : undefined)
  const close = () => setOpen(undefined)
  const offender = open && { name: open.alarm.seller, email: open.alarm.sellerEmail }
  const phone = alarmFor('remove')?.phone

  async function done(message: string) {
    close()
    toast.success(message)
    await refresh()
  }

  async function warn(reason: string) {
    if (!open) return
    const path = { id: open.alarm.sellerId }
    await api.post('/api/accounts/{id}/warnings', { path, body: { reason }, once: true })
    await done(person('warn.done', { name: open.alarm.seller }))
  }

  async function ban(reason: string) {
    if (!open) return
    await api.put('/api/bans/{user}', { path: { user: open.alarm.sellerId }, body: { reason } })
    await done(accounts('ban.done', { name: open.alarm.seller }))
  }

  async function remove(removal: Removal) {
    if (!phone) return
    await api.post('/api/phones/{id}/remove', { path: { id: phone._id }, body: removal })
    await done(lists('listingRemoved'))
  }

  function menu(alarm: ImeiAlarm) {
    const opener = (kind: Kind, label: string) => ({
      label,
      hasDialog: true,
      danger: kind !== 'warn',
      onChoose: () => setOpen({ kind, alarm }),
    })
    const isOnShow = alarm.phone && alarm.phone.state !== 'removed'
    return (
      <ActionMenu
        label={lists('actionsFor', { name: alarm.seller })}
        actions={[
          ...(may('banAccounts')
            ? [opener('warn', person('action.warn')), opener('ban', t('banSeller'))]
            : []),
          ...(isOnShow ? [opener('remove', lists('removeListing'))] : []),
        ]}
      />
    )
  }

  const dialogs = (
    <>
      <WarnDialog
        name={offender?.name ?? ''}
        isOpen={open?.kind === 'warn'}
        onClose={close}
        onWarn={warn}
      />
      <BanDialog person={open?.kind === 'ban' ? offender : undefined} onClose={close} onBan={ban} />
      <RemoveListingDialog listing={phone ?? undefined} onClose={close} onRemove={remove} />
    </>
  )
  return { menu, dialogs }
}
