import { useQuery } from '@tanstack/react-query'
import { Clock, History, TriangleAlert } from 'lucide-react'
import type { Phone } from '../../api/index.ts'
import { useApi } from '../../shell/use-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/page-states.tsx'
import { reviewWords } from './review-words.ts'
import type { useEditCopy } from './use-edit-copy.ts'

type EditNoticesProps = { phone: Phone; copy: ReturnType<typeof useEditCopy> }

/** What a seller has to know before a listing is changed. */
export function EditNotices({ phone, copy }: EditNoticesProps) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['review', phone._id],
    queryFn: () => api.get('/api/phones/{id}/review', { path: { id: phone._id } }),
  })
  const said = reviewWords(phone.state, data?.review ?? null)
  return (
    <div className="mb-6 flex max-w-3xl flex-col gap-3 empty:hidden">
      {said && (
        <Notice
          label="Where the listing stands"
          tone="waiting"
          icon={
            said.waits ? (
              <Clock className="size-5" />
            ) : (
              <TriangleAlert className="size-5 text-amber" />
            )
          }
        >
          <p>{said.words}</p>
        </Notice>
      )}
      {copy.resumed && (
        <Notice label="Changes continued" icon={<History className="size-5" />}>
          <p className="flex-1">We restored your unsaved changes.</p>
          <Button variant="ghost" className="px-3" onClick={copy.discard}>
            Undo the changes
          </Button>
        </Notice>
      )}
    </div>
  )
}
