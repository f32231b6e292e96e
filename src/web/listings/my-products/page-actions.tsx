import { Link } from '@tanstack/react-router'
import { Download, TreePalm, Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { apiUrl } from '../../api/client.ts'
import type { Api } from '../../api/index.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ActionMenu } from '../../ui/data-table/popover-button.tsx'
import { LazyDialog, useLazyDialog } from '../../ui/lazy-dialog.tsx'
import { useTranslations } from '../../ui/text.ts'
import { VacationDialog } from './vacation.tsx'

const ImportDialog = lazyPart(['productImport'], () => import('./import-dialog.tsx'))

const EXPORT_FILE = apiUrl('/api/my-phones/export')

type PageActionsProps = {
  api: Api
  refresh: () => Promise<void>
  /** The end of the vacation, null without one; undefined while it loads. */
  until: string | null | undefined
}

/** What sellers do to all of their phones: three buttons, which are one menu below 1024 px, and the link to the form. */
export function PageActions({ api, refresh, until }: PageActionsProps) {
  const t = useTranslations('products')
  const importing = useLazyDialog()
  const [isPlanning, setPlanning] = useState(false)
  const mayPlan = until === null
  return (
    <>
      <div className="flex flex-wrap gap-2 max-lg:hidden">
        {mayPlan && (
          <Button
            icon={<TreePalm className="size-4" />}
            className="px-3"
            aria-haspopup="dialog"
            onClick={() => setPlanning(true)}
          >
            {t('vacation.label')}
          </Button>
        )}
        <Button
          icon={<Upload className="size-4" />}
          className="px-3"
          aria-haspopup="dialog"
          busy={importing.isLoading}
          onClick={importing.open}
        >
          {t('import')}
        </Button>
        <a href={EXPORT_FILE} download className={classNames(buttonClass(), 'px-3')}>
          <Download className="size-4" />
          {t('export')}
        </a>
      </div>
      <div className="flex gap-2 max-md:w-full">
        <AddLink>{t('add')}</AddLink>
        <div className="lg:hidden">
          <ActionMenu
            label={t('column.actions')}
            actions={[
              ...(mayPlan
                ? [
                    {
                      label: t('vacation.label'),
                      hasDialog: true,
                      onChoose: () => setPlanning(true),
                    },
                  ]
                : []),
              { label: t('import'), hasDialog: true, onChoose: importing.open },
              { label: t('export'), onChoose: () => window.location.assign(EXPORT_FILE) },
            ]}
          />
        </div>
      </div>
      <VacationDialog
        {...{ api, refresh }}
        until={until ?? null}
        open={isPlanning}
        onClose={() => setPlanning(false)}
      />
      <LazyDialog dialog={importing}>
        <ImportDialog {...{ api, refresh }} open={importing.isOpen} onClose={importing.close} />
      </LazyDialog>
    </>
  )
}

/** The way to the form that lists a phone. */
export function AddLink({ children }: { children: ReactNode }) {
  return (
    <Link
      to={pages.addProduct()}
      className={classNames(buttonClass({ variant: 'primary' }), 'max-md:grow')}
    >
      {children}
    </Link>
  )
}
