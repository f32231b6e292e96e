import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../../contract/urls.ts'
import { isolate } from '../../../shared/isolate.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatMoney } from '../../../shared/money.ts'
import { feeFor } from '../../../shared/orders/fees.ts'
import type { BulkAction, OwnPhoneSummary } from '../../api/index.ts'
import { useShop } from '../../shell/shop.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass, IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { tableRoles } from '../../ui/data-table/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import { usePhoneTexts } from '../phone-texts.ts'
import { useDescribeState } from './describe-state.ts'
import { PhoneNumbers, ViewsByDay } from './phone-numbers.tsx'
import { PriceAdvice } from './price-advice.tsx'
import { actionKey, allowedActions, suggestedAction, useActionTexts } from './product-actions.tsx'
import { listingStateTones } from './state-tones.ts'

type ProductsTableProps = {
  phones: readonly OwnPhoneSummary[]
  now: number
  chosenIds: ReadonlySet<string>
  busy: string | undefined
  onChoose: (phones: readonly OwnPhoneSummary[], on: boolean) => void
  onAction: (phone: OwnPhoneSummary, action: BulkAction) => void
  onManage: (phone: OwnPhoneSummary) => void
  /** The phone whose price is being lowered. */
  lowering: string | undefined
  onLower: (phone: OwnPhoneSummary, toMinor: number) => void
}

/** One page of a seller's listings, with checkboxes to select several. */
export function ProductsTable(props: ProductsTableProps) {
  const { phones, now, chosenIds, busy, lowering, onChoose, onAction, onManage, onLower } = props
  const t = useTranslations('products')
  const allChosen = phones.every(({ _id }) => chosenIds.has(_id))
  return (
    <div className="relative md:overflow-x-auto">
      <table {...tableRoles.table} className="data-table w-full text-start text-sm max-md:block">
        <caption className="sr-only">{t('caption')}</caption>
        <thead {...tableRoles.rowgroup} className="max-md:block">
          <tr {...tableRoles.row} className="max-md:block">
            <th {...tableRoles.columnheader} scope="col" className="max-md:block md:w-11">
              <label className="flex min-h-11 cursor-pointer items-center gap-2 max-md:px-3 md:justify-center">
                <input
                  type="checkbox"
                  className="checkbox tick"
                  aria-label={t('selectPage')}
                  checked={allChosen}
                  onChange={() => onChoose(phones, !allChosen)}
                />
                <span aria-hidden="true" className="font-normal md:hidden">
                  {t('selectAll')}
                </span>
              </label>
            </th>
            {(['image', 'name', 'views', 'price', 'state'] as const).map((column) => (
              <th
                key={column}
                {...tableRoles.columnheader}
                scope="col"
                className={`font-medium text-muted max-md:sr-only ${column === 'price' ? 'text-end' : 'text-start'}`}
              >
                {t(`column.${column}`)}
              </th>
            ))}
            <th {...tableRoles.columnheader} scope="col" className="max-md:sr-only">
              <span className="sr-only">{t('column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup} className="max-md:flex max-md:flex-col max-md:gap-3">
          {phones.map((phone) => (
            <ProductRow
              key={phone._id}
              {...{ phone, now, busy, lowering, onLower }}
              chosen={chosenIds.has(phone._id)}
              onChoose={() => onChoose([phone], !chosenIds.has(phone._id))}
              onAction={(action) => onAction(phone, action)}
              onManage={() => onManage(phone)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ProductRowProps = {
  phone: OwnPhoneSummary
  now: number
  chosen: boolean
  busy: string | undefined
  onChoose: () => void
  onAction: (action: BulkAction) => void
  onManage: () => void
} & Pick<ProductsTableProps, 'lowering' | 'onLower'>

/** What the seller gets of the price when the shop keeps a fee. */
function Earnings({ phone: { priceMinor, currency } }: { phone: OwnPhoneSummary }) {
  const t = useTranslations('products')
  const language = useLanguage()
  const { fee } = useShop()
  if (!fee) return null
  return (
    <span className="block text-sm font-normal text-muted">
      {t('youGet', {
        amount: formatMoney(priceMinor - feeFor(fee, priceMinor), currency, language),
      })}
    </span>
  )
}

/** One listing: a table row, or a card on small screens. */
function ProductRow(props: ProductRowProps) {
  const { phone, now, chosen, busy, lowering, onChoose, onAction, onManage, onLower } = props
  const nameId = `phone-${phone._id}`
  const t = useTranslations('products')
  const texts = usePhoneTexts()
  const { shortLabel } = useActionTexts()
  const describeState = useDescribeState()
  const next = suggestedAction(phone)
  const language = useLanguage()
  const name = isolate(phone.name, language)
  return (
    <tr
      {...tableRoles.row}
      className="has-[input:checked]:bg-sand/50 max-md:grid max-md:grid-cols-[2.75rem_3rem_minmax(0,1fr)] max-md:gap-x-3 max-md:rounded-box max-md:border max-md:border-hairline max-md:bg-raised max-md:p-2 max-md:pe-3 max-md:[grid-template-areas:'choose_image_name'_'choose_image_price'_'state_state_state'_'actions_actions_actions']"
    >
      <td {...tableRoles.cell} className="[grid-area:choose]">
        <label className="flex size-11 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            className="checkbox tick"
            aria-label={t('select', { name })}
            checked={chosen}
            onChange={onChoose}
          />
        </label>
      </td>
      <td {...tableRoles.cell} className="[grid-area:image]">
        <Thumbnail src={phone.img} />
      </td>
      <td {...tableRoles.cell} className="min-w-0 [grid-area:name] md:min-w-40">
        <Link
          id={nameId}
          to={pages.namedPhone(phone._id, phone.slug)}
          className="inline-flex min-h-6 items-center font-medium wrap-anywhere hover:underline"
        >
          <bdi>{phone.name}</bdi>
        </Link>
        <span className="block text-muted">{rowFacts(phone, texts, t, language)}</span>
        <PhoneNumbers phone={phone} />
      </td>
      {/* On phones the number of views says enough. */}
      <td {...tableRoles.cell} className="max-md:hidden">
        <ViewsByDay phone={phone} />
      </td>
      <td
        {...tableRoles.cell}
        className="font-medium whitespace-nowrap tabular-nums [grid-area:price] md:text-end"
      >
        {texts.money(phone.priceMinor, phone.currency)}
        <Earnings phone={phone} />
        <PriceAdvice
          {...{ phone, nameId }}
          busy={lowering === phone._id}
          onLower={(toMinor) => onLower(phone, toMinor)}
        />
      </td>
      <td {...tableRoles.cell} className="[grid-area:state] max-md:px-2">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={listingStateTones[phone.state]}>{t(`state.${phone.state}`)}</Badge>
          {phone.advertised && <Badge tone="accent">{t('advertised')}</Badge>}
        </span>
        <span className="mt-1 line-clamp-4 wrap-anywhere text-muted md:max-w-56">
          {describeState(phone, now)}
        </span>
      </td>
      <td {...tableRoles.cell} className="[grid-area:actions]">
        <div className="flex justify-end gap-1">
          {phone.state === 'changes_requested' && (
            <Link
              to={pages.editProduct(phone._id)}
              aria-describedby={nameId}
              className={buttonClass()}
            >
              {t('edit')}
            </Link>
          )}
          {(phone.state === 'removed' || phone.state === 'rejected') && (
            <Link
              to={pages.contact()}
              search={{ listing: phone._id }}
              aria-describedby={nameId}
              className={buttonClass()}
            >
              {t('contact')}
            </Link>
          )}
          {next && (
            <Button
              aria-describedby={nameId}
              className="px-3 max-md:flex-1"
              busy={busy === actionKey(next, [phone])}
              onClick={() => onAction(next)}
            >
              {shortLabel(next)}
            </Button>
          )}
          <IconButton
            label={t('manage', { name })}
            icon={<Ellipsis className="size-5" />}
            aria-haspopup="dialog"
            onClick={onManage}
          />
        </div>
      </td>
    </tr>
  )
}

function rowFacts(
  { brand, storageGb, grade }: OwnPhoneSummary,
  texts: ReturnType<typeof usePhoneTexts>,
  t: Translate<'products'>,
  language: Language,
) {
  return [
    isolate(brand, language),
    storageGb && texts.storage(storageGb),
    grade ? t('grade', { grade }) : texts.grade(null),
  ]
    .filter(Boolean)
    .join('\u00a0· ')
}

type ManageDialogProps = {
  phone: OwnPhoneSummary | undefined
  now: number
  busy: string | undefined
  onClose: () => void
  onAction: (phone: OwnPhoneSummary, action: BulkAction) => void
}

/** State, statistics and all actions of one listing. */
export function ManageDialog({ phone, now, busy, onClose, onAction }: ManageDialogProps) {
  const t = useTranslations('products')
  const texts = useActionTexts()
  const describeState = useDescribeState()
  return (
    <Dialog
      open={phone !== undefined}
      onClose={onClose}
      title={isolate(phone?.name ?? '', useLanguage())}
    >
      {phone && (
        <div className="flex flex-col gap-5">
          <div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
              <Badge tone={listingStateTones[phone.state]}>{t(`state.${phone.state}`)}</Badge>
              <PhoneNumbers phone={phone} />
            </div>
            <p className="mt-2 wrap-anywhere text-muted">{describeState(phone, now)}</p>
          </div>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {phone.actions.includes('edit') && (
              <ActionRow help={t('editHelp')}>
                <Link
                  to={pages.editProduct(phone._id)}
                  className={classNames(buttonClass(), 'px-3')}
                >
                  {t('edit')}
                </Link>
              </ActionRow>
            )}
            <ActionRow help={t('duplicateHelp')}>
              <Link
                to={pages.addProduct()}
                search={{ from: phone._id }}
                className={classNames(buttonClass(), 'px-3')}
              >
                {t('duplicate')}
              </Link>
            </ActionRow>
            {allowedActions(phone).map((action) => (
              <ActionRow key={action} help={texts.help(action)}>
                <Button
                  className={action === 'withdraw' ? 'px-3 text-red' : 'px-3'}
                  busy={busy === actionKey(action, [phone])}
                  onClick={() => onAction(phone, action)}
                >
                  {texts.label(action)}
                </Button>
              </ActionRow>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

function ActionRow({ help, children }: { help: string; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <span className="text-sm text-muted">{help}</span>
      <span className="shrink-0">{children}</span>
    </li>
  )
}
