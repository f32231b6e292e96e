import { useViewer } from '../../shell/viewer.ts'
import { classNames } from '../../ui/class-names.ts'
import { useTranslations } from '../../ui/text.ts'
import { useFavoriteIds, useToggleFavorite } from './favorites.ts'

type HeartProps = {
  phone: { _id: string; name: string; sellerId: string | null }
  className?: string
}

/** Saves a phone as a favorite, or removes it. Sellers cannot save their own phones. */
export function HeartButton({ phone: { _id, name, sellerId }, className }: HeartProps) {
  const t = useTranslations('card')
  const isFavorite = useFavoriteIds().includes(_id)
  const toggleFavorite = useToggleFavorite()
  const isOwn = useViewer().user?._id === sellerId
  return (
    <button
      type="button"
      aria-label={t(isOwn ? 'isOwn' : 'save', { name })}
      aria-pressed={isOwn ? undefined : isFavorite}
      aria-disabled={isOwn || undefined}
      title={isOwn ? t('ownPhone') : undefined}
      className={classNames('mark-button mark-heart icon', className)}
      onClick={() => isOwn || toggleFavorite({ id: _id, isFavorite: !isFavorite })}
    />
  )
}
