import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export const linkClass =
  'font-medium text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2'

/** For the name in a row of a table, where there are too many links for the color of actions. */
export const rowLinkClass =
  'font-medium underline decoration-edge decoration-1 underline-offset-4 hover:decoration-ink'

/** For the name that stands for its row: on phones, where the row is a few lines, its hit area covers it. */
export const rowTitleClass = `${rowLinkClass} row-title`

/** For a row of links that narrow a list, each with a number. */
export function pillLinkClass(isCurrent: boolean): string {
  return classNames(
    'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-edge px-4 text-sm font-medium hover:border-ink',
    isCurrent && 'border-ink bg-ink text-paper',
  )
}

export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={classNames(linkClass, className)} />
}

/** For the single link of a card: its hit area covers the whole `LinkCard` around it. */
export const cardLinkClass = 'card-link'

type LinkCardProps = { children: ReactNode; className?: string; as?: 'article' | 'li' | 'div' }

/**
 * A card that is clickable as a whole, but contains one real link and its actions, each focusable.
 */
export function LinkCard({ children, className, as: Tag = 'article' }: LinkCardProps) {
  return <Tag className={classNames('link-card', className)}>{children}</Tag>
}

/** Above the card's link, so that the actions inside can be clicked. */
export function CardActions({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('relative z-10', className)}>{children}</div>
}
