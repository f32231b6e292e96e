import { useQuery } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'
import { ProofList } from '../../verification/proofs.tsx'
import { LoadError } from '../order-section.tsx'

/** What was verified when the phone was listed: IMEI, grade, phone check, possession. */
export default function ListingProofs({ api, phoneId }: { api: Api; phoneId: string }) {
  const query = useQuery({
    queryKey: ['phone', phoneId],
    queryFn: () => api.get('/api/phones/{id}', { path: { id: phoneId } }),
  })
  if (query.data) return <ProofList phone={query.data} />
  return query.error ? <LoadError query={query} /> : null
}
