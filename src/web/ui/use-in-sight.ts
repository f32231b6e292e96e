import { useEffect, useRef, useState } from 'react'

/** How much of a screen below it a part may be when its content is already fetched. */
const AHEAD = '50%'

/** True from when a part first comes near the screen: for what is fetched only for who gets there. */
export function useInSight<Part extends HTMLElement>() {
  const ref = useRef<Part>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const part = ref.current
    if (!part) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return [ref, seen] as const
}
