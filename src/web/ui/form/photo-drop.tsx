import { ImagePlus, RotateCcw, X } from 'lucide-react'
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'
import type { FieldControl } from './fields.tsx'

export type PhotoTexts = {
  choose: string
  replace: string
  /** After the label of the link. */
  explain: string
  remove: (name: string) => string
  cancel: (name: string) => string
  retry: (name: string) => string
  upload: (name: string) => string
  ready: string
  uploading: string
  processing: string
  /** Beside the bar. */
  sent: string
}

type PhotoTileProps = {
  src: string
  /** Shown if the browser cannot show that file. */
  otherwise?: string | undefined
  /** Completes the names of the buttons: 'Remove front photo'. */
  name: string
  /** From 0 to 1 while uploading. */
  progress?: number | undefined
  failed?: boolean
  onCancel?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  texts: PhotoTexts
}

/** A chosen or stored photo with its upload progress and actions. */
export function PhotoTile({
  src,
  otherwise,
  name,
  progress,
  failed = false,
  onCancel,
  onRetry,
  onRemove,
  texts,
}: PhotoTileProps) {
  const [unshown, setUnshown] = useState<string>()
  const shown = src === unshown ? otherwise : src
  const uploading = progress !== undefined && !failed
  const away = uploading ? onCancel : onRemove
  return (
    <div className="flex min-w-0 items-center gap-2">
      <span
        className={classNames(
          'size-20 shrink-0 overflow-hidden rounded-field bg-sand',
          (uploading || failed) && 'opacity-60',
        )}
      >
        {shown && (
          <img
            src={shown}
            alt=""
            className="size-full object-cover"
            onError={() => setUnshown(src)}
          />
        )}
      </span>
      <div className="flex flex-col">
        {uploading && <UploadProgress name={name} progress={progress} texts={texts} />}
        <div className="flex">
          {failed && onRetry && (
            <IconButton
              label={texts.retry(name)}
              icon={<RotateCcw className="size-4" />}
              onClick={onRetry}
            />
          )}
          {away && (
            <IconButton
              label={uploading ? texts.cancel(name) : texts.remove(name)}
              icon={<X className="size-4" />}
              onClick={away}
            />
          )}
        </div>
      </div>
      <span role="status" className="sr-only">
        {statusOf(progress, failed, texts)}
      </span>
    </div>
  )
}

/** All bytes are sent; the server still reads the photo. */
export const isSent = (progress: number) => Math.round(progress * 100) === 100

type UploadProgressProps = { name: string; progress: number; texts: PhotoTexts }

export function UploadProgress({ name, progress, texts }: UploadProgressProps) {
  const percent = Math.round(progress * 100)
  return (
    <span className="flex min-h-6 items-center gap-2 px-2 pt-1 whitespace-nowrap text-sm tabular-nums text-muted">
      {/* It stays until the server has the photo; without a value it says that this takes an unknown time. */}
      <progress
        className={isSent(progress) ? 'sr-only' : 'meter w-20 min-w-8 shrink'}
        aria-label={texts.upload(name)}
        value={isSent(progress) ? undefined : percent}
        max={100}
      />
      <span>{isSent(progress) ? texts.sent : `${percent} %`}</span>
    </span>
  )
}

function statusOf(progress: number | undefined, failed: boolean, texts: PhotoTexts) {
  if (failed) return ''
  if (progress === undefined) return texts.ready
  return isSent(progress) ? texts.processing : texts.uploading
}

/** What phones and cameras produce; the server decides. */
export const PHOTO_TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif'

type PhotoDropProps = {
  control: FieldControl
  onFiles: (files: File[]) => void
  /** Label of the link: 'Choose a photo'. */
  action: string
  /** Also mentions dropping and pasting. */
  explain?: boolean
  multiple?: boolean
  accept?: string | undefined
  texts: PhotoTexts
  children?: ReactNode
}

/** A file input that also accepts dropped and pasted files. */
export function PhotoDrop(props: PhotoDropProps) {
  const {
    control,
    onFiles,
    action,
    explain,
    multiple,
    accept = PHOTO_TYPES,
    texts,
    children,
  } = props
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  // A file chosen before hydration fired no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes ready
  useEffect(() => {
    if (input.current?.files) take(input.current.files)
  }, [])

  function take(files: FileList) {
    if (files.length > 0) onFiles([...files])
  }

  function hover(event: DragEvent) {
    // A tile being reordered carries no files.
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  function drop(event: DragEvent) {
    setOver(false)
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    take(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting only add to the file input inside
    <div
      className={classNames('photo-drop', over && 'photo-drop-over')}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
    >
      {children}
      <label className="relative flex min-h-11 flex-1 cursor-pointer items-center gap-3 rounded-field px-3 text-sm text-muted">
        <input
          {...control}
          ref={input}
          type="file"
          accept={accept}
          multiple={multiple}
          className="sr-only"
          onChange={(event) => {
            if (event.currentTarget.files) take(event.currentTarget.files)
            // Otherwise choosing the same file again would fire no change event.
            event.currentTarget.value = ''
          }}
        />
        <ImagePlus className="size-5 shrink-0 text-ink" />
        <span>
          <span className="font-medium text-ink underline underline-offset-4">{action}</span>
          {explain && <span className="max-md:sr-only">{texts.explain}</span>}
        </span>
      </label>
    </div>
  )
}
