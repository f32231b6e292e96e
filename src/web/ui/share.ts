import { copyText } from './copy-text.ts'
import { toast } from './toaster.tsx'

/** Shares the page with the device's share sheet, or copies its URL and says so. */
export async function sharePage(texts: { copied: string; blocked: string }): Promise<void> {
  const page = { title: document.title, url: location.href }
  try {
    if (navigator.share) return await navigator.share(page)
    await copyText(page.url)
    toast.success(texts.copied)
  } catch (error) {
    // Closing the share sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error(texts.blocked)
  }
}
