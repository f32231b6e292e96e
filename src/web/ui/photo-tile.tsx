import { RotateCcw, X } from 'lucide-react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

type PhotoTileProps = {
  src: string
  /** Completes the names of its buttons: 'Remove front photo'. */
  name: string
  /** From 0 to 1 while uploading. */
  progress?: number | undefined
  failed?: boolean
  onCancel?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

/** One picked or stored photo with how far its upload is and what can be done about it. */
export function PhotoTile({
  src,
  name,
  progress,
  failed = false,
  onCancel,
  onRetry,
  onRemove,
}: PhotoTileProps) {
  const uploading = progress !== undefined && !failed
  const away = uploading ? onCancel : onRemove
  return (
    <div className="flex min-w-0 items-center gap-2">
      <img
        src={src}
        alt=""
        className={classNames(
          'size-20 shrink-0 rounded-field bg-sand object-cover',
          (uploading || failed) && 'opacity-60',
        )}
      />
      <div className="flex flex-col">
        {uploading && <UploadProgress name={name} progress={progress} />}
        <div className="flex">
          {failed && onRetry && (
            <IconButton
              label={`Upload ${name} again`}
              icon={<RotateCcw className="size-4" />}
              onClick={onRetry}
            />
          )}
          {away && (
            <IconButton
              label={uploading ? `Cancel upload of ${name}` : `Remove ${name}`}
              icon={<X className="size-4" />}
              onClick={away}
            />
          )}
        </div>
      </div>
      <span role="status" className="sr-only">
        {statusOf(uploading, failed)}
      </span>
    </div>
  )
}

export function UploadProgress({ name, progress }: { name: string; progress: number }) {
  const percent = Math.round(progress * 100)
  return (
    <span className="flex items-center gap-2 px-2 pt-1 whitespace-nowrap text-sm tabular-nums text-muted">
      <progress
        className="meter w-20 min-w-8 shrink"
        aria-label={`Upload of ${name}`}
        value={percent}
        max={100}
      />
      {percent} %
    </span>
  )
}

function statusOf(uploading: boolean, failed: boolean) {
  if (failed) return ''
  return uploading ? 'Uploading photo' : 'Photo ready'
}
