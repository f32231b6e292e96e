import { useMutation } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { BellPlus, BellRing } from 'lucide-react'
import { pages } from '../../../contract/urls.ts'
import { useShowRefusal } from '../../forms/use-action.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

type SaveSearchProps = {
  /** The query string of the results. */
  query: string
}

/** Saves the current search; visitors log in first and return here. */
export function SaveSearch({ query }: SaveSearchProps) {
  const { user } = useViewer()
  return user ? <SaveButton key={query} query={query} /> : <LogInToSave />
}

function LogInToSave() {
  const t = useTranslations('search.save')
  const router = useRouter()
  return (
    <Link
      to={pages.login()}
      search={{ from: router.state.location.href }}
      className={buttonClass({ variant: 'quiet' })}
    >
      <BellPlus className="size-5" aria-hidden="true" />
      {t('save')}
    </Link>
  )
}

function SaveButton({ query }: SaveSearchProps) {
  const t = useTranslations('search.save')
  const { api } = useRouter().options.context
  const save = useMutation({
    mutationFn: () =>
      api.post('/api/saved-searches', { body: { query: query.replace(/^\?/, '') } }),
    onSuccess: ({ name }) => toast.success(t('done', { name })),
    onError: useShowRefusal(),
  })

  if (save.isSuccess)
    return (
      <Link to={pages.savedSearches()} className={buttonClass({ variant: 'quiet' })}>
        <BellRing className="size-5" aria-hidden="true" />
        {t('all')}
      </Link>
    )
  return (
    <Button
      variant="quiet"
      icon={<BellPlus className="size-5" aria-hidden="true" />}
      busy={save.isPending}
      busyLabel={t('busy')}
      onClick={() => save.mutate()}
    >
      {t('save')}
    </Button>
  )
}
