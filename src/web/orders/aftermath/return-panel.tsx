import { PackageCheck } from 'lucide-react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Moment } from '../../ui/moment.tsx'
import type { Dispute } from './calls.ts'
import type { DisputePart } from './dispute-section.tsx'
import { ReceiveForm } from './receive-form.tsx'
import { SendBackForm } from './send-back-form.tsx'

/** The phone on its way back, and what each of the two has to say about it. */
export function ReturnPanel(part: DisputePart) {
  const { actions, return: sent } = part.dispute
  return (
    <>
      {sent && <Parcel sent={sent} />}
      {actions.includes('send_back') && <SendBackForm {...part} />}
      {actions.includes('receive_return') && <ReceiveForm {...part} />}
    </>
  )
}

const came: Record<NonNullable<NonNullable<Dispute['return']>['imei']>, string> = {
  same: 'The phone that was sold came back: its IMEI is the same.',
  unknown: 'It came back. Its IMEI was not known before.',
  other: 'Another phone came back: its IMEI is not that of the phone that was sold.',
  no_phone: 'No phone came back, says the seller.',
}

function Parcel({ sent }: { sent: NonNullable<Dispute['return']> }) {
  return (
    <div className="flex gap-3 rounded-field bg-mist px-4 py-3">
      <PackageCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-semibold">
          {sent.carrier}, sent back <Moment at={sent.sentAt} exact />
        </p>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2">
          <code className="min-w-0 truncate font-mono text-sm select-all">{sent.tracking}</code>
          <CopyButton text={sent.tracking} what="tracking number" />
        </p>
        {sent.imei && <p>{came[sent.imei]}</p>}
      </div>
    </div>
  )
}
