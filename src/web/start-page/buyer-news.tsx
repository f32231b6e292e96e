import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import { formatMoney } from '../../shared/money.ts'
import type { Api } from '../api/index.ts'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { type Task, TaskRow } from './start-parts.tsx'
import { startQueries } from './start-queries.ts'

/** Of each kind, at most. */
const MOST = 3

/** What is new for a buyer: favorites for sale that cost less than when they were saved, and unread messages. */
export function BuyerNews({ api }: { api: Api }) {
  const t = useTranslations('start')
  const language = useLanguage()
  const queries = startQueries(api).Buyer
  const { data: favorites = [] } = useQuery(queries.favorites)
  const { data: conversations } = useInfiniteQuery(queries.conversations)
  const drops = favorites.flatMap((phone): Task[] => {
    const { _id, slug, name, img, state, priceMinor, savedPriceMinor, currency } = phone
    const lower = (savedPriceMinor ?? priceMinor) - priceMinor
    if (lower <= 0 || state !== 'live') return []
    const money = (minor: number) => formatMoney(minor, currency, language)
    return [
      {
        key: _id,
        to: pages.namedPhone(_id, slug),
        title: name,
        about: t('loweredTo', { price: money(priceMinor), amount: money(lower) }),
        img,
        isYours: false,
      },
    ]
  })
  const unread = (conversations?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter((conversation) => conversation.unread > 0)
    .map(({ _id, otherPerson, phone, last }): Task => {
      const person = otherPerson?.name
      return {
        key: _id,
        to: pages.messages(),
        search: { conversation: _id },
        title: person ?? phone.name,
        about: (
          <span className="line-clamp-1">
            <bdi>{last.text || phone.name}</bdi>
          </span>
        ),
        ...(phone.img ? { img: phone.img } : { Icon: MessageCircle }),
        isYours: false,
      }
    })
  return (
    <>
      <News title={t('drops')} rows={drops} />
      <News title={t('unread')} rows={unread} />
    </>
  )
}

/** Nothing without news. */
function News({ title, rows }: { title: string; rows: readonly Task[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title} className="mb-10">
      <h2 className="mb-4 text-lg">{title}</h2>
      <ul className="flex flex-col gap-3">
        {rows.slice(0, MOST).map((row) => (
          <TaskRow key={row.key} task={row} />
        ))}
      </ul>
    </section>
  )
}
