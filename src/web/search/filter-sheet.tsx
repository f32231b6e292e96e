import type { SearchResult } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'
import { useFilterTexts } from './filter-texts.ts'

type FilterSheetProps = {
  open: boolean
  onClose: () => void
  result: Pick<SearchResult, 'total' | 'totalIsExact'> | undefined
  panel: FilterPanelProps
}

/** The filters on small screens; the button below shows the number of results. */
export function FilterSheet({ open, onClose, result, panel }: FilterSheetProps) {
  const { t, phone } = useFilterTexts()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filters')}
      footer={
        <Button variant="primary" wide onClick={onClose}>
          {result
            ? t('show', { total: phone.total(result.total, result.totalIsExact) })
            : t('showPhones')}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  )
}
