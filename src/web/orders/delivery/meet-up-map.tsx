import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isolatePlace } from '../../../shared/isolate.ts'
import { type Api, useApi } from '../../api/index.ts'
import { PlaceMap } from '../../delivery/place-map.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'

/** Where the phone of an order can be picked up; null where the shop does not know the place. */
const placeQuery = (api: Api, phoneId: string) =>
  queryOptions({
    queryKey: ['place-of-phone', phoneId],
    queryFn: async () => (await api.get('/api/phones/{id}', { path: { id: phoneId } })).place,
  })

type MeetUpMapProps = {
  phoneId: string
  /** In place of the map while it is loaded. */
  room: ReactNode
}

/** The town in which buyer and seller meet, for those who have to find their way there. */
export default function MeetUpMap({ phoneId, room }: MeetUpMapProps) {
  const t = useTranslations('phone.delivery')
  const language = useLanguage()
  const { data: place, isPending } = useQuery(placeQuery(useApi(), phoneId))
  if (isPending) return room
  if (!place) return null
  return (
    <div>
      <p className="text-sm text-muted">
        {t.rich('pickUpIn', { place: () => isolatePlace(place.name, language) })}
      </p>
      <PlaceMap place={place} alt={t('map', { place: place.name })} caption={t('mapText')} />
    </div>
  )
}
