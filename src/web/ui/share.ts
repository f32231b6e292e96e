import { toast } from './toaster.tsx'

/** Shares the page as it stands: by the device's own sheet where it has one, or into the clipboard. */
export async function sharePage(): Promise<void> {
  const page = { title: document.title, url: location.href }
  try {
    if (navigator.share) return await navigator.share(page)
    await navigator.clipboard.writeText(page.url)
    toast.success('Link copied')
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error('Copying is blocked here. Copy the URL from the address bar.')
  }
}
