import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Trash } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { type Phone, useApi } from '../../api/index.ts'
import { type Removal, RemoveListingDialog } from '../../forms/remove-listing-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toaster.tsx'

/** Lets an admin remove any listing. */
export function RemovePhone({ phone }: { phone: Phone }) {
  const api = useApi()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)

  async function remove(removal: Removal) {
    await api.post('/api/phones/{id}/remove', { path: { id: phone._id }, body: removal })
    setOpen(false)
    toast.success('Listing removed')
    await router.navigate({ to: pages.products() })
    await queryClient.invalidateQueries()
  }

  return (
    <>
      <Button
        variant="ghost"
        className="-ms-4 text-red"
        icon={<Trash className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Remove listing
      </Button>
      <RemoveListingDialog
        listing={open ? phone : undefined}
        onClose={() => setOpen(false)}
        onRemove={remove}
      />
    </>
  )
}
