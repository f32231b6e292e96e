import type { UserRatings } from '../../api/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useTranslations } from '../../ui/text.ts'
import { RatingsList } from './ratings-list.tsx'

type RatingsDialogProps = {
  seller: { id: string; name: string }
  /** The first page. */
  first: UserRatings
  open: boolean
  onClose: () => void
}

export default function RatingsDialog({ seller, first, open, onClose }: RatingsDialogProps) {
  const t = useTranslations('ratings')
  return (
    <Dialog open={open} onClose={onClose} title={t('title', { name: seller.name })}>
      <RatingsList seller={seller} first={first} />
    </Dialog>
  )
}
