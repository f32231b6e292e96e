import type { ContentPage } from '../../../shared/content/content-pages.ts'
import type { PageText } from './default-text.ts'

/** The blocks of the home page: three slides, why the shop is safe, and about it. */
export const homeBlocks: Record<Extract<ContentPage, `home-${string}`>, PageText> = {
  'home-find': {
    title: 'A good phone doesn’t have to be new',
    description: '',
    body: 'Compare second-hand phones by grade, age and price. Key facts first, with what you save.\n',
  },
  'home-safe': {
    title: '{{safe_title}}',
    description: '',
    body: 'A booking holds the phone for {{hold_time}} and costs nothing. {{when_to_pay}}\n',
  },
  'home-sell': {
    title: 'Turn your old phone into money',
    description: '',
    body: 'One photo, a name and a price are enough to list it. You choose who you sell to.\n',
  },
  'home-reasons': {
    title: 'Why it is safe',
    description: '',
    body: `## Key facts first

Every listing shows grade, age, place and seller first.

## One phone, one buyer

A booked phone cannot be booked again. If it isn’t paid for within {{hold_time}}, it’s available again.

{{code_reason}}

## Every report is read

Anyone who is logged in can report a listing. Admins read every report and remove bad listings.
`,
  },
  'home-about': {
    title: 'About {{shop_name}}',
    description: '',
    body: `Most phones end up in a drawer while they still work well. {{shop_name}} helps them move on, from someone who no longer needs one to someone who does, at a price both think is fair.
`,
  },
}
