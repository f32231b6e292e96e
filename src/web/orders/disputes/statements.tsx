import { useState } from 'react'
import { MAX_PHOTOS } from '../../../shared/listings/listing-photos.ts'
import {
  MAX_STATEMENT_LENGTH,
  MAX_STATEMENT_PHOTOS,
  MIN_STATEMENT_LENGTH,
} from '../../../shared/orders/order-limits.ts'
import { apiUrl } from '../../api/client.ts'
import { rotatePhoto } from '../../api/upload.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import type { PhotoItem } from '../../forms/use-photo-list.ts'
import { usePhotoList } from '../../forms/use-photo-list.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field, FieldError, FormError } from '../../ui/form/field.tsx'
import { TextareaField } from '../../ui/form/fields.tsx'
import { PhotoDrop, PhotoTile } from '../../ui/form/photo-drop.tsx'
import { Moment } from '../../ui/reader.tsx'

import type { Dispute, Statement } from '../order-api.ts'
import { displayName, type Viewer } from './dispute-labels.ts'
import type { DisputePart } from './dispute-section.tsx'

const sides = { buyer: 'Buyer', seller: 'Seller', admin: 'Admin' }

/** All statements, oldest first. */
export function StatementList({ dispute, you }: { dispute: Dispute; you: Viewer }) {
  return (
    <ol aria-label="Statements" className="flex flex-col gap-3">
      {dispute.statements.map((statement) => (
        <li key={statement._id}>
          <StatementCard statement={statement} name={displayName(statement.by, you, dispute)} />
        </li>
      ))}
    </ol>
  )
}

/** One statement with its photos, which open in a new tab. */
export function StatementCard({ statement, name }: { statement: Statement; name: string }) {
  const { by, text, at, photos } = statement
  return (
    <article
      className={classNames(
        'rounded-box border border-hairline p-4',
        by === 'admin' ? 'bg-mist' : 'bg-raised',
      )}
    >
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span>
          <span className="font-semibold">{name}</span>
          {name !== 'An admin' && <span className="text-muted"> · {sides[by]}</span>}
        </span>
        <span className="text-muted">
          <Moment at={at} exact />
        </span>
      </p>
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {photos.map(({ _id, width, height }, place) => (
            <li key={_id}>
              <a
                href={apiUrl('/api/dispute-photos/{id}', { id: _id })}
                target="_blank"
                rel="noreferrer"
              >
                <img
                  src={apiUrl('/api/dispute-photos/{id}', { id: _id })}
                  width={width}
                  height={height}
                  alt={`${place + 1} of ${photos.length}, from ${name === 'You' ? 'you' : name}`}
                  loading="lazy"
                  className="size-28 rounded-field bg-sand object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** Adds a statement; open from the start for a seller who hasn't replied yet. */
export function AddStatement(part: DisputePart) {
  const isReply = part.you === 'seller' && part.dispute.stage === 'open'
  const [open, setOpen] = useState(isReply)
  if (open) return <StatementForm {...part} isReply={isReply} onClose={() => setOpen(false)} />
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        {part.you === 'admin' ? 'Ask buyer and seller' : 'Add details'}
      </Button>
    </div>
  )
}

function StatementForm(props: DisputePart & { isReply: boolean; onClose: () => void }) {
  const { api, dispute, you, onDone, isReply, onClose } = props
  const photos = useEvidencePhotos()
  const form = useDraftForm(`statement-${dispute.orderId}`, {
    initial: { text: '', photos: '' },
    check: ({ text }) => ({ text: statementProblem(text) }),
    async send({ text }) {
      const statement = { text: text.trim(), photos: await photos.urls() }
      const changed = await api.post('/api/orders/{id}/dispute/statements', {
        path: { id: dispute.orderId },
        body: statement,
        once: true,
      })
      onClose()
      await onDone(changed, 'Added')
    },
  })
  const label = isReply ? 'Your reply' : you === 'admin' ? 'Your question' : 'More details'
  return (
    <form
      {...form.form}
      aria-label={label}
      className="flex flex-col gap-5 rounded-box border border-hairline p-4 md:p-5"
    >
      <TextareaField
        {...form.field('text')}
        label={label}
        help={
          isReply
            ? 'Describe the phone’s condition when you sent it. Photos help.'
            : 'Both sides can read this.'
        }
        maxLength={MAX_STATEMENT_LENGTH}
      />
      <EvidenceField photos={photos} byAdmin={you === 'admin'} error={form.problem('photos')} />
      <FormError title={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={isReply ? 'primary' : 'quiet'}
          busy={form.busy}
          busyLabel="Sending"
        >
          {isReply ? 'Send reply' : 'Add'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  )
}

export function statementProblem(text: string): string | undefined {
  const length = text.trim().length
  if (length === 0) return 'Enter a description'
  return length < MIN_STATEMENT_LENGTH
    ? `Enter at least ${MIN_STATEMENT_LENGTH} characters`
    : undefined
}

/** Photos per statement; the server's limit. */
const MAX_EVIDENCE_PHOTOS = Math.min(MAX_STATEMENT_PHOTOS, MAX_PHOTOS)

/** Photos of a statement, uploaded as soon as they are chosen. */
export function useEvidencePhotos() {
  const photos = usePhotoList({ rotate: rotatePhoto })
  return {
    ...photos,
    add: (files: readonly File[]) =>
      photos.add(files.slice(0, MAX_EVIDENCE_PHOTOS - photos.items.length)),
    /** The URLs of all photos once they are uploaded. @throws ApiError at the field otherwise. */
    urls: async () => (await photos.settled()).flatMap(({ url }) => url ?? []),
    clear: () => photos.restore([]),
  }
}
type EvidencePhotos = ReturnType<typeof useEvidencePhotos>

type EvidenceFieldProps = {
  photos: EvidencePhotos
  byAdmin: boolean
  error?: string | undefined
}

export function EvidenceField({ photos, byAdmin, error }: EvidenceFieldProps) {
  const room = MAX_EVIDENCE_PHOTOS - photos.items.length
  return (
    <Field
      label="Photos"
      optional
      error={error}
      help={`Only ${byAdmin ? 'the buyer, the seller' : 'you, the other side'} and admins can see them. We remove location data.`}
    >
      {(control) => (
        <div className="flex flex-col gap-3">
          {photos.items.length > 0 && (
            <ul aria-label="Photos" className="grid gap-2 sm:grid-cols-2">
              {photos.items.map((item, at) => (
                <li key={item.id}>
                  <EvidencePhoto item={item} name={`photo ${at + 1}`} photos={photos} />
                </li>
              ))}
            </ul>
          )}
          {room > 0 && (
            <PhotoDrop
              control={control}
              multiple
              explain={photos.items.length === 0}
              action={photos.items.length === 0 ? 'Choose photos' : `Add photos (${room} left)`}
              onFiles={photos.add}
            />
          )}
        </div>
      )}
    </Field>
  )
}

type EvidencePhotoProps = { item: PhotoItem; name: string; photos: EvidencePhotos }

function EvidencePhoto({ item: { id, src, progress, error }, name, photos }: EvidencePhotoProps) {
  const remove = () => photos.remove(id)
  return (
    <>
      <PhotoTile
        src={src}
        name={name}
        progress={progress}
        failed={error !== undefined}
        onCancel={remove}
        onRemove={remove}
        onRetry={() => photos.retry(id)}
      />
      <FieldError id={`${id}-error`} error={error} />
    </>
  )
}
