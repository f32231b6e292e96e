import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/index.ts'
import { useTranslations } from '../../ui/text.ts'
import { Shelf } from '../highlights.tsx'
import { highlightsQuery } from '../highlights-query.ts'

/** The best deals, or else the newest phones, without those with the ids in `except`. */
export default function SuggestedPhones({ except = [] }: { except?: readonly string[] }) {
  const t = useTranslations('home')
  const { data } = useQuery(highlightsQuery(useApi()))
  if (!data) return null
  const others = (phones: typeof data.newest) => phones.filter(({ _id }) => !except.includes(_id))
  const deals = others(data.deals)
  if (deals.length > 0)
    return <Shelf title={t('deals.title')} lead={t('deals.lead')} phones={deals} isFirst={false} />
  return <Shelf title={t('newest')} phones={others(data.newest)} isFirst={false} hasMore />
}
