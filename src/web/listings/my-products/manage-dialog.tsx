import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../../routes.ts'
import type { BulkMove, OwnPhone } from '../../api/index.ts'
import { listingWords } from '../../dashboard/listing-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'

import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { actWords } from './act-words.ts'
import { movesOf } from './acts-of.ts'
import { PhoneNumbers } from './phone-numbers.tsx'
import { stateWords } from './state-words.ts'
import { busyName } from './use-moves.ts'

type ManageDialogProps = {
  phone: OwnPhone | undefined
  now: number
  busy: string | undefined
  onClose: () => void
  onMove: (phone: OwnPhone, move: BulkMove) => void
}

/** All about one listing: where it stands, how it does, and everything that can be done with it. */
export function ManageDialog({ phone, now, busy, onClose, onMove }: ManageDialogProps) {
  return (
    <Dialog open={phone !== undefined} onClose={onClose} title={phone?.name ?? ''}>
      {phone && (
        <div className="flex flex-col gap-5">
          <div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
              <Badge tone={listingWords[phone.state].tone}>{listingWords[phone.state].words}</Badge>
              <PhoneNumbers phone={phone} />
            </div>
            <p className="mt-2 break-words text-muted">{stateWords(phone, now)}</p>
          </div>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {phone.acts.includes('edit') && (
              <Act help="Price, description and photos.">
                <Link
                  to={pages.editProduct(phone._id)}
                  className={classNames(buttonClass(), 'px-3')}
                >
                  Edit
                </Link>
              </Act>
            )}
            <Act help="Start a new listing from a copy of this one.">
              <Link
                to={pages.addProduct()}
                search={{ from: phone._id }}
                className={classNames(buttonClass(), 'px-3')}
              >
                Duplicate
              </Link>
            </Act>
            {movesOf(phone).map((move) => (
              <Act key={move} help={actWords[move].help}>
                <Button
                  className={move === 'withdraw' ? 'px-3 text-red' : 'px-3'}
                  busy={busy === busyName(move, [phone])}
                  onClick={() => onMove(phone, move)}
                >
                  {actWords[move].label}
                </Button>
              </Act>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

function Act({ help, children }: { help: string; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <span className="text-sm text-muted">{help}</span>
      <span className="shrink-0">{children}</span>
    </li>
  )
}
