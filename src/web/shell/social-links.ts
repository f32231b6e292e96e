export type SocialLink = { label: string; href: string; mark: string }

const networks: readonly { hosts: readonly string[]; name: string; mark: string }[] = [
  { hosts: ['facebook.com', 'fb.com'], name: 'Facebook', mark: 'f' },
  { hosts: ['x.com', 'twitter.com'], name: 'X', mark: 'X' },
  { hosts: ['instagram.com'], name: 'Instagram', mark: 'Ig' },
  { hosts: ['linkedin.com'], name: 'LinkedIn', mark: 'in' },
  { hosts: ['youtube.com'], name: 'YouTube', mark: 'Yt' },
  { hosts: ['tiktok.com'], name: 'TikTok', mark: 'Tk' },
  { hosts: ['t.me', 'telegram.me'], name: 'Telegram', mark: 'T' },
  { hosts: ['bsky.app'], name: 'Bluesky', mark: 'B' },
]

/** The shop's own profiles, or links that share a page: plain URLs, no scripts of others. */
export function socialLinks(profiles: readonly string[], page: string): SocialLink[] {
  if (profiles.length > 0) return profiles.map(profileLink)
  const url = encodeURIComponent(page)
  return [
    {
      label: 'Share on Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      mark: 'f',
    },
    { label: 'Share on X', href: `https://x.com/intent/post?url=${url}`, mark: 'X' },
    { label: 'Share on WhatsApp', href: `https://wa.me/?text=${url}`, mark: 'W' },
    { label: 'Share on Telegram', href: `https://t.me/share/url?url=${url}`, mark: 'T' },
  ]
}

function profileLink(href: string): SocialLink {
  const host = new URL(href).hostname.replace(/^(www|m)\./, '')
  const network = networks.find(({ hosts }) => hosts.includes(host))
  return {
    label: `Redial on ${network?.name ?? host}`,
    href,
    mark: network?.mark ?? host.charAt(0).toUpperCase(),
  }
}
