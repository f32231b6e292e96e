import Trash from 'virtual:icons/trash'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../routes.ts'
import { type Phone, useApi } from '../../api/index.ts'
import type { Removal } from '../../forms/remove-listing-dialog.tsx'
import { ReportButton } from '../../forms/report-button.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { toast } from '../../ui/toaster.tsx'

const lazyReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog)
const lazyRemoveDialog = lazyPart(
  async () => (await import('../../forms/remove-listing-dialog.tsx')).RemoveListingDialog,
)

/** Lets people report a listing, and admins remove it. */
export function ReportListing({ phone }: { phone: Phone }) {
  const { kind, user } = useViewer()
  if (kind === 'admin') return <RemovePhone phone={phone} />
  return (
    <ReportButton
      page={pages.namedPhone(phone._id, phone.slug)}
      hash="report"
      isOwn={user !== undefined && user._id === phone.sellerId}
      dialog={lazyReportDialog}
      subject={{ phone }}
    >
      Report this listing
    </ReportButton>
  )
}

/** Lets an admin remove any listing; the form is loaded when it is opened. */
function RemovePhone({ phone }: { phone: Phone }) {
  const api = useApi()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [Dialog, wantDialog] = lazyRemoveDialog.useOnDemand()
  const [open, setOpen] = useState(false)

  async function openDialog() {
    if (await wantDialog()) setOpen(true)
  }

  async function remove(removal: Removal) {
    await api.post('/api/phones/{id}/remove', { path: { id: phone._id }, body: removal })
    setOpen(false)
    toast.success('Listing removed')
    await router.navigate({ to: pages.products() })
    await queryClient.invalidateQueries()
  }

  return (
    <div>
      <Button
        variant="ghost"
        className="-ms-4 text-red"
        icon={<Trash className="size-4" />}
        aria-haspopup="dialog"
        onClick={openDialog}
      >
        Remove listing
      </Button>
      {Dialog && (
        <Dialog
          listing={open ? phone : undefined}
          onClose={() => setOpen(false)}
          onRemove={remove}
        />
      )}
    </div>
  )
}
