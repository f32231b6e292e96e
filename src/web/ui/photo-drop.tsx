import { ImagePlus } from 'lucide-react'
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from './class-names.ts'
import type { FieldControl } from './field.tsx'

/** What phones and cameras write; the server has the last word. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic'

type PhotoDropProps = {
  control: FieldControl
  onFiles: (files: File[]) => void
  /** The act, as a link would say it: 'Choose a photo'. */
  action: string
  /** Adds the other two ways to the words. */
  explain?: boolean
  multiple?: boolean
  accept?: string | undefined
  children?: ReactNode
}

/** A file input that also takes what is dropped on it or pasted into it. */
export function PhotoDrop(props: PhotoDropProps) {
  const { control, onFiles, action, explain, multiple, accept = PHOTO_TYPES, children } = props
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  // A file that was picked before the page was ready told nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes ready
  useEffect(() => {
    if (input.current?.files) take(input.current.files)
  }, [])

  function take(files: FileList) {
    if (files.length > 0) onFiles([...files])
  }

  function hover(event: DragEvent) {
    // A tile that is being moved carries no files and is none of our business.
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
            // Picking the same file again must count as a change.
            event.currentTarget.value = ''
          }}
        />
        <ImagePlus className="size-5 shrink-0 text-ink" />
        <span>
          <span className="font-medium text-ink underline underline-offset-4">{action}</span>
          {explain && <span className="max-md:sr-only">, drop it here or paste it</span>}
        </span>
      </label>
    </div>
  )
}
