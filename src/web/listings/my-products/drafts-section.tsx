import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { pages } from '../../../routes.ts'
import type { Api, Draft } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { buttonClass, IconButton } from '../../ui/button.tsx'
import type { useConfirm } from '../../ui/confirm.tsx'

import { Moment } from '../../ui/reader.tsx'
import { toast } from '../../ui/toaster.tsx'

type DraftsSectionProps = {
  api: Pick<Api, 'delete'>
  drafts: readonly Draft[]
  refresh: () => Promise<void>
  confirm: ReturnType<typeof useConfirm>[0]
}

/** Drafts that are not published yet, from any device. */
export function DraftsSection({ api, drafts, refresh, confirm }: DraftsSectionProps) {
  const { run } = useAction()
  if (drafts.length === 0) return null

  async function remove(draft: Draft) {
    const what = `Your draft of the ${draftName(draft)} is lost.`
    if (!(await confirm({ what, act: 'Delete draft', danger: true }))) return
    await run(draft._id, async () => {
      await api.delete('/api/drafts/{id}', { path: { id: draft._id } })
      toast.success('Draft deleted')
      await refresh()
    })
  }

  return (
    <section aria-labelledby="drafts" className="mb-8 rounded-box bg-mist p-4 md:p-5">
      <h2 id="drafts" className="text-base">
        {drafts.length === 1
          ? 'One draft is not published yet'
          : `${drafts.length} drafts are not published yet`}
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {drafts.map((draft) => (
          <li key={draft._id} className="flex items-center gap-2 py-1.5">
            <p className="min-w-0 flex-1">
              <span className="block truncate font-medium">{draftName(draft)}</span>
              <span className="text-sm text-muted">
                Saved <Moment at={draft.updatedAt} />
              </span>
            </p>
            <Link to={pages.addProduct()} className={buttonClass()}>
              Continue<span className="sr-only"> with the {draftName(draft)}</span>
            </Link>
            <IconButton
              label={`Delete the draft of the ${draftName(draft)}`}
              icon={<Trash2 className="size-4" />}
              onClick={() => remove(draft)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function draftName({ values: { name, brand } }: Draft): string {
  const [named, made] = [name, brand].map((text) => (typeof text === 'string' ? text.trim() : ''))
  return named || (made ? `${made} phone` : 'phone without a name')
}
