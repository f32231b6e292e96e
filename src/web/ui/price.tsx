import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useTranslations } from './text.ts'

type PriceProps = {
  /** Already formatted, as is the other one: '$450'. */
  amount: string
  /** What it cost when new. */
  original?: string | undefined
  size?: 'medium' | 'large' | 'display'
  className?: string
  /** What is said of the price, after it. */
  children?: ReactNode
}

const sizes = { medium: 'text-base', large: 'text-lg', display: 'text-xl' }

/** The price when new is only a fact: whether a price is good, its verdict says. */
export function Price({ amount, original, size = 'large', className, children }: PriceProps) {
  const t = useTranslations('card.price')
  return (
    <p className={classNames('price', className)}>
      <b className={classNames('price-amount', sizes[size])}>
        <span className="sr-only">{`${t('now')} `}</span>
        {amount}
      </b>
      {original && <span className="text-sm text-muted">{t('whenNew', { amount: original })}</span>}
      {children}
    </p>
  )
}
