import { useEffect, useState } from 'react'

/** An address for a file that only this page knows, released when the file changes. The policy must allow `blob:` images. */
export function useObjectUrl(file: File | undefined) {
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  return url
}
