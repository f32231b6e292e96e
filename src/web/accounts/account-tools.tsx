import { Download } from 'lucide-react'
import { MAX_ACCOUNT_QUERY_LENGTH } from '../../shared/accounts/account-rules.ts'
import { roleLabels } from '../dashboard/dashboard-page.ts'
import { useMay } from '../dashboard/use-dashboard.ts'
import { buttonClass } from '../ui/button.tsx'
import { ListSearchField } from '../ui/form/list-search-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { type AccountSearch, accountsFile } from './account-list-queries.ts'

export type OnAccountSearch = (changes: AccountSearch, how?: { replace: boolean }) => void

type AccountToolsProps = {
  search: AccountSearch
  onSearch: OnAccountSearch
  /** Names the list: 'all users'. */
  caption: string
  /** The role is not one of the filters: everyone in the list has the same. */
  isOneRole?: boolean
}

const roleOptions = Object.entries(roleLabels).map(([value, label]) => ({ value, label }))

/** Search, filters and order, which are in the URL, and the file with the same accounts. */
export function AccountTools({ search, onSearch, caption, isOneRole }: AccountToolsProps) {
  const mayExport = useMay()('exportAccounts')
  const choose = (key: keyof AccountSearch) => (event: { currentTarget: { value: string } }) =>
    onSearch({ [key]: event.currentTarget.value || undefined })
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <div className="w-full xl:w-80">
        <ListSearchField
          label={`Search ${caption}`}
          hideLabel
          placeholder="Name, email or ID"
          maxLength={MAX_ACCOUNT_QUERY_LENGTH}
          value={search.q}
          onSearch={(q) => onSearch({ q }, { replace: true })}
        />
      </div>
      {!isOneRole && (
        <div className="min-w-36 max-md:flex-1">
          <SelectField
            label="Role"
            hideLabel
            value={search.role ?? ''}
            placeholder="All roles"
            options={roleOptions}
            onChange={choose('role')}
          />
        </div>
      )}
      <div className="min-w-36 max-md:flex-1">
        <SelectField
          label="Status"
          hideLabel
          value={search.banned ?? ''}
          placeholder="All statuses"
          options={[
            { value: 'false', label: 'Not banned' },
            { value: 'true', label: 'Banned' },
          ]}
          onChange={choose('banned')}
        />
      </div>
      <div className="min-w-36 max-md:flex-1">
        <SelectField
          label="Sort by"
          hideLabel
          value={search.sort ?? ''}
          placeholder="Newest first"
          options={[{ value: 'name', label: 'By name' }]}
          onChange={choose('sort')}
        />
      </div>
      {mayExport && (
        <a href={accountsFile(search)} download className={buttonClass({ variant: 'ghost' })}>
          <Download aria-hidden="true" className="size-4" />
          Download CSV
        </a>
      )}
    </div>
  )
}
