import { expect, test } from 'vitest'
import { socialLinks } from './site-frame.tsx'

const texts = {
  share: (network: string) => `Share on ${network}`,
  profile: (network: string) => `Phone Fair on ${network}`,
}

test('without profiles the icons share the page that is shown', () => {
  const links = socialLinks([], 'https://shop.example/phones/1?a=b&c', texts)
  expect(links.map(({ label }) => label)).toEqual([
    'Share on Facebook',
    'Share on X',
    'Share on WhatsApp',
    'Share on Telegram',
  ])
  for (const { href } of links)
    expect(href).toContain(encodeURIComponent('https://shop.example/phones/1?a=b&c'))
})

test('the shop’s own profiles replace them, named by network or host', () => {
  const profiles = ['https://www.instagram.com/redial', 'https://social.example/@redial']
  expect(socialLinks(profiles, 'https://shop.example/', texts)).toEqual([
    { label: 'Phone Fair on Instagram', href: profiles[0], mark: 'Ig' },
    { label: 'Phone Fair on social.example', href: profiles[1], mark: 'S' },
  ])
})
