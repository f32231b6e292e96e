import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Trash } from 'lucide-react'
import { pages } from '../../../contract/urls.ts'
import { type Phone, useApi } from '../../api/index.ts'
import type { Removal } from '../../forms/remove-listing-dialog.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { LazyDialog, useLazyDialog } from '../../ui/lazy-dialog.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

const RemoveListingDialog = lazyPart(['report'], async () => ({
  default: (await import('../../forms/remove-listing-dialog.tsx')).RemoveListingDialog,
}))

/** Lets an admin remove any listing. */
export function RemovePhone({ phone }: { phone: Phone }) {
  const api = useApi()
  const t = useTranslations('phone')
  const router = useRouter()
  const queryClient = useQueryClient()
  const dialog = useLazyDialog()

  async function remove(removal: Removal) {
    await api.post('/api/phones/{id}/remove', { path: { id: phone._id }, body: removal })
    dialog.close()
    toast.success(t('removed'))
    await router.navigate({ to: pages.products() })
    await queryClient.invalidateQueries()
  }

  return (
    <>
      <Button
        variant="ghost"
        className="-ms-4 text-red"
        icon={<Trash className="size-4" />}
        busy={dialog.isLoading}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        {t('remove')}
      </Button>
      <LazyDialog dialog={dialog}>
        <RemoveListingDialog
          listing={dialog.isOpen ? phone : undefined}
          onClose={dialog.close}
          onRemove={remove}
        />
      </LazyDialog>
    </>
  )
}
