import { copyText } from './copy-text.ts'
import { toast } from './toaster.tsx'

/** Shares the page with the device's share sheet, or copies its URL. */
export async function sharePage(): Promise<void> {
  const page = { title: document.title, url: location.href }
  try {
    if (navigator.share) return await navigator.share(page)
    await copyText(page.url)
    toast.success('Link copied')
  } catch (error) {
    // Closing the share sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error('Copying is blocked here. Copy the URL from the address bar.')
  }
}
