import { queryOptions, useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { isOnMarket } from '../../../shared/listings/listing-life-cycle.ts'
import { type Api, type Phone, useApi } from '../../api/index.ts'
import { useReadRefusal } from '../../forms/use-action.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useDebounced } from '../../ui/hooks.ts'
import { Skeleton } from '../../ui/layout/page-states.tsx'
import { useTranslations } from '../../ui/text.ts'
import { useFavoriteIds } from '../favorites/favorites.ts'
import { recentlyViewed } from '../favorites/recently-viewed.ts'
import { PhonePhoto } from '../phone-photo.tsx'
import { usePhoneTexts } from '../phone-texts.ts'
import { listingQueries } from '../queries.ts'

/** Phones that the list shows, and how many are requested because some are compared already. */
const SHOWN = 6
const REQUESTED = 10

type ComparePickerProps = { compared: readonly string[]; onAdd: (id: string) => void }

/** Adds a phone: one that a search finds, or that this reader saved or viewed, or else that was just listed. */
export default function ComparePicker({ compared, onAdd }: ComparePickerProps) {
  const t = useTranslations('compare.picker')
  const readRefusal = useReadRefusal()
  const [text, setText] = useState('')
  function add(id: string) {
    setText('')
    onAdd(id)
  }

  const { title, phones, error } = useChoices(useDebounced(text.trim()), compared)
  return (
    <>
      <TextField
        label={t('label')}
        type="search"
        start={<Search className="size-4" />}
        value={text}
        placeholder={t('placeholder')}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <h3 className="mt-5 mb-1 text-sm font-medium text-muted">{title}</h3>
      <div aria-live="polite">
        {error && <p className="py-3 text-red">{readRefusal(error).message}</p>}
        {phones?.length === 0 && <p className="py-3 text-muted">{t('noResults')}</p>}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-8">
          {phones
            ? phones.map((phone) => <Choice key={phone._id} phone={phone} onAdd={add} />)
            : !error &&
              [1, 2, 3].map((place) => (
                <li key={place} className="py-2">
                  <Skeleton className="h-14 w-full" />
                </li>
              ))}
        </ul>
      </div>
    </>
  )
}

type ChoiceProps = {
  phone: Pick<
    Phone,
    '_id' | 'name' | 'color' | 'img' | 'grade' | 'storageGb' | 'used' | 'priceMinor' | 'currency'
  >
  onAdd: (id: string) => void
}

function Choice({ phone, onAdd }: ChoiceProps) {
  const t = useTranslations('compare.picker')
  const texts = usePhoneTexts()
  return (
    <li className="relative flex items-center gap-3 border-t border-hairline py-2 hover:bg-sand/50">
      <PhonePhoto phone={phone} sizes="3.5rem" className="size-14 shrink-0" alt="" />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-medium">{phone.name}</bdi>
        <span className="block truncate text-sm text-muted">
          {texts.shortFacts(phone).join(' · ')}
        </span>
      </span>
      <b className="font-semibold tabular-nums">{texts.money(phone.priceMinor, phone.currency)}</b>
      {/* The whole row can be pressed. */}
      <button
        type="button"
        aria-label={t('add', { name: phone.name })}
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-field text-accent-ink after:absolute after:inset-0"
        onClick={() => onAdd(phone._id)}
      >
        <Plus aria-hidden="true" className="size-5" />
      </button>
    </li>
  )
}

/** The phones to choose from, other than the compared ones. */
function useChoices(text: string, compared: readonly string[]) {
  const t = useTranslations('compare.picker')
  const api = useApi()
  const saved = useFavoriteIds()
  const { subscribe, all, none } = recentlyViewed
  const viewed = useSyncExternalStore(subscribe, all, none)
  const isOther = ({ _id }: { _id: string }) => !compared.includes(_id)
  const ids = [...new Set([...saved, ...viewed])].slice(0, REQUESTED)
  const matches = useQuery({ ...searchQuery(api, text), enabled: text !== '' })
  const remembered = useQuery({ ...listingQueries.phones(api, ids), enabled: ids.length > 0 })
  const rememberedPhones = (remembered.data ?? []).filter(
    (one) => isOnMarket(one.state) && isOther(one),
  )
  const hasNone = ids.length === 0 || (remembered.isSuccess && rememberedPhones.length === 0)
  const newest = useQuery({ ...listingQueries.newest(api), enabled: hasNone })
  const first = <One extends { _id: string }>(phones: readonly One[] | undefined) =>
    phones?.filter(isOther).slice(0, SHOWN)
  if (text) return { title: t('results'), phones: first(matches.data?.items), error: matches.error }
  if (hasNone) return { title: t('newest'), phones: first(newest.data?.items), error: newest.error }
  return {
    title: t('recent'),
    phones: remembered.isSuccess ? first(rememberedPhones) : undefined,
    error: remembered.error,
  }
}

function searchQuery(api: Api, q: string) {
  return queryOptions({
    queryKey: ['search', 'to compare', q],
    queryFn: ({ signal }) =>
      api.get('/api/search', { query: { q, limit: String(REQUESTED), facets: '0' }, signal }),
  })
}
