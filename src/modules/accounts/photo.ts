const OWN_PICTURE = /^\/media\/[0-9a-f-]{36}(-\d+)?\.webp$/i

/** What is wrong with a photo's address: only pictures uploaded here, or on hosts that are allowed. */
export function whyNotImage(image: string | null | undefined, hosts: string[]): { image?: string } {
  if (!image || OWN_PICTURE.test(image)) return {}
  const url = URL.canParse(image) ? new URL(image) : undefined
  if (url?.protocol === 'https:' && hosts.includes(url.host)) return {}
  return { image: 'Upload the photo here first' }
}
