import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useTranslations } from './text.ts'

type PriceProps = {
  /** Already formatted, as are the other two: '$450'. */
  amount: string
  original?: string | undefined
  /** The amount saved: '$150'. */
  saving?: string | undefined
  size?: 'medium' | 'large' | 'display'
  className?: string
  /** What is said of the price, after it. */
  children?: ReactNode
}

const sizes = { medium: 'text-base', large: 'text-lg', display: 'text-xl' }

/** Screen readers ignore color and strikethrough, so each figure has a text label. */
export function Price({
  amount,
  original,
  saving,
  size = 'large',
  className,
  children,
}: PriceProps) {
  const t = useTranslations('card.price')
  return (
    <p className={classNames('price', className)}>
      <b className={classNames('price-amount', sizes[size])}>
        <span className="sr-only">{`${t('now')} `}</span>
        {amount}
      </b>
      {original && (
        <del className="text-sm text-muted">
          <span className="sr-only">{`${t('original')} `}</span>
          {original}
        </del>
      )}
      {saving && <span className="price-saving">{t('save', { amount: saving })}</span>}
      {children}
    </p>
  )
}
