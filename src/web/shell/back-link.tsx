import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { linkClass } from '../ui/link.tsx'

type BackLinkProps = {
  to: string
  onClick?: (event: MouseEvent) => void
  children: string
}

/** Above the heading of a page: to the page that it belongs to. */
export function BackLink({ to, onClick, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      onClick={onClick}
      className={`${linkClass} inline-flex min-h-11 items-center gap-1.5 text-sm`}
    >
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {children}
    </Link>
  )
}
