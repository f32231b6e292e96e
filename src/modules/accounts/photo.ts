export const UPLOAD_FIRST = 'Upload the photo here first'

/**
 * What is wrong with the address of a newcomer's photo. Uploading needs an account, so there is
 * none of our own pictures to name yet: only hosts that the settings allow.
 */
export function whyNotImage(image: string | null | undefined, hosts: string[]): { image?: string } {
  if (!image) return {}
  const url = URL.canParse(image) ? new URL(image) : undefined
  if (url?.protocol === 'https:' && hosts.includes(url.host)) return {}
  return { image: UPLOAD_FIRST }
}
