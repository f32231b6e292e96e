import type { ContentPage } from '../../shared/content/content-pages.ts'

/** What a page is called in the dashboard, and what it is for. */
export const pageNames: Record<ContentPage, { name: string; purpose: string }> = {
  terms: { name: 'Terms of use', purpose: 'What people agree to when they sign up.' },
  privacy: { name: 'Privacy policy', purpose: 'What is stored about people, and why.' },
  cookies: { name: 'Cookies', purpose: 'What is stored in a browser.' },
  imprint: { name: 'Imprint', purpose: 'Who runs the shop.' },
  fees: { name: 'Fees', purpose: 'What buying and selling costs.' },
  'seller-terms': { name: 'Seller terms', purpose: 'What sellers agree to.' },
  support: {
    name: 'Support',
    purpose: 'Help for buyers and sellers. Smaller headings are questions.',
  },
  about: { name: 'About', purpose: 'Who the shop is.' },
  blog: { name: 'Blog', purpose: 'Questions and answers, a heading each.' },
  'home-find': { name: 'First slide', purpose: 'On the home page, beside “See all phones”.' },
  'home-safe': { name: 'Second slide', purpose: 'On the home page, beside “How a meet-up works”.' },
  'home-sell': { name: 'Third slide', purpose: 'On the home page, beside “Sell a phone”.' },
  'home-reasons': { name: 'Reasons', purpose: 'On the home page, a heading for each reason.' },
  'home-about': { name: 'About block', purpose: 'At the end of the home page.' },
}

export const pageGroups: readonly { title: string; pages: readonly ContentPage[] }[] = [
  { title: 'Legal', pages: ['terms', 'privacy', 'cookies', 'imprint', 'fees', 'seller-terms'] },
  { title: 'About the shop', pages: ['about', 'support', 'blog'] },
  {
    title: 'Home page',
    pages: ['home-find', 'home-safe', 'home-sell', 'home-reasons', 'home-about'],
  },
]
