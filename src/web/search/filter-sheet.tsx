import type { SearchResult } from '../api/index.ts'
import { formatTotal } from '../listings/listing-labels.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

type FilterSheetProps = {
  open: boolean
  onClose: () => void
  result: Pick<SearchResult, 'total' | 'totalIsExact'> | undefined
  panel: FilterPanelProps
}

/** The filters on small screens; the button below shows the number of results. */
export function FilterSheet({ open, onClose, result, panel }: FilterSheetProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Filters"
      footer={
        <Button variant="primary" wide onClick={onClose}>
          Show <span>{result ? formatTotal(result.total, result.totalIsExact) : 'phones'}</span>
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  )
}
