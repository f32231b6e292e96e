import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../../routes.ts'
import type { BulkMove } from '../../api/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useReader } from '../../ui/reader.tsx'
import { actionKey, actionLabels, allowedActions } from './product-actions.ts'
import { PhoneNumbers } from './products-table.tsx'
import type { ShownPhone } from './queries.ts'
import { describeState, listingStateLabels } from './state-labels.ts'

type ManageDialogProps = {
  phone: ShownPhone | undefined
  now: number
  busy: string | undefined
  onClose: () => void
  onMove: (phone: ShownPhone, move: BulkMove) => void
}

/** State, statistics and all actions of one listing. */
export function ManageDialog({ phone, now, busy, onClose, onMove }: ManageDialogProps) {
  const reader = useReader()
  return (
    <Dialog open={phone !== undefined} onClose={onClose} title={phone?.name ?? ''}>
      {phone && (
        <div className="flex flex-col gap-5">
          <div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
              <Badge tone={listingStateLabels[phone.state].tone}>
                {listingStateLabels[phone.state].label}
              </Badge>
              <PhoneNumbers phone={phone} />
            </div>
            <p className="mt-2 break-words text-muted">{describeState(phone, now, reader)}</p>
          </div>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {phone.acts.includes('edit') && (
              <ActionRow help="Price, description and photos.">
                <Link
                  to={pages.editProduct(phone._id)}
                  className={classNames(buttonClass(), 'px-3')}
                >
                  Edit
                </Link>
              </ActionRow>
            )}
            <ActionRow help="Start a new listing from a copy of this one.">
              <Link
                to={pages.addProduct()}
                search={{ from: phone._id }}
                className={classNames(buttonClass(), 'px-3')}
              >
                Duplicate
              </Link>
            </ActionRow>
            {allowedActions(phone).map((move) => (
              <ActionRow key={move} help={actionLabels[move].help}>
                <Button
                  className={move === 'withdraw' ? 'px-3 text-red' : 'px-3'}
                  busy={busy === actionKey(move, [phone])}
                  onClick={() => onMove(phone, move)}
                >
                  {actionLabels[move].label}
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
