import { useQuery } from '@tanstack/react-query'
import { api as paths } from '../../../routes.ts'
import type { PhoneDetail } from '../../listings/phone-page/detail.ts'
import { Proofs } from '../../listings/phone-page/proofs.tsx'
import type { AftermathApi } from '../aftermath/calls.ts'
import { Failed } from '../aftermath/failed.tsx'

/** What was proven of the phone when it was listed: IMEI, grade, check-up, possession. */
export function ListingProofs({ api, phoneId }: { api: AftermathApi; phoneId: string }) {
  const query = useQuery({
    queryKey: ['phone', phoneId],
    queryFn: () => api.get<PhoneDetail>(paths.phone(phoneId)),
  })
  if (query.data) return <Proofs phone={query.data} />
  return query.error ? <Failed query={query} /> : null
}
