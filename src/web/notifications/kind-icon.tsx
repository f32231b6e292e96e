import { Banknote, type LucideIcon, Scale, ShoppingBag, Star, Tag } from 'lucide-react'
import type { Notification } from '../api/index.ts'

const icons: Record<Notification['kind'], LucideIcon> = {
  orders: ShoppingBag,
  payments: Banknote,
  disputes: Scale,
  offers: Tag,
  ratings: Star,
}

export function KindIcon({ kind }: { kind: Notification['kind'] }) {
  const Icon = icons[kind]
  return <Icon aria-hidden="true" className="size-5" />
}
