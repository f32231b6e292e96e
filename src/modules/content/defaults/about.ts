import type { PageText } from './default-text.ts'

export const about: PageText = {
  title: 'About',
  description:
    '{{shop_name}} is a marketplace for second-hand phones: who runs it, how it treats your data, and what it costs.',
  body: `## Why it exists

A working phone is worth more in someone’s hand than in a drawer. What keeps people from buying second-hand is doubt: is the description true, is the price fair, will the phone still be there when I arrive? {{shop_name}} answers these three questions.

## How it works

- Sellers list a phone with a photo, its grade, how long it was used, and a price.
- Buyers book a phone with one click. It’s held for them for {{hold_time}}.
- {{completion}} {{other_payments}}
- One account does both: buy today, sell tomorrow.
- Admins read every report and remove listings that break the rules.

## Who runs it

The people who host this shop, and nobody else. It runs on free software, not on a platform: there is no head office that sees your listings.

{{contact_details}}

## What happens to your data

The people who run this shop store it. {{trackers}} Of the people here, only you and the admins see your email address. Your password is stored as a one-way hash.

{{services}}

## What it costs

{{costs}}
`,
}
