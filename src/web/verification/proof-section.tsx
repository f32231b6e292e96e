import { type ReactNode, useId } from 'react'
import { apiUrl } from '../api/client.ts'
import type { VerifiedPossession } from '../api/index.ts'
import { sendFile } from '../api/upload.ts'
import { Badge } from '../ui/badge.tsx'
import { useTranslations } from '../ui/text.ts'
import { type ProofSubject, toBody } from './proof-subject.ts'

/** Sends the photo that shows the code; as `sendFile`. */
export function sendPossessionPhoto(
  subject: ProofSubject,
  file: File,
  onProgress: (done: number) => void,
  signal: AbortSignal,
) {
  const path = `${apiUrl('/api/possession-photos')}?${new URLSearchParams(toBody(subject))}`
  return sendFile<VerifiedPossession>(path, { file, onProgress, signal })
}

export type HeadingLevel = 2 | 3

type ProofSectionProps = {
  title: string
  lead: string
  level: HeadingLevel
  done?: boolean | undefined
  isRequired?: boolean
  children: ReactNode
}

/** The frame of one proof, with whether it is done. */
export function ProofSection({
  title,
  lead,
  level,
  done,
  isRequired,
  children,
}: ProofSectionProps) {
  const id = useId()
  const t = useTranslations('proving')
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-box border border-hairline p-4 md:p-6"
    >
      <header>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading id={id} className="text-lg">
            {title}
          </Heading>
          {done ? (
            <Badge tone="good">{t('done')}</Badge>
          ) : (
            <Badge>{t(isRequired ? 'required' : 'optional')}</Badge>
          )}
        </div>
        <p className="mt-1 max-w-prose text-pretty text-muted">{lead}</p>
      </header>
      {children}
    </section>
  )
}
