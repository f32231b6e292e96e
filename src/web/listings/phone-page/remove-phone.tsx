import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { pages } from '../../../routes.ts'
import type { Phone } from '../../api/index.ts'
import type { Removal, RemoveListingDialog } from '../../forms/remove-listing-dialog.tsx'
import { useApi } from '../../shell/use-api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toaster.tsx'

/** Lets an admin remove any listing; the form is loaded when it is opened. */
export function RemovePhone({ phone }: { phone: Phone }) {
  const api = useApi()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof RemoveListingDialog>>>()
  const [open, setOpen] = useState(false)

  async function openDialog() {
    try {
      const { RemoveListingDialog } = await import('../../forms/remove-listing-dialog.tsx')
      setDialog(() => RemoveListingDialog)
      setOpen(true)
    } catch {
      toast.error('The form did not load. Check your connection and try again.')
    }
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
        icon={<Trash2 className="size-4" />}
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
