import { Download, Search } from 'lucide-react'
import { MAX_ACCOUNT_QUERY_LENGTH } from '../../shared/accounts/account-rules.ts'
import { roleLabels } from '../dashboard/dashboard-page.ts'
import { buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useAddressText } from '../ui/hooks.ts'
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
  const typed = useAddressText(search.q, (q) => onSearch({ q }, { replace: true }))
  const choose = (key: keyof AccountSearch) => (event: { currentTarget: { value: string } }) =>
    onSearch({ [key]: event.currentTarget.value || undefined })
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <div className="w-full xl:w-80">
        <TextField
          label={`Search ${caption}`}
          hideLabel
          type="search"
          placeholder="Name, email or ID"
          maxLength={MAX_ACCOUNT_QUERY_LENGTH}
          start={<Search aria-hidden="true" className="size-4" />}
          value={typed.text}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && typed.commit()}
          // Written before a click on a row leaves the page, or it would lead back here.
          onBlur={() => typed.commit()}
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
      <div className="min-w-40 max-md:flex-1">
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
      <div className="min-w-40 max-md:flex-1">
        <SelectField
          label="Sort by"
          hideLabel
          value={search.sort ?? ''}
          placeholder="Newest first"
          options={[{ value: 'name', label: 'By name' }]}
          onChange={choose('sort')}
        />
      </div>
      <a href={accountsFile(search)} download className={buttonClass({ variant: 'ghost' })}>
        <Download aria-hidden="true" className="size-4" />
        Download CSV
      </a>
    </div>
  )
}
