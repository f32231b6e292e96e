import { type ReactNode, useState } from 'react'
import { useObjectUrl } from '../hooks.ts'
import { Field } from './fields.tsx'
import { PhotoDrop, type PhotoTexts, PhotoTile } from './photo-drop.tsx'

type PhotoFieldProps = {
  label: string
  help?: ReactNode
  optional?: boolean | string
  /** URL of the stored photo, if there is one. */
  value?: string | undefined
  onPick: (file: File) => void
  onCancel?: () => void
  onRetry?: () => void
  onRemove?: () => void
  /** From 0 to 1 while uploading, undefined otherwise. */
  progress?: number | undefined
  error?: string | undefined
  accept?: string
  texts: PhotoTexts
}

/** A single photo: choose, drop or paste. Shown at once, before it is uploaded. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, help, optional, error, value, progress, accept, texts } = props
  const [file, setFile] = useState<File>()
  const preview = useObjectUrl(file)
  const shown = preview ?? value

  function pick([picked]: File[]) {
    if (!picked) return
    setFile(picked)
    props.onPick(picked)
  }

  function clearThen(callback: (() => void) | undefined) {
    if (!callback) return
    return () => {
      setFile(undefined)
      callback()
    }
  }

  return (
    <Field {...{ label, help, error, optional }}>
      {(control) => (
        <PhotoDrop
          control={control}
          accept={accept}
          onFiles={pick}
          action={shown ? texts.replace : texts.choose}
          explain={!shown}
          texts={texts}
        >
          {shown && (
            <PhotoTile
              src={shown}
              otherwise={value}
              name={label}
              progress={progress}
              failed={error !== undefined}
              onCancel={clearThen(props.onCancel)}
              onRetry={props.onRetry}
              onRemove={clearThen(props.onRemove)}
              texts={texts}
            />
          )}
        </PhotoDrop>
      )}
    </Field>
  )
}
