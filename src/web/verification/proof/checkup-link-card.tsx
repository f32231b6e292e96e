import type { CheckupLink } from '../../api/index.ts'
import { CopyButton } from '../../ui/button.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Notice, SpinnerRing } from '../../ui/page-states.tsx'

import { QrPicture } from './qr-picture.tsx'
import { timeWords } from './use-time-left.ts'

type CheckupLinkCardProps = { link: CheckupLink; secondsLeft: number; isLost: boolean }

/** The way to the other phone, and how long it stays open. */
export function CheckupLinkCard({ link, secondsLeft, isLost }: CheckupLinkCardProps) {
  if (secondsLeft === 0)
    return (
      <Notice label="Link" tone="waiting">
        The link has run out before a result came. Make a new one.
      </Notice>
    )
  return (
    <div className="flex flex-col gap-4 md:flex-row md:items-center md:gap-6">
      <QrPicture
        svg={link.qr}
        alt="QR code that opens the check-up"
        className="size-48 shrink-0 self-center rounded-field"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <ol className="flex list-decimal flex-col gap-1 ps-5">
          <li>Scan the code with the camera of the phone that you sell.</li>
          <li>Make the tests there. It takes about three minutes.</li>
          <li>Leave this page open: the result appears here.</li>
        </ol>
        <div className="flex items-center gap-1 rounded-field border border-hairline ps-3">
          <code className="min-w-0 flex-1 truncate font-mono text-sm select-all">{link.url}</code>
          <CopyButton text={link.url} what="link" />
        </div>
        <p>
          <TextLink href={link.url} target="_blank">
            Is this the phone? Open the check-up here
          </TextLink>
        </p>
        <p className="flex items-center gap-2 text-sm text-muted tabular-nums">
          <SpinnerRing />
          {isLost
            ? 'We lost the connection and keep asking for the result.'
            : `Waiting for the phone. The link lasts ${timeWords(secondsLeft)} more and works once.`}
        </p>
      </div>
    </div>
  )
}
