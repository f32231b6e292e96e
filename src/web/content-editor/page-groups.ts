import type { ContentPage } from '../../shared/content/content-pages.ts'
import type { PageMessages } from '../../text/pages.ts'

type GroupName = keyof PageMessages['contentEditor']['group']

/** The pages and blocks that can be edited, in the order of their list. */
export const pageGroups: readonly { name: GroupName; pages: readonly ContentPage[] }[] = [
  { name: 'legal', pages: ['terms', 'privacy', 'cookies', 'imprint', 'fees', 'seller-terms'] },
  { name: 'shop', pages: ['about', 'support', 'blog'] },
  {
    name: 'home',
    pages: ['home-find', 'home-safe', 'home-sell', 'home-reasons', 'home-about'],
  },
]
